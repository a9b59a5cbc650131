#!/usr/bin/env bash
# Prints the subject of every commit since the last tag, oldest first.
set -euo pipefail
last=$(git describe --tags --abbrev=0 2>/dev/null || git rev-list --max-parents=0 HEAD | tail -n 1)
git log --reverse --format='%h %s' "$last..HEAD"
