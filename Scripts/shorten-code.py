#!/usr/bin/env python3
"""Takes instructions without effect out of a WebAssembly module: `shorten-code.py MODULE.wasm`, in place.

wasm-opt keeps every result of a call that has several in locals, reads them and drops them. Here go values that are computed without
effect and then dropped, writes of locals that no one reads, and copies of a local to itself; a write before a read of the same local
becomes one instruction."""
import sys

# Numbers of instructions, as in the core specification, section 5.4.
BLOCK, LOOP, IF, ELSE, END, BR, BR_IF, BR_TABLE, RETURN = 0x02, 0x03, 0x04, 0x05, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F
UNREACHABLE, CALL, CALL_INDIRECT, DROP, SELECT = 0x00, 0x10, 0x11, 0x1A, 0x1B
GET, SET, TEE, GLOBAL_GET, GLOBAL_SET = 0x20, 0x21, 0x22, 0x23, 0x24
I32, I64, F32, F64, SIZE, GROW, PREFIXED = 0x41, 0x42, 0x43, 0x44, 0x3F, 0x40, 0xFC
LOADS, STORES = range(0x28, 0x36), range(0x36, 0x3F)
UNARY = {0x45, 0x50, *range(0x67, 0x6A), *range(0x79, 0x7C), *range(0x8B, 0x92), *range(0x99, 0xA0), *range(0xA7, 0xC5)}
BINARY = {
    *range(0x46, 0x50), *range(0x51, 0x67), *range(0x6A, 0x79), *range(0x7C, 0x8B), *range(0x92, 0x99), *range(0xA0, 0xA7)
}
# Divisions, remainders and conversions that trap have an effect.
TRAPPING = {*range(0x6D, 0x71), *range(0x7F, 0x83), *range(0xA8, 0xAC), *range(0xAE, 0xB2)}
NO_RESULT = -64


def number(data, place, is_signed=False):
    """A number in LEB128, and the place after it."""
    value = shift = 0
    while True:
        byte = data[place]
        place += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value - (1 << shift if is_signed and byte & 64 else 0), place


