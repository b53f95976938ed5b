import Foundation
import GestureCompiler
import SpecParser
import Testing

@testable import gspec

@Suite("Findings that are kept between runs")
struct FindingsCacheTests {
  /// A store in memory that counts the blocks it found.
  private final class Store: DecisionStore, @unchecked Sendable {
    private var blocks: [String: [UInt8]] = [:]
    private(set) var found = 0

    func load(_ name: String) -> [UInt8]? {
      if blocks[name] != nil { found += 1 }
      return blocks[name]
    }

    func save(_ name: String, _ bytes: [UInt8]) { blocks[name] = bytes }
    func damage() { blocks = blocks.mapValues { Array($0.dropLast($0.count / 2)) } }
    /// Gives every block of text the name of another one.
    func exchange(by distance: Int) {
      let texts = blocks.filter { !$0.value.contains(0) }.sorted { $0.key < $1.key }
      for (index, text) in texts.enumerated() {
        blocks[texts[(index + distance) % texts.count].key] = text.value
      }
    }
    /// Changes a letter in the stored text, which stays valid JSON.
    func misspell() {
      blocks = blocks.mapValues { $0.map { $0 == UInt8(ascii: "z") ? UInt8(ascii: "y") : $0 } }
    }
  }

  private func json(_ text: String, _ store: Store?, vocabulary: String = "") -> String {
    let source = SourceFile(path: "a.gspec.yaml", text: text)
    let result = ParseSpec.parse(source) { request in
      if let bundled = BundledVocabularies.file(request.name) { return .success(bundled) }
      return .success(SourceFile(path: "own.gspec.yaml", text: "gspec: 1\nvocabulary: own\n" + vocabulary))
    }
    let spec = LintSession(cache: store).spec("a.gspec.yaml", result)
    return RenderJSON.render(LintReport(specs: [spec]))
  }

  private static let text = """
    gspec: 1
    product: Kept
    uses: [material, own]
    elements: {page: {zooms: true}}
    activities:
      open: {does: custom, target: page, by: touch, alternative: menu}
      zoom: {does: custom, target: page, by: double-touch, alternative: menu}
      move: {does: custom, target: page, by: [drag, swipe], alternative: menu}
      turn: {does: custom, target: page, by: swipe, alternative: menu}

    """

  @Test("a second run reports the same and takes everything from the store")
  func secondRun() {
    let store = Store()
    let fresh = json(Self.text, nil)
    #expect(fresh.contains("conflict/"))
    #expect(json(Self.text, store) == fresh)
    let before = store.found
    #expect(json(Self.text, store) == fresh)
    #expect(store.found == before + 2, "findings, and their fixes")
  }

  @Test("with another text, another vocabulary or a damaged block, findings are computed again")
  func changes() {
    let store = Store()
    let first = json(Self.text, store)
    let other = Self.text.replacing("by: swipe", with: "by: long-press")
    #expect(json(other, store) == json(other, nil))
    #expect(json(other, store) != first)
    let slow = "metrics: {double-touch-timeout: 900ms}\n"
    #expect(json(Self.text, store, vocabulary: slow) == json(Self.text, nil, vocabulary: slow))
    store.damage()
    #expect(json(Self.text, store) == first)
    store.misspell()
    #expect(json(Self.text, store) == first)
  }

  @Test("a whole block under the name of another is not used")
  func exchanged() {
    let other = Self.text.replacing("by: swipe", with: "by: long-press")
    let fresh = [Self.text, other].map { json($0, nil) }
    let store = Store()
    #expect([Self.text, other].map { json($0, store) } == fresh)
    for distance in 1...3 {
      store.exchange(by: distance)
      #expect([Self.text, other].map { json($0, store) } == fresh)
    }
  }
}
