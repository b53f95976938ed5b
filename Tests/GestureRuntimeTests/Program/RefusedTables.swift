@testable import GestureRuntime

extension Refused {
  /// Bytes that are refused before the first instruction is read.
  static var outer: [Refused] {
    var version = good
    version[4] = 2
    var length = good
    length[6] &+= 1
    var checksum = good
    checksum[10] ^= 1
    var flipped = good
    flipped[20] ^= 0x40
    return [
      Refused("nothing", .notATable, at: 0, bytes: []),
      Refused("another file", .notATable, at: 0, bytes: Array("#!/bin/sh\n".utf8)),
      Refused("half a header", .truncated, at: 9, bytes: Array(good[..<9])),
      Refused("the version after this", .wrongVersion, at: 4, bytes: version),
      Refused("another length", .damaged, at: 6, bytes: length),
      Refused("bytes after the end", .damaged, at: 6, bytes: good + [0]),
      Refused("another checksum", .damaged, at: 10, bytes: checksum),
      Refused("a flipped bit", .damaged, at: 10, bytes: flipped),
    ]
  }

  /// The bytes with a correct header before them.
  static func body(_ bytes: [UInt8], version: UInt8 = 1) -> [UInt8] {
    var header = Array(assemble([])[..<6])
    header[4] = version
    let size = UInt32(bytes.count)
    let sum = TableHeader.checksum(bytes[...])
    for value in [size, sum] {
      for shift in [UInt32(0), 8, 16, 24] { header.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
    return header + bytes
  }

  private static let product: [UInt8] = [0x01, 1, 0x50]

  /// Tables whose instructions or operands are written wrongly.
  static var encoding: [Refused] {
    let small: [UInt8] = product + [0x07, 1, 0x78]  // state-number "x"
    return [
      Refused("no instruction", .truncated, at: 14, bytes: body([])),
      Refused("no end", .truncated, at: 17, bytes: body(product)),
      Refused("a text cut off", .truncated, at: 16, bytes: body([0x01, 9])),
      Refused("a count cut off", .truncated, at: 16, bytes: body([0x01, 0x80])),
      Refused("a number cut off", .truncated, at: 22, bytes: body(small + [1, 0])),
      Refused("a byte that is nothing", .unknownInstruction, at: 17, bytes: body(product + [0x7e])),
      Refused("a count with a needless byte", .malformedCount, at: 15, bytes: body([0x01, 0x81, 0x00])),
      Refused(
        "a count of 70 bits", .malformedCount, at: 15,
        bytes: body([0x01] + Array(repeating: 0xff, count: 9) + [0x7f])),
      Refused(
        "not a number", .malformedNumber, at: 20,
        bytes: body(small + [1, 0, 0, 0, 0, 0, 0, 0xf8, 0x7f])),
      Refused(
        "a short number written long", .malformedNumber, at: 20,
        bytes: body(small + [1, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f])),
      Refused(
        "a long number's head with more", .malformedNumber, at: 20,
        bytes: body(small + [3] + [0, 0, 0, 0, 0, 0, 0, 0])),
      Refused("minus nothing", .malformedNumber, at: 20, bytes: body(small + [2])),
      Refused("half a letter", .malformedText, at: 15, bytes: body([0x01, 1, 0xc3])),
      Refused(
        "an escape that a terminal obeys", .malformedText, at: 15, bytes: body([0x01, 3, 0x1b, 0x5b, 0x6d])),
      Refused(
        "a control character of two bytes", .malformedText, at: 15, bytes: body([0x01, 2, 0xc2, 0x9b])),
      Refused("a surrogate", .malformedText, at: 15, bytes: body([0x01, 3, 0xed, 0xa0, 0x80])),
    ]
  }

  /// Tables with instructions in wrong places.
  static var order: [Refused] {
    let activity = Recipe.activity("a", "k")
    return [
      Refused("no product", .misplaced, [op(.end)]),
      Refused("two products", .misplaced, [op(.product, "a"), op(.product, "b"), op(.end)]),
      Refused("an instruction after the end", .misplaced, [op(.product, "a"), op(.end), op(.end)]),
      Refused("a word of nothing", .misplaced, [op(.product, "a"), op(.word, "w"), op(.end)]),
      Refused(
        "a word missing", .misplaced, [op(.product, "a"), op(.stateWords, "w", 2), op(.word, "x"), op(.end)]),
      Refused("an element after an activity", .misplaced, activities: [activity, op(.element, "e", 0)]),
      Refused("a guard without an activity", .misplaced, activities: [op(.constant, 1)]),
      Refused("a recognizer without an activity", .misplaced, activities: [op(.recognizer, 1, 1, 0)]),
      Refused("a name without a recognizer", .misplaced, activities: [activity, op(.name, 0, 0, 1, 1)]),
      Refused(
        "a step without a name", .misplaced, activities: [activity, op(.recognizer, 1, 1, 0), op(.press)]),
      Refused("a limit without a step", .misplaced, activities: [activity, op(.slop, 1)]),
      Refused("an edge of a lift", .misplaced, steps: [op(.press), op(.lift), op(.edges, 1)]),
      Refused("a slop of a press", .misplaced, steps: [op(.press), op(.slop, 1), op(.lift)]),
      Refused("a guard after a recognizer", .misplaced, steps: [op(.press), op(.lift), op(.constant, 1)]),
      Refused(
        "a recognizer after the relations", .misplaced,
        relating([op(.waits, 0, 1), op(.recognizer, 1, 1, 0)])),
      Refused(
        "an activity after the relations", .misplaced,
        relating([op(.waits, 0, 1)] + Recipe.touch("c"))),
      Refused("activities out of order", .notInOrder, activities: Recipe.touch("b") + Recipe.touch("a")),
      Refused("an activity twice", .notInOrder, activities: Recipe.touch("a") + Recipe.touch("a")),
      Refused("a relation twice", .notInOrder, relating([op(.waits, 0, 1), op(.waits, 0, 1)])),
      Refused("relations out of order", .notInOrder, relating([op(.waits, 1, 0), op(.waits, 0, 1)])),
      Refused("two together, the later first", .notInOrder, relating([op(.together, 1, 0)])),
      Refused("two that wait for each other", .circular, relating([op(.waits, 0, 1), op(.waits, 1, 0)])),
      Refused("a guard of nothing", .unbalancedGuard, activities: [activity, op(.and)]),
      Refused("not nothing", .unbalancedGuard, activities: [activity, op(.not)]),
      Refused(
        "a guard with two values", .unbalancedGuard,
        activities: [activity, op(.constant, 1), op(.constant, 1)]),
    ]
  }

  static func relating(_ relations: [Instruction]) -> [Instruction] {
    preamble + mechanics + Recipe.touch("a") + Recipe.touch("b") + relations + [op(.end)]
  }
}
