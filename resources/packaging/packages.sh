# What Hotchkiss needs, by the names of Debian 12; sourced by run and test.
BUILD_PACKAGES="g++ cmake ninja-build ccache mold qt6-base-dev libqt6svg6-dev qt6-tools-dev qt6-tools-dev-tools
    qt6-l10n-tools qt6-translations-l10n libgl1-mesa-dev libpng-dev fonts-oldstandard fonts-dejavu-core"
TEST_PACKAGES="poppler-utils python3-jsonschema python3-yaml desktop-file-utils appstream librsvg2-bin shared-mime-info libxml2-utils dpkg-dev"

# Installs the packages that are missing, or says which they are where it cannot.
ensure_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        echo "This is no Debian system: please see to it that you have" "$@" "(Debian's names)." >&2
        return 0
    fi
    missing=
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    echo "Installing:$missing" >&2
    if [ "$(id -u)" = 0 ]; then asroot=; elif command -v sudo >/dev/null; then asroot=sudo; else
        echo "Neither root nor sudo: please install$missing" >&2
        return 1
    fi
    $asroot apt-get update -q >&2
    DEBIAN_FRONTEND=noninteractive $asroot apt-get install -q -y --no-install-recommends $missing >&2
}
