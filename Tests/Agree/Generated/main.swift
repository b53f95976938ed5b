import Foundation
import GestureRuntime

// Plays a stream from standard input in generated code, in both styles, and compares the answers with those of the table, bit for bit.
// `specs` is written to a file beside this one: what plays the sequences of each spec.

/// Every recognizer of a spec, by the name of its style.
typealias Styles = [(name: String, answer: @Sendable (StreamedSequence) -> [Double])]

var comparison = CompareAnswers(specs)
var block = readBlock()
while !block.isEmpty {
  comparison.take(block)
  block = readBlock()
}
exit(comparison.report() ? 0 : 1)

/// The numbers of the next block; empty after the last, and for one that is not whole.
func readBlock() -> [Double] {
  guard let count = readNumbers(1).first else { return [] }
  let block = readNumbers(Int(count))
  return block.count == Int(count) ? block : []
}

func readNumbers(_ count: Int) -> [Double] {
  [Double](unsafeUninitializedCapacity: count) { buffer, filled in
    let bytes = UnsafeMutableRawBufferPointer(buffer)
    var place = 0
    while place < bytes.count {
      let more = read(0, bytes.baseAddress?.advanced(by: place), bytes.count - place)
      if more <= 0 { break }
      place += more
    }
    filled = place / 8
  }
}
