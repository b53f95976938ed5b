import Foundation
import GestureCompiler
import SpecParser

@testable import gspec

/// Fuzzes one target under libFuzzer: `Fuzz TARGET [ARGUMENT …]`, with the arguments of libFuzzer.
///
/// `Fuzz seeds DIR SPEC…` writes the tables of specs as first inputs. `Fuzz flips SPEC…` changes every byte of these tables.
@main
enum FuzzProgram {
  /// The one target of this process. It is global because libFuzzer's callback has no context.
  nonisolated(unsafe) static var target = FuzzTarget.yaml

  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count > 2, arguments[1] == "seeds" {
      return writeSeeds(to: arguments[2], specs: Array(arguments[3...]))
    }
    if arguments.count > 1, arguments[1] == "flips" { return flip(Array(arguments[2...])) }
    guard arguments.count > 1, let chosen = FuzzTarget(rawValue: arguments[1]) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: " ")
      FileHandle.standardError.write(Data("usage: Fuzz TARGET [ARGUMENT …]\ntargets: \(names)\n".utf8))
      exit(2)
    }
    target = chosen
    var words = (arguments[..<1] + arguments[2...]).map { strdup($0) } + [nil]
    words.withUnsafeMutableBufferPointer { words in
      var count = Int32(words.count - 1)
      var first = words.baseAddress
      _ = runLibFuzzer(&count, &first, takeBytes)
    }
  }

  private static func table(_ path: String) -> [UInt8]? {
    (try? LoadSpec.parse(path))?.spec.flatMap { try? CompilePipeline.compile($0).bytes }
  }

  private static func flip(_ specs: [String]) {
    var places = 0
    for path in specs {
      guard let table = table(path) else { continue }
      for place in table.indices {
        if let problem = TableTargets.flips(table, at: place) {
          fatalError("\(path), byte \(place): \(problem)")
        }
      }
      places += table.count
    }
    print("flips: every byte of \(places) was changed in 12 ways")
  }

  /// Writes the tables of specs as first inputs.
  private static func writeSeeds(to folder: String, specs: [String]) {
    for path in specs {
      guard let table = table(path) else { continue }
      let name = path.replacingOccurrences(of: "/", with: "-") + ".gtab"
      try? Data(table).write(to: URL(filePath: folder).appending(path: name))
    }
  }
}

private func takeBytes(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let problem = FuzzProgram.target.problem(Array(UnsafeBufferPointer(start: bytes, count: count)))
  if let problem { fatalError(problem) }
  return 0
}

/// Called by libFuzzer to change an input: half of the time in the input's own form, half of the time byte by byte.
@_cdecl("LLVMFuzzerCustomMutator")
func mutateInput(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: UInt32) -> Int {
  let old = Array(UnsafeBufferPointer(start: bytes, count: count))
  guard seed % 2 == 0, let new = Mutation.changed(old, of: FuzzProgram.target, seed: UInt64(seed)),
    new.count <= most
  else { return mutateBytes(bytes, count, most) }
  for (index, byte) in new.enumerated() { bytes[index] = byte }
  return new.count
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int

@_silgen_name("LLVMFuzzerRunDriver")
private func runLibFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
