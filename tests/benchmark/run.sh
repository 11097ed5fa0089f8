#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds the benchmark preset, measures everything and prints one table. Takes some
# minutes. Names choose some of them:
#   sh tests/benchmark/run.sh start load search match queue examplan grade replay window
set -eu
cd "$(dirname "$0")/../.."
. packaging/lib.sh

apt_benchmark='kwordquiz libx11-dev libxext-dev xvfb openbox dbus bsdextrautils fonts-noto-cjk'
dnf_benchmark='libX11-devel libXext-devel xorg-x11-server-Xvfb openbox dbus-daemon google-noto-sans-cjk-fonts'
pacman_benchmark='kwordquiz libx11 libxext xorg-server-xvfb openbox dbus noto-fonts-cjk'
brew_benchmark=''
install_needs build run benchmark
build benchmark

bin=$PWD/build/benchmark
out=$bin/figures
mkdir -p "$out"
: >"$out/table"

# A display of its own with a window manager and a session bus, as a desktop has.
on_display() {
    display=90
    while [ -e /tmp/.X11-unix/X$display ]; do display=$((display + 1)); done
    Xvfb :$display -screen 0 1366x768x24 -nolisten tcp -noreset >"$out/xvfb.log" 2>&1 &
    xvfb=$!
    trap 'kill $wm $xvfb 2>/dev/null' EXIT
    wm=
    while [ ! -e /tmp/.X11-unix/X$display ] && kill -0 $xvfb; do sleep 0.1; done
    DISPLAY=:$display openbox >"$out/openbox.log" 2>&1 &
    wm=$!
    sleep 1
    env -u WAYLAND_DISPLAY DISPLAY=:$display QT_QPA_PLATFORM=xcb LANG=C.UTF-8 XDG_RUNTIME_DIR="$(mktemp -d)" \
        dbus-run-session -- "$@"
}

for name in ${*:-start load search match queue examplan grade replay window}; do
    say "Measuring: $name (load average $(uptime | sed 's/.*average: *//'))"
    program=$bin/tests/benchmark/bench_$name
    case $name in
    start) on_display "$program" "$bin/app/foldout" "$(command -v kwordquiz || true)" "$out" ;;
    grade | replay) "$program" "$out" ;;
    *) "$program" ;;
    esac >>"$out/table" 2>"$out/$name.log" || fail "bench_$name stopped; see $out/$name.log"
done

say
{
    say "what | figure | bar | verdict"
    say "---- | ------ | --- | -------"
    cat "$out/table"
} | sed 's/ | /|/g' | column -t -s '|' -o ' | '
