#!/bin/sh
# What must not be in the tree, whatever else changes. usage: check_tree.sh SOURCE_FOLDER
set -eu
cd "$1"
failed=0
# Prints what a search found; finding anything is a failure.
nothing() {
    what=$1
    shift
    if found=$("$@"); then
        printf '%s:\n%s\n' "$what" "$found"
        failed=1
    fi
}
sources="app editors model views tests resources samples translations CMakeLists.txt CMakePresets.json README.md CHANGELOG.md run test"
self=--exclude=check_tree.sh
nothing "Qt in the engine" grep -rnE --exclude-dir=document '#include *<Q[A-Za-z/]*>' model
nothing "views, editors or app included from below" grep -rnE '#include "(app|editors|views)/' model
nothing "app or editors included from views" grep -rnE '#include "(app|editors)/' views
nothing "app included from editors" grep -rnE '#include "app/' editors
nothing "paths of one machine" grep -rnIE $self '(^|[^a-zA-Z0-9_.}$*/"])/(work|home|root|Users)/' $sources
nothing "unfinished work" grep -rnIwE $self 'TODO|FIXME|XXX|HACK' $sources
for file in $(find app editors model views tests translations -name '*.cpp' -o -name '*.h'); do
    head -1 "$file" | grep -q 'SPDX-License-Identifier: MIT' || { echo "no licence line: $file"; failed=1; }
done
exit $failed
