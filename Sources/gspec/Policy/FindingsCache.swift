import Foundation
import GestureCompiler
import SpecParser

/// What lint said of texts in earlier runs, in the folder of `--cache`.
///
/// An answer is kept under a name that is made of all that it hangs on: the bytes of the spec and of every vocabulary that it uses, and
/// what is asked. Nothing is kept of a text that is not well formed.
struct FindingsCache: Sendable {
  private let blocks: CachedBlocks

  init(_ store: any DecisionStore) { blocks = CachedBlocks(store) }

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
    let sources = result.sources.files.flatMap { [Array($0.path.utf8), $0.bytes] }
    let name = blocks.name([Array(question.utf8)] + sources)
    if let kept = blocks.load(name).flatMap({ try? JSONDecoder().decode([Finding].self, from: Data($0)) }) {
      return kept
    }
    let findings = make()
    if let bytes = try? JSONEncoder().encode(findings) { blocks.save(name, Array(bytes)) }
    return findings
  }
}

/// Blocks of this very program in a store. Before each stands its digest: what is damaged was not kept.
struct CachedBlocks: Sendable {
  private let store: any DecisionStore

  init(_ store: any DecisionStore) { self.store = store }

  /// The name of what hangs on these parts, and on this program: another one may say something else of the same.
  func name(_ parts: [[UInt8]]) -> String {
    var bytes = Self.program
    bytes.reserveCapacity(parts.reduce(bytes.count) { $0 + $1.count + 8 })
    for part in parts {
      withUnsafeBytes(of: UInt64(part.count).littleEndian) { bytes.append(contentsOf: $0) }
      bytes += part
    }
    return CacheName.of(bytes)
  }

  func load(_ name: String) -> [UInt8]? {
    let length = CacheName.length
    guard let bytes = store.load(name), bytes.count > length else { return nil }
    let body = Array(bytes[length...])
    return CacheName.of(body).utf8.elementsEqual(bytes[..<length]) ? body : nil
  }

  func save(_ name: String, _ body: [UInt8]) { store.save(name, Array(CacheName.of(body).utf8) + body) }

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
