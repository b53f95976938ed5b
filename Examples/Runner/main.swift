import Foundation

// Reads blocks from standard input: a line `=== PREFIX`, TARGET and NAME=VALUE… behind it between tabs, then a trace in JSON
// Lines. Writes the outcomes of each behind a line `===`. `products` is written beside this file, for those compiled in.

let input = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
for block in input.components(separatedBy: "=== ").dropFirst() {
  let end = block.firstIndex(of: "\n") ?? block.endIndex
  let head = block[..<end].split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  guard let run = products[head[0]] else { fail("no product \(head[0])") }
  let settings = head.dropFirst(2).map { setting in
    let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
    return Assignment(name: parts[0], value: parts.count > 1 ? parts[1] : "")
  }
  print("===")
  do {
    let trace = try TraceFile(String(block[end...]))
    await run(trace, head.count > 1 && !head[1].isEmpty ? head[1] : nil, settings)
  } catch {
    fail("\(error)")
  }
}
