import Foundation

/// A trace that is not yet read.
struct TraceInput: Sendable {
  /// The path, or the line of standard input at which the trace begins.
  var name: String
  /// The bytes of the trace; `nil` for a file, which is read later.
  var bytes: [UInt8]?
  /// Whether the file was found in a folder. If it is no trace, it is left out.
  var isFound: Bool
  /// Why a folder cannot be searched; `nil` for a trace.
  var failure: CommandFailure?
}

/// Iterates over the traces of files, folders and standard input.
struct ImpactTraces {
  private var files: [TraceInput]
  /// The number of files in folders that are left out because of their ending.
  private(set) var leftOut = 0
  private var next = 0
  private var pipe: PipedTraces?

  /// The number of files; `nil` if traces come from standard input.
  var count: Int? { pipe == nil ? files.count : nil }

  /// Endings of files in folders that are no traces. Recordings of libinput end in `.yml`.
  static let others = [".yaml", ".md", ".json", ".gtab", ".png", ".swift"]

  /// Finds the files of paths.
  ///
  /// - Parameter paths: files, folders, or `-` for standard input.
  init(_ paths: [String]) throws(CommandFailure) {
    files = []
    var distinct = DistinctFiles()
    for path in paths {
      if path == "-" {
        pipe = PipedTraces()
        continue
      }
      try ReadInput.check(path)
      // A path that does not exist fails when it is read, as other traces that cannot be read.
      guard FileStatus(path)?.isFolder == true else {
        if distinct.insert(path) { files.append(TraceInput(name: path, isFound: false)) }
        continue
      }
      let (found, failures) = FindFiles.all(in: path)
      for file in found where distinct.insert(file) {
        if Self.others.contains(where: file.hasSuffix) {
          leftOut += 1
        } else {
          files.append(TraceInput(name: file, isFound: true))
        }
      }
      files += failures.map { TraceInput(name: path, isFound: true, failure: $0) }
    }
  }

  mutating func take() throws(CommandFailure) -> TraceInput? {
    if next < files.count {
      next += 1
      return files[next - 1]
    }
    return try pipe?.next()
  }
}

/// Splits standard input into JSON Lines traces, each of which begins with its header. A recording of another format is one trace.
private final class PipedTraces {
  private var bytes: [UInt8] = []
  /// The number of the line at which `bytes` begins.
  private var line = 1
  /// The index up to which `bytes` has no further header.
  private var searched = 0
  private var isAtEnd = false

  private static let header = Array(#"{"trace":"#.utf8)

  func next() throws(CommandFailure) -> TraceInput? {
    while true {
      if let end = nextHeader() { return cut(at: end) }
      if isAtEnd { return bytes.isEmpty ? nil : cut(at: bytes.count) }
      let chunk = try ReadInput.chunk(of: STDIN_FILENO, name: ReadInput.standardInput)
      isAtEnd = chunk.isEmpty
      bytes += chunk
      guard bytes.count <= ReadInput.traceLimit else {
        throw ReadInput.tooLarge("a trace of \(ReadInput.standardInput)", ReadInput.traceLimit)
      }
    }
  }

  /// The index at which the next trace begins, with a header at the start of a line that is not the first.
  private func nextHeader() -> Int? {
    var place = searched
    while let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) {
      let start = end + 1
      guard bytes.count - start >= Self.header.count else { break }
      if bytes[start...].starts(with: Self.header) { return start }
      place = start
    }
    searched = place
    return nil
  }

  private func cut(at end: Int) -> TraceInput {
    let input = TraceInput(name: "\(PathText.stdin):\(line)", bytes: Array(bytes[..<end]), isFound: false)
    line += bytes[..<end].count { $0 == UInt8(ascii: "\n") }
    bytes.removeFirst(end)
    searched = 0
    return input
  }
}
