#!/usr/bin/env python3
"""Copies a CSV file with consistent quoting, separator and encoding."""
import csv
import sys

source, target = sys.argv[1:3]
with open(source, encoding="utf-8", errors="replace", newline="") as file:
    sample = file.read(64 * 1024)
    file.seek(0)
    rows = list(csv.reader(file, csv.Sniffer().sniff(sample)))

width = max((len(row) for row in rows), default=0)
with open(target, "w", encoding="utf-8", newline="") as file:
    writer = csv.writer(file, lineterminator="\n")
    for number, row in enumerate(rows, start=1):
        if len(row) != width:
            print(f"line {number}: {len(row)} of {width} cells")
        writer.writerow(row + [""] * (width - len(row)))
