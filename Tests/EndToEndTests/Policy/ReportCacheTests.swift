import Foundation
import GestureCompiler
import SpecParser
import Testing

@testable import gspec

@Suite("Reports that are kept between runs")
struct ReportCacheTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A store in memory that counts the blocks that were requested.
  private final class Store: DecisionStore, @unchecked Sendable {
    private var blocks: [String: [UInt8]] = [:]
    private(set) var asked = 0

    func load(_ name: String) -> [UInt8]? {
      asked += 1
      return blocks[name]
    }

    func save(_ name: String, _ bytes: [UInt8]) { blocks[name] = bytes }

    func change(_ change: ([UInt8]) -> [UInt8]) { blocks = blocks.mapValues(change) }
  }

  private static let text = """
    gspec: 1
    product: Kept
    uses: [material, own.gspec.yaml]
    elements: {page: {zooms: true}}
    activities:
      open: {does: custom, target: page, by: touch, alternative: menu}
      # gspec:disable-next-line accessibility/alternative -- tried
      zoom: {does: custom, target: page, by: double-touch, alternative: menu}
      move: {does: custom, target: page, by: [drag, swipe], alternative: menu}
      turn: {does: custom, target: page, by: swipe, alternative: menu}

    """

  /// The report in three formats that together print everything; and how many blocks the store was asked for.
  private func report(_ path: String, _ store: Store?, today: String? = nil) throws -> (
    text: String, asked: Int
  ) {
    let before = store?.asked ?? 0
    var task = LintSession(cache: store, keepsReports: true).task(path)
    if let today { task.today = today }
    let report = LintReport(specs: [try task.spec()])
    let text =
      RenderJSON.render(report) + RenderSARIF.render(report, version: "1")
      + RenderText.render(report, for: -1)
    return (text, (store?.asked ?? 0) - before)
  }

  private func begin(_ text: String = text) throws -> (path: String, store: Store, first: String) {
    try folder.write("gspec: 1\nvocabulary: own\n", "own.gspec.yaml")
    let path = try folder.write(text, "a.gspec.yaml")
    let store = Store()
    let first = try report(path, store).text
    #expect(try report(path, nil).text == first)
    return (path, store, first)
  }

  @Test("an unchanged file takes one block from the store, and the report is the same")
  func unchanged() throws {
    let (path, store, first) = try begin()
    #expect(first.contains("conflict/"))
    let again = try report(path, store)
    #expect(again.text == first)
    #expect(again.asked == 1)
  }

  @Test("with another text, vocabulary or configuration, the report is made again")
  func changes() throws {
    let (path, store, first) = try begin()
    try folder.write(Self.text.replacing("by: swipe", with: "by: long-press"), "a.gspec.yaml")
    #expect(try report(path, store).text == report(path, nil).text)
    try folder.write(Self.text, "a.gspec.yaml")
    #expect(try report(path, store).text == first)
    try folder.write("gspec: 1\nvocabulary: own\nmetrics: {double-touch-timeout: 900ms}\n", "own.gspec.yaml")
    let slow = try report(path, store).text
    #expect(slow != first)
    #expect(slow == (try report(path, nil).text))
    try folder.write("version: 1\nrules: {conflict/delayed: off}\n", ".gspec.yaml")
    let quiet = try report(path, store).text
    #expect(quiet != slow)
    #expect(quiet == (try report(path, nil).text))
    try FileManager.default.removeItem(atPath: folder.path + "/own.gspec.yaml")
    #expect(try report(path, store).text == report(path, nil).text)
  }

  @Test("when a configuration names another file for a vocabulary, the report is made again")
  func movedVocabulary() throws {
    try folder.write("gspec: 1\nvocabulary: house\n", "one.gspec.yaml")
    try folder.write(
      "gspec: 1\nvocabulary: house\nmetrics: {double-touch-timeout: 900ms}\n", "two.gspec.yaml")
    try folder.write("gspec: 1\nvocabulary: own\nuses: [house]\n", "inner/own.gspec.yaml")
    try folder.write("version: 1\nvocabularies: {house: ../one.gspec.yaml}\n", "inner/.gspec.yaml")
    let (path, store, first) = try begin(Self.text.replacing("own.gspec.yaml", with: "inner/own.gspec.yaml"))
    #expect(try report(path, store).asked == 1)
    try folder.write("version: 1\nvocabularies: {house: ../two.gspec.yaml}\n", "inner/.gspec.yaml")
    let moved = try report(path, store).text
    #expect(moved != first)
    #expect(moved == (try report(path, nil).text))
  }

  @Test(
    "a comment with an end date accepts a finding until that day, also with a cached report",
    arguments: [
      " until 2030-01-31 -- tried", ",until 2030-01-31 -- tried", "\tuntil\t2030-01-31 -- tried",
      " -- tried, until 2030-01-31",
    ])
  func days(_ rest: String) throws {
    let dated = Self.text.replacing(" -- tried", with: rest)
    let (path, store, _) = try begin(dated)
    let (before, after) = ("2030-01-31", "2030-02-01")
    #expect(try report(path, store, today: before).text == report(path, nil, today: before).text)
    let over = try report(path, store, today: after).text
    #expect(over == (try report(path, nil, today: after).text))
    #expect(over.contains("lint/expired-suppression"))
  }

  @Test("damaged reports are made again, and so are those of a spec that cannot be read")
  func damage() throws {
    let (path, store, first) = try begin()
    store.change { Array($0.dropLast($0.count / 2)) }
    #expect(try report(path, store).text == first)
    store.change { $0.map { $0 == UInt8(ascii: "z") ? UInt8(ascii: "y") : $0 } }
    #expect(try report(path, store).text == first)
    try folder.write(Self.text + "  half", "a.gspec.yaml")
    let broken = try report(path, store).text
    #expect(broken == (try report(path, nil).text))
    #expect(try report(path, store).text == broken)
  }
}