def encoded(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes(out + bytes([value]))


def instructions(data, place, end):
    """The instructions of a function as (number, first operand, bytes)."""
    found = []
    while place < end:
        start, kind, operand = place, data[place], None
        place += 1
        if kind in (GET, SET, TEE, GLOBAL_GET, GLOBAL_SET, CALL, BR, BR_IF):
            operand, place = number(data, place)
        elif kind in (I32, I64, BLOCK, LOOP, IF):
            operand, place = number(data, place, is_signed=True)
        elif kind in (F32, F64):
            place += 4 if kind == F32 else 8
        elif kind in LOADS or kind in STORES or kind == CALL_INDIRECT:
            operand, place = number(data, place)
            _, place = number(data, place)
        elif kind == BR_TABLE:
            count, place = number(data, place)
            for _ in range(count + 1):
                _, place = number(data, place)
        elif kind in (SIZE, GROW):
            place += 1
        elif kind == PREFIXED:
            operand, place = number(data, place)
            if operand > 11 or operand in (8, 9):
                sys.exit(f"error: shorten-code.py does not know the instruction 0xfc {operand}")
            place += {10: 2, 11: 1}.get(operand, 0)
        elif not (kind in UNARY or kind in BINARY or kind in (UNREACHABLE, 0x01, ELSE, END, RETURN, DROP, SELECT)):
            sys.exit(f"error: shorten-code.py does not know the instruction {kind:#x}")
        found.append((kind, operand, data[start:place]))
    return found


class Code:
    """The code of one function. The types of the module are pairs: how many values are taken, and how many are given."""

    def __init__(self, code, types, functions):
        self.code, self.types, self.functions = code, types, functions

    def shorten(self):
        while self.take_out_dropped() | self.take_out_locals():
            pass

    def take_out_dropped(self):
        """Whether there was a value that is computed without effect and dropped. Of each value on the stack it is known which instructions
        only compute it; nothing is known of what has an effect, or comes out of a block."""
        gone, teed, stack, outer = set(), set(), [], []

        def pop(count=1):
            values = [stack.pop() if stack else None for _ in range(count)]
            return None if None in values else [each for value in values for each in value]

        for place, (kind, operand, _) in enumerate(self.code):
            if kind in (GET, GLOBAL_GET, I32, I64, F32, F64):
                stack.append([place])
            elif kind == DROP:
                value = pop()
                if value is not None:
                    # What is written and dropped is only written.
                    teed.update(value if self.code[value[-1]][0] == TEE else [])
                    gone.update([place], value if self.code[value[-1]][0] != TEE else [])
            elif kind == TEE:
                pop()
                stack.append([place])
            elif kind in UNARY or kind in BINARY or kind == SELECT or kind == PREFIXED and operand < 8:
                values = pop(3 if kind == SELECT else 2 if kind in BINARY else 1)
                writes = values is None or kind in TRAPPING or any(self.code[each][0] == TEE for each in values)
                stack.append(None if writes else values + [place])
            elif kind in LOADS or kind == GROW:
                pop()
                stack.append(None)
            elif kind == SIZE:
                stack.append(None)
            elif kind in (SET, GLOBAL_SET):
                pop()
            elif kind in STORES or kind == PREFIXED:
                pop(2 if kind in STORES else 3)
            elif kind in (CALL, CALL_INDIRECT):
                takes, gives = self.types[self.functions[operand] if kind == CALL else operand]
                pop(takes + (kind == CALL_INDIRECT))
                stack += [None] * gives
            elif kind in (BLOCK, LOOP, IF):
                takes, gives = self.types[operand] if operand >= 0 else (0, operand != NO_RESULT)
                pop(takes + (kind == IF))
                outer.append((stack, takes, gives))
                stack = [None] * takes
            elif kind == ELSE:
                stack = [None] * outer[-1][1]
            elif kind == END and outer:
                stack, _, gives = outer.pop()
                stack += [None] * gives
            elif kind == BR_IF:
                # Values may leave the block with it.
                stack = [None] * (len(stack) - 1)
            elif kind in (BR, BR_TABLE, RETURN, UNREACHABLE):
                stack = []
        self.code = [rewritten(SET, each) if place in teed else each for place, each in enumerate(self.code) if place not in gone]
        return bool(gone)

    def take_out_locals(self):
        """Whether there was a write of a local that no one reads, or a write and a read that become one instruction or none."""
        read = {operand for kind, operand, _ in self.code if kind == GET}
        kept = []
        for each in self.code:
            kind, operand, _ = each
            before = kept[-1] if kept else (None, None, b"")
            is_same = before[1] == operand
            if kind == TEE and operand not in read:
                continue
            if kind == SET and operand not in read:
                kept.append((DROP, None, bytes([DROP])))
            elif kind == GET and before[0] == SET and is_same:
                kept[-1] = rewritten(TEE, before)
            elif kind == SET and before[0] == GET and is_same:
                kept.pop()
            elif kind == SET and before[0] == TEE and is_same:
                kept[-1] = each
            else:
                kept.append(each)
        is_changed = kept != self.code
        self.code = kept
        return is_changed


def rewritten(kind, instruction):
    return kind, instruction[1], bytes([kind]) + instruction[2][1:]


def sections(module):
    place = 8
    while place < len(module):
        size, start = number(module, place + 1)
        yield module[place], module[start:start + size]
        place = start + size


def types_of(section):
    count, place = number(section, 0)
    found = []
    for _ in range(count):
        takes, place = number(section, place + 1)
        gives, place = number(section, place + takes)
        place += gives
        found.append((takes, gives))
    return found


def functions_of(section):
    count, place = number(section, 0)
    found = []
    for _ in range(count):
        function, place = number(section, place)
        found.append(function)
    return found


def shortened(section, types, functions):
    count, place = number(section, 0)
    out = bytearray(encoded(count))
    for _ in range(count):
        size, start = number(section, place)
        place = start + size
        groups, code = number(section, start)
        for _ in range(groups):
            _, code = number(section, code)
            code += 1
        own = Code(instructions(section, code, place), types, functions)
        own.shorten()
        body = section[start:code] + b"".join(each for _, _, each in own.code)
        out += encoded(len(body)) + body
    return bytes(out)


def main(path):
    with open(path, "rb") as file:
        module = file.read()
    parts = dict(sections(module))
    if 2 in parts:
        sys.exit("error: shorten-code.py is for modules that import nothing")
    types, functions = types_of(parts[1]), functions_of(parts[3])
    out = bytearray(module[:8])
    for kind, part in sections(module):
        part = shortened(part, types, functions) if kind == 10 else part
        out += bytes([kind]) + encoded(len(part)) + part
    with open(path, "wb") as file:
        file.write(out)


main(sys.argv[1])
