import Foundation
import Testing

@testable import SpecParser

@Suite("Formatting")
struct FormatSpecTests {
  static func format(_ text: String) throws -> String {
    String(decoding: try FormatSpec.run(SourceFile(path: "a.gspec.yaml", text: text)), as: UTF8.self)
  }

  /// The lines of a text without the empty ones, which formatting leaves to the author.
  static func withoutGaps(_ text: String) -> [Substring] { text.split(separator: "\n") }

  @Test("keys are put in order, with their comments, and an empty line separates sections")
  func order() throws {
    let text = """
      # The mail app.

      product: Mail
      gspec: 1
      activities:
          # What a tap does.
          open:
              by:    touch   # one finger
              target: message
              does: activate
      elements:

          message: {   selectable: true,swipeable: left }
      """
    #expect(
      try Self.format(text) == """
        # The mail app.

        gspec: 1
        product: Mail

        elements:
          message: {swipeable: left, selectable: true}

        activities:
          # What a tap does.
          open:
            does: activate
            target: message
            by: touch          # one finger

        """)
  }

  @Test("names, steps and vocabularies stay in the order of the text")
  func ownOrder() throws {
    let text = """
      gspec: 1
      vocabulary: own
      uses: [material, apple]

      mechanics:
        b: {steps: [press, lift]}
        a:
          steps:
            - press: {within: 80ms, from: left-edge}
            - lift

      """
    #expect(
      try Self.format(text)
        == text.replacing("{within: 80ms, from: left-edge}", with: "{from: left-edge, within: 80ms}")
    )
  }

  @Test("comments behind values get one column, and a column that they share already stays")
  func alignment() throws {
    let text = """
      gspec: 1 # a
      product: Mail # b
      uses: []

      state:
        one: bool      # c
                       # more of c
        two: [x, y]    # d

      """
    #expect(
      try Self.format(text)
        == text.replacing("gspec: 1 # a", with: "gspec: 1       # a")
        .replacing("Mail # b", with: "Mail  # b"))
  }

  @Test(
    "a mark that combines with the sign before it takes a column, so that a comment stays where it is",
    arguments: ["e\u{301}a", "\u{593}a"])
  func combiningMarks(_ word: String) throws {
    let text = "gspec: 1\nproduct: \(word) # a\n"
    #expect(try Self.format(text) == text)
  }

  @Test(
    "a comment behind the dashes of a list in a list stays where it is once it was formatted",
    arguments: [
      ("- - # why\n      a", "# why\n  -\n    - a"), ("- - a # why\n    - b", "-\n    - a # why\n    - b"),
      ("- - # why\n    - a", "-\n    - # why\n    - a"),
    ])
  func listsInLists(_ list: String, _ expected: String) throws {
    let start = "gspec: 1\n\nplatforms:\n  "
    let once = try Self.format("\(start)\(list)\n")
    #expect(once == "\(start)\(expected)\n")
    #expect(try Self.format(once) == once)
  }

  @Test("comments below the last entry stay below it")
  func commentsBelow() throws {
    let text = """
      gspec: 1
      product: Mail

      elements:
        list:
          children:
            row:
            # a row more?
        # a list more?

      # resolve:
      #   - nothing yet

      """
    #expect(try Self.format(text) == text)
  }

  @Test("texts of several lines keep their words, and brackets with a comment inside keep their lines")
  func severalLines() throws {
    let text = """
      gspec: 1
      product: Mail
      activities:
          a:
                alternative: |
                  the button
                    of the list

                  below
                when:   first
                   and second
                by: [
                  touch,   # one
                  swipe ]
                does: "a
                  b"
                over: [
                  x, y]
      """
    #expect(
      try Self.format(text) == """
        gspec: 1
        product: Mail

        activities:
          a:
            does: "a
              b"
            by: [
              touch,   # one
              swipe ]
            when: first
              and second
            over: [x, y]
            alternative: |
              the button
                of the list

              below

        """)
  }

  @Test("the empty lines behind a text that keeps them stay with it, also where its key moves")
  func keptLines() throws {
    let text = """
      gspec: 1
      product: Mail
      activities:
        a:
          alternative: >+
            the button


          summary: |+

            text

          # when
          when: unread
        b:
          summary: |+


          does: x
      """
    let formatted = """
      gspec: 1
      product: Mail

      activities:
        a:
          summary: |+

            text

          # when
          when: unread
          alternative: >+
            the button


        b:
          summary: |+


          does: x

      """
    #expect(try Self.format(text) == formatted)
    #expect(try Self.format(formatted) == formatted)
  }

  @Test("spaces that belong to a text stay with it")
  func spaces() throws {
    let text = "gspec: 1\nvocabulary: |\n      a  \n        \n      b  \n          \nuses: []\n"
    #expect(try Self.format(text) == text)
    let nested = "kinds:\n    a:\n        summary: >+\n          a  \n            \n\n        by: b\n"
    let moved = "kinds:\n  a:\n    summary: >+\n      a  \n        \n\n    by: b\n"
    #expect(try Self.format(nested) == moved)
    let stripped = "kinds:\n  a:\n    summary: |\n\n    by: |-\n      b\n\n"
    #expect(try Self.format(stripped) == String(stripped.dropLast()))
    let stated = "kinds:\n  a:\n    summary: |2+\n        a\n        \n\n    by: b\n"
    #expect(try Self.format(stated) == stated)
  }

  @Test(
    "comments behind the end of the document stay at the end, and a last line gets its break",
    arguments: [
      ("gspec: 1\nproduct: A\n...  # tail\n# more\n", "gspec: 1\nproduct: A\n# tail\n# more\n"),
      ("gspec: 1\nvocabulary: |\n  a", "gspec: 1\nvocabulary: |\n  a\n"),
      ("gspec: 1\nvocabulary: |+\n  a\n\n", "gspec: 1\nvocabulary: |+\n  a\n\n"),
    ])
  func ends(_ text: String, _ expected: String) throws {
    #expect(try Self.format(text) == expected)
  }

  @Test(
    "a character that ends a line for Unicode, but not in a file, is part of a text in quotes",
    arguments: ["\u{2028}", "\u{2029}", "\u{85}"])
  func separators(_ sign: String) throws {
    let text =
      "gspec: 1\nproduct: A\nactivities:\n  a: {alternative: \"x\(sign)y\",   target: page}\n  b: 'z\(sign)'\n"
    #expect(
      try Self.format(text)
        == "gspec: 1\nproduct: A\n\nactivities:\n  a: {target: page, alternative: \"x\(sign)y\"}\n  b: 'z\(sign)'\n"
    )
  }

  @Test("an anchor keeps its place before its alias")
  func anchors() throws {
    let text = """
      gspec: 1
      product: Mail
      activities:
         a:
           toward: &way [left,  right]
           does: dismiss
         b: {toward: *way, does: dismiss}
      """
    #expect(
      try Self.format(text) == """
        gspec: 1
        product: Mail

        activities:
          a:
            toward: &way [left, right]
            does: dismiss
          b: {toward: *way, does: dismiss}

        """)
  }

  @Test("an anchor may have no value")
  func emptyAnchor() throws {
    let text = "gspec: 1\nproduct: Mail\n\nelements:\n  list: &plain\n  page: *plain\n"
    #expect(try Self.format(text) == text)
  }

  @Test("line breaks keep their kind, and a formatted text stays the same")
  func breaks() throws {
    let text = "gspec: 1\r\nproduct: Mail\r\n\r\nelements:\r\n  a:\r\n"
    #expect(try Self.format(text) == text)
  }

  @Test("what cannot be read is not formatted", arguments: ["", "a: [", "a: 1\na: 2", "- a", "a: *b"])
  func unreadable(_ text: String) {
    #expect(throws: FormatSpec.Failure.self) { try Self.format(text) }
  }

  @Test("every spec of this repository can be formatted, and a second time changes nothing")
  func repository() throws {
    let specs = RepositorySpecs.paths
    #expect(specs.count > 50)
    for path in specs {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let once = try Self.format(text)
      #expect(try Self.format(once) == once, "\(path)")
    }
  }

  @Test(
    "specs in random layouts with comments are formatted once and for all; without comments all layouts give one text"
  )
  func random() throws {
    for (number, path) in RepositorySpecs.paths.enumerated() {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      guard var layout = RandomLayout(text, seed: UInt64(number)) else { continue }
      for _ in 0..<4 {
        let messy = layout.text(withComments: true)
        let once = try #require(try? Self.format(messy), "\(path)\n\(messy)")
        #expect(try Self.format(once) == once, "\(messy)")
      }
      // A layout shuffles only keys with fixed names, and formatting puts these in order. So two layouts give one text.
      let first = try Self.format(layout.text(withComments: false))
      let second = try Self.format(layout.text(withComments: false))
      #expect(Self.withoutGaps(first) == Self.withoutGaps(second), "\(path)")
    }
  }
}

/// Every spec below the package's `Specs` and `Examples`.
enum RepositorySpecs {
  static var paths: [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["Specs", "Examples"].flatMap { folder in
      let base = root.appending(path: folder).path
      let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".gspec.yaml") && !$0.contains("/.build/") }.sorted().map {
        base + "/" + $0
      }
    }
  }
}
