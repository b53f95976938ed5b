extension TableFormatPage {
  /// The text before the list of instructions.
  static let opening = """
    # The table format

    <!-- Generated from the runtime's list of instructions. To write it again: make docs -->

    `gspec compile` writes a `.gtab`, `GestureRuntime` loads it, `gspec disassemble` prints it. A table is a stream of instructions.

    - **Versioned.** The least that its instructions need: 1, with feedback 2, with later additions (state of
      elements, tools, taps, hand-overs and others) 3. Another version is refused, and so is one that the instructions do not need.
    - **Position-independent and reproducible.** Instructions name things by number. Every value has one encoding, and everything
      stands in the order of its name, so one spec has one table, byte for byte.
    - **Safe.** Any bytes either load into a table that runs safely, or are refused with a `TableError` and the offset of the
      first wrong byte.

    ## Header

    | offset | bytes | content |
    | --- | --- | --- |
    | 0 | 4 | `GTAB` |
    | 4 | 2 | version of the format |
    | 6 | 4 | how many bytes follow the header |
    | 10 | 4 | their checksum: FNV-1a of 32 bits, a guard against damage, not against intent |
    | 14 | | instructions: a byte for the instruction, then its operands |

    Numbers of the header are unsigned, least significant byte first.

    ## Operands

    | kind | encoding |
    | --- | --- |
    | count | unsigned, seven bits a byte, least significant first; the top bit says that more follow; no needless bytes |
    | time | microseconds, as a count; at most 2^53 |
    | number | a count. Lowest bit 0: whole thousandths, then a bit for the sign and the magnitude. Exactly 1: eight bytes of \
    IEEE 754 follow, least significant first. The short form is used whenever it is exact; only finite numbers |
    | text | a count of bytes and that many bytes of UTF-8, without control characters |

    Lengths are in points, angles in degrees (0° right, 90° up, counter-clockwise), velocities in points a second. Numbers
    of elements, states, mechanics and activities count from 0 in the order of their declarations. Limits on what a table
    holds: 65,535 of anything that is numbered, 64 levels of elements, 64 steps and 8 presses of a recognizer, 10 fingers.


    """
}
