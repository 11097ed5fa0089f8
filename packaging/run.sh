#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Foldout and starts it with the bundled bank. Arguments are passed on:
#   sh packaging/run.sh my-bank.yaml      sh packaging/run.sh check questions
set -eu
cd "$(dirname "$0")/.."
. packaging/lib.sh

install_needs build run
build release
foldout=build/release/app/foldout

case ${1-} in
check | tour | --help | --version) exec $foldout "$@" ;;
esac
if [ "$(uname -s)" = Darwin ] || [ -n "${DISPLAY-}${WAYLAND_DISPLAY-}" ]; then
    exec $foldout "$@"
fi
say "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so Foldout draws its main screens instead:"
$foldout tour build/tour
ls "$PWD"/build/tour/*.png
