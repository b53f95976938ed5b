/// The header of a table: `GTAB`, the format's version (two bytes), the number of bytes after the header (four), and their checksum (four).
/// Numbers have the least significant byte first. The instructions follow the header.
enum TableHeader {
  /// `GTAB`, read as a number.
  static let magic: UInt64 = 0x4241_5447
  /// The versions that can be read. 2 adds feedback to 1. 3 adds state of elements, steps that follow the reading direction, tools, counted
  /// touches, movements that set a scale, and hand-overs.
  static let versions: ClosedRange<UInt16> = 1...3
  static let size = 14

  /// The checksum: FNV-1a with 32 bits, against damage, not against intent.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in bytes {
      hash = (hash ^ UInt32(byte)) &* 0x0100_0193
    }
    return hash
  }
}

/// A writer of instructions as bytes.
public struct TableWriter: Sendable {
  private var body: [UInt8] = []
  /// The first version that has all instructions written so far.
  private var version = TableHeader.versions.lowerBound

  public init() {}

  /// Appends one instruction. Operands must fit the instruction (Docs/TableFormat.md).
  public mutating func append(_ instruction: Instruction) {
    body.append(instruction.opcode.rawValue)
    version = max(version, instruction.opcode.since)
    let infos = instruction.opcode.operands
    for (index, operand) in instruction.operands.enumerated() where index < infos.count {
      switch infos[index].kind {
      case .count, .time: append(operand.integer)
      case .number: append(operand.number)
      case .text: append(operand.text)
      }
    }
  }

  /// The finished table.
  public func finish() -> [UInt8] {
    var bytes: [UInt8] = []
    appendFixed(TableHeader.magic, bytes: 4, to: &bytes)
    appendFixed(UInt64(version), bytes: 2, to: &bytes)
    appendFixed(UInt64(body.count), bytes: 4, to: &bytes)
    appendFixed(UInt64(TableHeader.checksum(body[...])), bytes: 4, to: &bytes)
    return bytes + body
  }

  private func appendFixed(_ value: UInt64, bytes count: Int, to bytes: inout [UInt8]) {
    for shift in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * UInt64(shift)))) }
  }

  private mutating func append(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      body.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    body.append(UInt8(truncatingIfNeeded: rest))
  }

  private mutating func append(_ value: Double) {
    if let thousandths = Self.thousandths(of: value) {
      append(thousandths)
    } else {
      append(UInt64(1))
      appendFixed(value.bitPattern, bytes: 8, to: &body)
    }
  }

  private mutating func append(_ text: [UInt8]) {
    append(UInt64(text.count))
    body += text
  }

  /// The thousandths that the short form of a number has at most, and one more.
  static let thousandthsLimit: UInt64 = 1_000_000_000_000

  /// The short form of a number that is a whole number of thousandths; `nil` when it is not.
  static func thousandths(of value: Double) -> UInt64? {
    let scaled = (value.magnitude * 1000).rounded()
    guard scaled < Double(thousandthsLimit), scaled / 1000 == value.magnitude,
      !(value == 0 && value.sign == .minus)
    else {
      return nil
    }
    return UInt64(scaled) << 2 | (value < 0 ? 2 : 0)
  }
}

/// A reader of instructions from bytes. It refuses everything that `TableWriter` would not have written.
struct TableReader {
  private let bytes: [UInt8]
  private(set) var offset: Int
  /// The version in the header.
  let version: UInt16

  /// - Throws: `notATable`, `wrongVersion`, `damaged`.
  init(_ bytes: [UInt8]) throws(TableError) {
    self.bytes = bytes
    offset = 0
    version = bytes.count >= TableHeader.size ? UInt16(bytes[4]) | UInt16(bytes[5]) << 8 : 0
    guard bytes.count >= 4, fixed(4) == TableHeader.magic else { throw TableError(.notATable, offset: 0) }
    guard bytes.count >= TableHeader.size else { throw TableError(.truncated, offset: bytes.count) }
    guard TableHeader.versions.contains(version) else { throw TableError(.wrongVersion, offset: 4) }
    offset = 6
    guard fixed(4) == UInt64(bytes.count - TableHeader.size) else { throw TableError(.damaged, offset: 6) }
    guard fixed(4) == UInt64(TableHeader.checksum(bytes[TableHeader.size...])) else {
      throw TableError(.damaged, offset: 10)
    }
  }

  var isAtEnd: Bool { offset == bytes.count }

  /// Reads the next instruction.
  ///
  /// - Parameter operands: set to the operands of the instruction.
  mutating func next(_ operands: inout Operands) throws(TableError) -> Opcode {
    let start = offset
    guard let opcode = Opcode(rawValue: try byte()) else {
      throw TableError(.unknownInstruction, offset: start)
    }
    operands.removeAll()
    let infos = opcode.operands
    for index in 0..<infos.count {
      switch infos[index].kind {
      case .count, .time: operands.append(try count())
      case .number: operands.append(try number())
      case .text: operands.append(try text())
      }
    }
    return opcode
  }

  private mutating func byte() throws(TableError) -> UInt8 {
    guard offset < bytes.count else { throw TableError(.truncated, offset: offset) }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Reads a little-endian number. The caller has checked that its bytes exist.
  private mutating func fixed(_ count: Int) -> UInt64 {
    var value: UInt64 = 0
    for shift in 0..<count { value |= UInt64(bytes[offset + shift]) << (8 * UInt64(shift)) }
    offset += count
    return value
  }

  private mutating func count() throws(TableError) -> UInt64 {
    let start = offset
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let next = try byte()
      guard shift < 63 || next < 2 else { break }
      value |= UInt64(next & 0x7f) << shift
      if next < 0x80 {
        guard next != 0 || shift == 0 else { break }
        return value
      }
    }
    throw TableError(.malformedCount, offset: start)
  }

  private mutating func number() throws(TableError) -> Double {
    let start = offset
    let head = try count()
    guard head & 1 == 1 else {
      // `thousandths` gives the same again for every other short form, since a division below the limit rounds back. -0 has none.
      guard head >> 2 < TableWriter.thousandthsLimit, head != 2 else {
        throw TableError(.malformedNumber, offset: start)
      }
      return Double(head >> 2) / 1000 * (head & 2 == 2 ? -1 : 1)
    }
    guard bytes.count - offset >= 8 else { throw TableError(.truncated, offset: bytes.count) }
    let value = Double(bitPattern: fixed(8))
    guard head == 1, value.isFinite, TableWriter.thousandths(of: value) == nil else {
      throw TableError(.malformedNumber, offset: start)
    }
    return value
  }

  private mutating func text() throws(TableError) -> Range<Int> {
    let start = offset
    let length = try count()
    guard length <= UInt64(bytes.count - offset) else { throw TableError(.truncated, offset: bytes.count) }
    let text = offset..<offset + Int(length)
    guard UTF8Check.isValid(bytes, text) else { throw TableError(.malformedText, offset: start) }
    offset = text.upperBound
    return text
  }
}
