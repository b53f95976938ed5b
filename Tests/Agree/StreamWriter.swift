import Foundation
import GestureRuntime

/// Writes a stream to standard output, as `StreamRecord` says, a block for every few hundred sequences.
struct StreamWriter {
  private var block: [Double] = []
  private(set) var sequences = 0
  private(set) var outcomes = 0

  mutating func write(spec seed: UInt64, _ table: [UInt8]) {
    block += [StreamRecord.spec, Double(seed), Double(table.count)]
    for start in stride(from: 0, to: table.count, by: 8) {
      var bits: UInt64 = 0
      for place in start..<min(start + 8, table.count) {
        bits |= UInt64(table[place]) << UInt64((place - start) * 8)
      }
      block.append(Double(bitPattern: bits))
    }
  }

  mutating func write(_ sequence: StreamedSequence, _ answer: [Double], outcomes count: Int) {
    let screen = sequence.screen
    block += [
      StreamRecord.sequence, Double(sequence.spec), Double(sequence.trace), screen?.x ?? -1, screen?.y ?? -1,
      sequence.layout == .rightToLeft ? 1 : 0, Double(sequence.count), Double(count),
    ]
    block += sequence.events
    block += answer
    sequences += 1
    outcomes += count
    if block.count > 1 << 18 { writeBlock() }
  }

  mutating func end() {
    block += [StreamRecord.end, Double(sequences), Double(outcomes)]
    writeBlock()
  }

  private mutating func writeBlock() {
    Self.write([Double(block.count)])
    Self.write(block)
    block.removeAll(keepingCapacity: true)
  }

  private static func write(_ numbers: [Double]) {
    numbers.withUnsafeBytes { bytes in
      var place = 0
      while place < bytes.count {
        // Whoever reads has said why it left.
        let more = Foundation.write(1, bytes.baseAddress?.advanced(by: place), bytes.count - place)
        if more <= 0 { exit(1) }
        place += more
      }
    }
  }
}
