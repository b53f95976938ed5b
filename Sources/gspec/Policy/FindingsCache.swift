import Foundation
import GestureCompiler
import SpecParser

/// What lint said of texts in earlier runs, in the folder of `--cache`.
///
/// An answer is kept under a name that is made of all that it hangs on: this program's file, the bytes of the spec and of every
/// vocabulary that it uses, and what is asked. Before an answer stands its digest: what is damaged was not kept. Nothing is kept of a text
/// that is not well formed.
struct FindingsCache: Sendable {
  private let store: any DecisionStore
  /// What `gspec` this is: another one may say something else of the same text.
  private let program: [UInt8]

  init(_ store: any DecisionStore) {
    self.store = store
    program = Self.program
  }

  /// What is asked about findings themselves: what they are, in short.
  static func question(_ findings: [Finding]) -> String {
    findings.map { finding in
      "\(finding.rule) \(finding.severity) \(finding.span?.start ?? -1) \(finding.span?.end ?? -1) \(finding.message)\n"
    }.joined()
  }

  /// - Parameters:
  ///   - question: what is asked of the text, and under which circumstances.
  ///   - make: looks for the answer.
  func findings(_ question: String, of result: ParseResult, make: () -> [Finding]) -> [Finding] {
    guard result.spec != nil, result.findings.isEmpty else { return make() }
    let name = name(question, result.sources)
    if let kept = store.load(name).flatMap(Self.read) { return kept }
    let findings = make()
    if let bytes = try? JSONEncoder().encode(findings) {
      store.save(name, Array(CacheName.of(Array(bytes)).utf8) + bytes)
    }
    return findings
  }

  private static func read(_ bytes: [UInt8]) -> [Finding]? {
    let length = CacheName.of([]).utf8.count
    guard bytes.count > length, Array(CacheName.of(Array(bytes[length...])).utf8) == Array(bytes[..<length])
    else { return nil }
    return try? JSONDecoder().decode([Finding].self, from: Data(bytes[length...]))
  }

  private func name(_ question: String, _ sources: SourceSet) -> String {
    var bytes = program
    for part in [Array(question.utf8)] + sources.files.flatMap({ [Array($0.path.utf8), $0.bytes] }) {
      withUnsafeBytes(of: UInt64(part.count).littleEndian) { bytes.append(contentsOf: $0) }
      bytes += part
    }
    return CacheName.of(bytes)
  }

  /// Version, size and time of the running file.
  private static let program: [UInt8] = {
    var status = stat()
    guard let path = Bundle.main.executablePath, stat(path, &status) == 0 else { return [] }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Array("\(GSpec.version) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)".utf8)
  }()
}
