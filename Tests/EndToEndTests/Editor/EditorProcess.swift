import Foundation

@testable import gspec

/// `gspec lsp` as an editor starts it.
final class EditorProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var stream = MessageStream()
  /// The bytes of all messages received so far.
  private(set) var received: [[UInt8]] = []
  private var id = 0

  init() throws {
    process.executableURL = URL(filePath: GSpecProcess.program)
    process.arguments = ["lsp", "--stdio"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func send(raw text: String) { try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

  func send(_ message: JSON) {
    let body = String(encodeJSON(message).dropLast())
    send(raw: "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
  }

  func notify(_ method: String, _ parameters: JSON) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Sends a request and returns the response. Other messages that come before it are kept in `received`.
  func request(_ method: String, _ parameters: JSON) throws -> JSON {
    id += 1
    send(["jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": parameters])
    let own = JSON.int(id)
    return try wait { $0["id"] == own }
  }

  /// Returns the next message that fits, and throws `Gone` if the output ends before.
  func wait(for fits: (JSON) -> Bool) throws -> JSON {
    while true {
      while case .body(let bytes)? = stream.next() {
        received.append(bytes)
        let message = try JSONDecoder().decode(JSON.self, from: Data(bytes))
        if fits(message) { return message }
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Gone() }
      stream.append(Array(more))
    }
  }

  struct Gone: Error {}

  /// Closes the input, waits for the end of the process, and returns its exit status.
  func status() -> Int32 {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
