#!/bin/sh
# Prints the Python to use: the one named, or the newest that can be found. Says what is missing where none will do.
# A candidate counts only if it really runs: shims on PATH may stand for a version that is not there.

candidates=${1:-python3.13 python3.12 python3.11 python3}
unfit=""
for python in $candidates; do
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
    if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        unfit="$unfit
  $python is Python $version: too old"
    elif ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        unfit="$unfit
  $python cannot make virtual environments: its modules venv and ensurepip are missing
    Debian, Ubuntu: apt-get install python$version-venv"
    else
        command -v "$python"
        exit
    fi
done

cat >&2 <<MESSAGE
Tafelrunde needs Python 3.11 or newer with its venv module. Looked for: $candidates${unfit:-
  none of them is there}
How to get it:
  Debian, Ubuntu: apt-get install python3 python3-venv
  Fedora:         dnf install python3
  macOS:          brew install python
If you have one elsewhere, name it: make PYTHON=/path/to/python3.12 ...
MESSAGE
exit 1