@Suite("The folder of the cache")
struct CacheFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func name(_ number: Int) -> String { CacheName.of(Array("\(number)".utf8)) }

  private func age(_ number: Int, seconds: Int) {
    let time = timeval(tv_sec: time(nil) - seconds, tv_usec: 0)
    utimes("\(folder.path)/\(name(number)).decisions", [time, time])
  }

  private func left(_ cache: CacheFolder, of count: Int) -> [Int] {
    (0..<count).filter { cache.load(name($0)) != nil }
  }

  @Test("above the limit, the files that were unused for longest are removed; other files in the folder stay")
  func bound() throws {
    let other = try folder.write("mine", "notes.decisions")
    let cache = try CacheFolder(folder.path, bound: .init(files: 8, bytes: 1 << 20, savedPerLook: 1))
    for number in 0..<8 {
      cache.save(name(number), [1])
      age(number, seconds: 100_000 - number)
    }
    cache.trim()
    #expect(left(cache, of: 8).count == 8)
    for number in 0..<8 { age(number, seconds: 100_000 - number) }
    // Reading a file counts as use.
    #expect(cache.load(name(0)) == [1])
    let next = try CacheFolder(folder.path, bound: .init(files: 8, bytes: 1 << 20, savedPerLook: 1))
    next.trim()
    #expect(
      FileManager.default.fileExists(atPath: "\(folder.path)/\(name(1)).decisions"), "nothing was added")
    next.save(name(8), [1])
    next.trim()
    #expect(left(next, of: 9) == [0, 4, 5, 6, 7, 8])
    #expect(FileManager.default.fileExists(atPath: other))
  }

  @Test("the number of bytes is limited, too")
  func bytes() throws {
    let cache = try CacheFolder(folder.path, bound: .init(files: 100, bytes: 4000, savedPerLook: 1))
    for number in 0..<5 {
      cache.save(name(number), Array(repeating: 1, count: 1000))
      age(number, seconds: 100_000 - number)
    }
    cache.trim()
    #expect(left(cache, of: 5) == [2, 3, 4])
  }

  @Test("nothing is saved through a link")
  func links() throws {
    let target = try folder.write("mine", "elsewhere/mine")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(name(0)).decisions", withDestinationPath: target)
    try CacheFolder(folder.path).save(name(0), [1])
    #expect(try folder.text("elsewhere/mine") == "mine")
  }

  @Test("the folder is looked at after one saved file in so many")
  func looks() throws {
    let cache = try CacheFolder(folder.path, bound: .init(files: 2, bytes: 1 << 20))
    for first in ["01", "80", "ff"] { cache.save(first + name(0).dropFirst(2), [1]) }
    cache.trim()
    #expect(folder.names.count == 3)
    cache.save("00" + name(0).dropFirst(2), [1])
    cache.trim()
    #expect(folder.names.count < 4)
  }

  @Test("runs at the same time read what was stored, or nothing")
  func together() async throws {
    let path = folder.path
    let wrong = await withTaskGroup(of: Int.self) { group in
      for run in 0..<4 {
        group.addTask {
          var wrong = 0
          for round in 0..<20 {
            let bound = CacheFolder.Bound(files: 10, bytes: 1 << 20, savedPerLook: 1)
            guard let cache = try? CacheFolder(path, bound: bound) else { return 1000 }
            for number in 0..<12 {
              let name = CacheName.of(Array("\(number)".utf8))
              if let kept = cache.load(name), kept != Array(repeating: UInt8(number), count: 300) {
                wrong += 1
              }
              if (number + round + run) % 3 == 0 {
                cache.save(name, Array(repeating: UInt8(number), count: 300))
              }
            }
            cache.trim()
          }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(names.allSatisfy { $0.hasSuffix(".decisions") }, "\(names)")
    let last = try CacheFolder(path, bound: .init(files: 10, bytes: 1 << 20, savedPerLook: 1))
    last.save(name(0), [0])
    last.trim()
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).count <= 10)
  }
}
