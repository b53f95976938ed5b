import Foundation
import GestureCompiler
import SpecParser

/// Findings that lint made for specs in earlier runs, in the cache.
///
/// The name of an entry is a digest of everything that the findings depend on: the request, the spec, and every vocabulary that it uses.
/// Nothing is kept for a spec with parse errors or other parse findings.
struct FindingsCache: FindingStore {
  private let blocks: CachedBlocks
  /// The request as text.
  private let asked: String

  init(_ store: any DecisionStore, _ asked: String) {
    blocks = CachedBlocks(store: store)
    self.asked = asked
  }

  /// The request, with everything but the sources that an answer depends on.
  private func question(_ answer: LintAnswer) -> String {
    switch answer {
    case .found: "findings \(asked)"
    case .fixed(let findings): "fixes \(asked) " + Self.text(findings)
    }
  }

  private static func text(_ findings: [Finding]) -> String {
    findings.map { finding in
      "\(finding.rule) \(finding.severity) \(finding.span?.start ?? -1) \(finding.span?.end ?? -1) \(finding.message)\n"
    }.joined()
  }

  func findings(_ answer: LintAnswer, of result: ParseResult, make: () -> [Finding]) -> [Finding] {
    guard result.spec != nil, result.findings.isEmpty else { return make() }
    let sources = result.sources.files.flatMap { [Array($0.path.utf8), $0.bytes] }
    let name = blocks.name([Array(question(answer).utf8)] + sources)
    if let kept = blocks.load(name).flatMap({ try? JSONDecoder().decode([Finding].self, from: Data($0)) }) {
      return kept
    }
    let findings = make()
    if let bytes = try? JSONEncoder().encode(findings) { blocks.save(name, Array(bytes)) }
    return findings
  }
}

/// Cache entries of this build of gspec. Each entry begins with a digest of its name and its body, so that a damaged one is ignored, and one
/// under the name of another.
struct CachedBlocks: Sendable {
  let store: any DecisionStore

  /// The name of an entry that depends on these parts. It includes the build, because another build may compute other results.
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
    return Self.digest(name, body).utf8.elementsEqual(bytes[..<length]) ? body : nil
  }

  func save(_ name: String, _ body: [UInt8]) { store.save(name, Array(Self.digest(name, body).utf8) + body) }

  private static func digest(_ name: String, _ body: [UInt8]) -> String {
    CacheName.of(Array(name.utf8) + body)
  }

  /// The version, size and modification time of the running executable.
  private static let program: [UInt8] = {
    guard let path = Bundle.main.executablePath, let status = FileStatus(path) else { return [] }
    return Array("\(GSpec.version) \(status.size) \(status.seconds).\(status.nanoseconds)".utf8)
  }()
}
