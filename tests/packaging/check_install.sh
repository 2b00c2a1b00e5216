#!/bin/sh
# Installs the build into a scratch folder and a Debian package into another, and starts the program from both.
# usage: check_install.sh BUILD_FOLDER
set -eu
build=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
unset HOTCHKISS_RESOURCES
export QT_QPA_PLATFORM=offscreen XDG_CONFIG_HOME="$scratch/home" XDG_DATA_HOME="$scratch/home" \
    XDG_CACHE_HOME="$scratch/home"

# Everything works from a folder installed anywhere, without a look at the source tree.
works() {
    "$1/bin/hotchkiss" --version | grep -q '^hotchkiss [0-9]'
    for sample in "$1"/share/hotchkiss/samples/*/*.hotchkiss.yaml; do "$1/bin/hotchkiss" check "$sample" >/dev/null; done
    "$1/bin/hotchkiss" export "$sample" --dpi 20 --hex-mm 5 -o "$scratch/out" >/dev/null
    code=0
    timeout 5 "$1/bin/hotchkiss" "$sample" 2>"$scratch/err" || code=$?
    [ $code = 124 ] || { echo "the window did not stay open: $code"; cat "$scratch/err"; exit 1; }
    [ -d "$1/share/hotchkiss/resources/rulesets" ] && [ -f "$1/share/hotchkiss/resources/schema/scenario.schema.json" ]
    [ ! -e "$1/share/hotchkiss/resources/packaging" ]
    [ -f "$1/share/hotchkiss/translations/hotchkiss_de.qm" ]
}

cmake --install "$build" --prefix "$scratch/usr" --strip >/dev/null
works "$scratch/usr"
share=$scratch/usr/share
desktop-file-validate "$share/applications/hotchkiss.desktop"
appstreamcli validate --no-net "$share/metainfo/hotchkiss.metainfo.xml"
xmllint --noout "$share/mime/packages/hotchkiss.xml" "$share/icons/hicolor/scalable/apps/hotchkiss.svg"
update-mime-database "$share/mime" 2>/dev/null
grep -q '80:application/x-hotchkiss-scenario:\*.hotchkiss.yaml' "$share/mime/globs2"
[ -f "$share/man/man1/hotchkiss.1" ]

command -v dpkg-shlibdeps >/dev/null || { echo "no dpkg-shlibdeps: the Debian package is not tried"; exit 0; }
mkdir "$scratch/deb"
(cd "$scratch/deb" && cpack --config "$build/CPackConfig.cmake" -B "$scratch/deb" >"$scratch/cpack.log") ||
    { cat "$scratch/cpack.log"; exit 1; }
package=$(ls "$scratch"/deb/*.deb)
for needed in libqt6widgets6 libqt6svg6 libpng16-16 fonts-oldstandard; do
    dpkg-deb -f "$package" Depends | grep -q "$needed" || { echo "the package does not depend on $needed"; exit 1; }
done
dpkg-deb -x "$package" "$scratch/root"
works "$scratch/root/usr"
echo "installed, packaged and started"
