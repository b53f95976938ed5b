import Foundation

/// A document that the project takes facts from, as lines and sentences. It lies beside the project, where it lies
/// at all.
struct SourceDocument {
  let name: String
  let bytes: Data
  /// The text, line by line; the first has index 0.
  let lines: [String]

  /// A place: a line from 1, and which of its sentences, from 1.
  struct Place: Hashable, Comparable, CustomStringConvertible {
    let line: Int
    let sentence: Int

    var description: String { "\(line).\(sentence)" }
    static func < (a: Place, b: Place) -> Bool { (a.line, a.sentence) < (b.line, b.sentence) }
  }

  init(name: String, bytes: Data) {
    self.name = name
    self.bytes = bytes
    lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Those that are there: beside the project, or in the folder that `GSPEC_REFERENCE` names.
  static let all: [SourceDocument] = {
    let folder =
      ProcessInfo.processInfo.environment["GSPEC_REFERENCE"].map { URL(fileURLWithPath: $0) }
      ?? PackageFolder.root.deletingLastPathComponent().appendingPathComponent("shared/reference")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appendingPathComponent(name))).map { .init(name: name, bytes: $0) }
    }
  }()

  /// FNV-1a over 64 bits, as 16 hexadecimal digits: whether line numbers belong to this text.
  var digest: String {
    let value = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// How many sentences each line has that is not empty: `1 3 7 9x2`.
  var shape: String {
    lines.enumerated().compactMap { index, line in
      let count = Self.sentences(of: line).count
      return count == 0 ? nil : count == 1 ? "\(index + 1)" : "\(index + 1)x\(count)"
    }.joined(separator: " ")
  }

  /// The sentences of a line.
  ///
  /// One ends at `.`, `!` or `?` with what closes behind it, where white space and no small letter follows; at `。`; and in
  /// a row of a table also where the next sentence follows without a space. Without a letter or digit there is none.
  static func sentences(of line: String) -> [String] {
    let isRow = line.hasPrefix("|")
    let characters = Array(line)
    var found: [String] = []
    var start = 0
    var index = 0
    while index < characters.count {
      defer { index += 1 }
      let isSign = index > 0 && !characters[index - 1].isWhitespace && "。.!?".contains(characters[index])
      guard isSign else { continue }
      var end = index + 1
      while end < characters.count, "*_)\"'”’`]）」".contains(characters[end]) { end += 1 }
      let rest = characters[end...]
      let next = rest.first { !$0.isWhitespace }
      let isApart = rest.first?.isWhitespace ?? true
      let ends = characters[index] == "。" || isApart && next?.isLowercase != true
      guard ends || isRow && next?.isUppercase == true else { continue }
      found.append(String(characters[start..<end]))
      start = end
      index = end - 1
    }
    found.append(String(characters[start...]))
    return found.filter { $0.contains { $0.isLetter || $0.isNumber } }
  }

  /// Runs of words that are this long are a quotation.
  static let quotation = 8

  /// Every run of so many words, in small letters.
  static func runs(of text: String) -> Set<[Substring]> {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard words.count >= quotation else { return [] }
    return Set((0...(words.count - quotation)).map { Array(words[$0..<($0 + quotation)]) })
  }
}
