#!/usr/bin/env python3
"""Writes constants of a WebAssembly module in fewer bytes: `shorten-constants.py MODULE.wat`, in place.

A constant of 64 bits takes up to 11 bytes. Most come from a smaller one by one exact instruction, which engines compute when they
compile: 0.0 is the whole number 0 as a double. The module must not be optimized afterwards, which would make the constants long again."""
import re
import struct
import sys


def signed(value):
    """The number of bytes of a whole number in LEB128."""
    count = 1
    while not -(1 << 7 * count - 1) <= value < 1 << 7 * count - 1:
        count += 1
    return count


def double(match):
    text = match.group(1)
    value = float(text)
    if text != "-0" and abs(value) < 1 << 31 and value == int(value):
        return f"(f64.convert_i32_s (i32.const {int(value)}))"
    if abs(value) < 3e38 or abs(value) == float("inf"):
        if struct.unpack("f", struct.pack("f", value))[0] == value:
            return f"(f64.promote_f32 (f32.const {text}))"
    return match.group(0)


def integer(match):
    value = int(match.group(1))
    if value >= 1 << 63:
        value -= 1 << 64
    options = {match.group(0): signed(value)}
    if value:
        zeros = (value & -value).bit_length() - 1
        options[f"(i64.shl (i64.const {value >> zeros}) (i64.const {zeros}))"] = signed(value >> zeros) + signed(zeros) + 2
    if value > 0 and value & value + 1 == 0:
        ones = value.bit_length()
        options[f"(i64.shr_u (i64.const -1) (i64.const {64 - ones}))"] = 1 + signed(64 - ones) + 2
    return min(options, key=options.get)


with open(sys.argv[1]) as file:
    module = file.read()
module = re.sub(r"\(f64\.const ([-+.0-9e]+|-?inf)\s*\)", double, module)
module = re.sub(r"\(i64\.const (-?[0-9]+)\s*\)", integer, module)
with open(sys.argv[1], "w") as file:
    file.write(module)
