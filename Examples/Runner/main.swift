import Foundation

// Reads blocks from standard input. A block is a line `=== PREFIX`, followed by TARGET and NAME=VALUE… separated by tabs, then a trace in
// JSON Lines. Successive `===` lines share the trace after them. It writes the outcomes of each after a line `===`. The value `products` is
// written to a file beside this one, for the products compiled in.

let input = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
var heads: [Head] = []
for block in ("\n" + input).components(separatedBy: "\n=== ").dropFirst() {
  let end = block.firstIndex(of: "\n") ?? block.endIndex
  heads.append(Head(block[..<end]))
  let body = block[end...]
  if body.isEmpty { continue }
  do {
    let trace = try TraceFile(String(body))
    for head in heads { await head.run(trace) }
  } catch {
    fail("\(error)")
  }
  heads = []
}

/// A product with the target and the state for its replay.
struct Head {
  private var prefix: String
  private var target: String?
  private var settings: [Assignment]

  init(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    prefix = fields[0]
    target = fields.count > 1 && !fields[1].isEmpty ? fields[1] : nil
    settings = fields.dropFirst(2).map { setting in
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      return Assignment(name: parts[0], value: parts.count > 1 ? parts[1] : "")
    }
  }

  func run(_ trace: TraceFile) async {
    guard let run = products[prefix] else { fail("no product \(prefix)") }
    print("===")
    await run(trace, target, settings)
  }
}
