#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds the test preset and runs every test. Arguments go to ctest:
#   sh packaging/test.sh -R core
set -eu
cd "$(dirname "$0")/.."
. packaging/lib.sh

install_needs build run test
build test
exec ctest --test-dir build/test --output-on-failure -j "$(getconf _NPROCESSORS_ONLN)" "$@"
