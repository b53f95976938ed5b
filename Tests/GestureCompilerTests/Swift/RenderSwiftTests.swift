import Testing

@testable import GestureCompiler

/// How trees of Swift are printed.
struct RenderSwiftTests {
  private func text(@SwiftBuilder _ body: () -> [SwiftNode]) -> String { RenderSwift.text(body()) }

  /// As many texts of 19 columns each.
  private func long(_ count: Int) -> [SwiftText] {
    (0..<count).map { "argument\($0): value\($0)00" }
  }

  @Test func whatFitsStaysOnOneLine() {
    let printed = text {
      "let a = f\(call: ["1", "b: 2"])"
      short("var id: Int", "rawValue")
      block("struct Empty") {}
    }
    #expect(printed == "let a = f(1, b: 2)\nvar id: Int { rawValue }\nstruct Empty {}\n")
  }

  @Test func listsBreakAfterTheirBracket() {
    let printed = text { block("func f\(parameters: long(6)) -> Int") { "g\(call: long(6))" } }
    #expect(
      printed == """
        func f(
          argument0: value000, argument1: value100, argument2: value200, argument3: value300,
          argument4: value400, argument5: value500
        ) -> Int {
          g(
            argument0: value000, argument1: value100, argument2: value200, argument3: value300,
            argument4: value400, argument5: value500)
        }

        """)
  }

  @Test func arraysOverSeveralLinesEndInAComma() {
    #expect(text { "let a = \(array: ["1", "2"])" } == "let a = [1, 2]\n")
    let printed = text { "let a = \(array: (0..<30).map { "\($0)000" })" }
    #expect(printed.hasSuffix("29000,\n]\n"), "\(printed)")
  }

  @Test func onlyTheInnermostListThatDoesNotFitBreaks() {
    let printed = text { "f\(call: ["g\(call: long(5))", "h\(call: long(2))"])" }
    #expect(
      printed == """
        f(
          g(
            argument0: value000, argument1: value100, argument2: value200, argument3: value300,
            argument4: value400), h(argument0: value000, argument1: value100))

        """)
  }

  @Test func operandsStandBelowTheFirst() {
    let printed = text {
      SwiftText((0..<5).map { "(elapsed >= \($0)0000 ? 0xFFFF : 0)" }, sign: "|", none: "0")
    }
    #expect(printed.split(separator: "\n").count == 5)
    #expect(printed.hasPrefix("(elapsed >= 00000 ? 0xFFFF : 0)\n  | (elapsed >= 10000 ? 0xFFFF : 0)\n"))
  }

  @Test func casesStandWhereTheirSwitchDoes() {
    let value = String(repeating: "v", count: 94)
    let printed = text {
      block("switch a") {
        choice("case 1") { "true" }
        choice("case 2") { SwiftText(value) }
        choice("default") { "false" }
      }
    }
    #expect(printed == "switch a {\ncase 1: true\ncase 2:\n  \(value)\ndefault: false\n}\n")
  }

  @Test func callsOfNestedOperandsCloseOnTheirOwnLine() {
    let inner: SwiftText = "(\(SwiftText(long(4).map { "(\($0))" }, sign: "||", none: "")))"
    let printed = text {
      "f\(call: ["to: (\(SwiftText(["isFirst", inner], sign: "&&", none: "")))"])"
      "f\(call: ["to: \(inner)"])"
      "f\(call: ["to: (\(SwiftText(["isFirst", inner], sign: "&&", none: "")))", "on: a"])"
    }
    #expect(printed.split(separator: "(argument3: value300)))\n)\n").count == 2, "\(printed)")
    #expect(printed.contains("(argument3: value300)))\nf("), "\(printed)")
    #expect(printed.contains("(argument3: value300))), on: a)\n"), "\(printed)")
  }

  @Test func bracesBelowABrokenHead() {
    let names = (0..<5).map { "GestureRuntime.Protocol\($0)" }
    let printed = text { block("struct A: \(list: names.texts)") { "let a = 1" } }
    #expect(
      printed.contains(
        "Protocol2,\n  GestureRuntime.Protocol3, GestureRuntime.Protocol4\n{\n  let a = 1\n}\n"))
  }

  @Test func emptyLinesStandBetweenThingsOnly() {
    let printed = text {
      blank
      block("enum A") {
        blank
        "case a"
        blank
        blank
        "case b"
        blank
      }
      blank
    }
    #expect(printed == "enum A {\n  case a\n\n  case b\n}\n")
  }

  @Test func conditionsIndentWhatTheyHold() {
    let printed = text {
      SwiftNode.condition("os(Linux)", [.statement("a()")], otherwise: [.statement("b()")])
    }
    #expect(printed == "#if os(Linux)\n  a()\n#else\n  b()\n#endif\n")
  }

  @Test func commentsAreBrokenBetweenWords() {
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    let printed = text {
      SwiftNode.doc([words, ""], list: [words], parameters: ["a: \(words)"])
      SwiftNode.comment("one\nline")
      SwiftNode.comment(" ")
    }
    let lines = printed.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= RenderSwift.width && $0.last != " " }, "\(printed)")
    #expect(lines.contains("///") && lines.contains("// one line") && lines.contains("//"))
    #expect(printed.contains("\n/// - word") && printed.contains("\n///   word"))
    #expect(printed.contains("\n///   - a: word") && printed.contains("\n///     word"))
  }

  @Test(arguments: [">=", ">", "-", "+", "*", "1.", "##", "```swift"])
  func noLineOfACommentBeginsABlockOfMarkdown(word: String) {
    for count in 80...100 {
      let words = "\(String(repeating: "w", count: count)) \(word) 200ms"
      let printed = text { SwiftNode.doc([words], list: [words], parameters: [words]) }
      let lines = printed.split(separator: "\n").map { $0.drop { "/ ".contains($0) } }
      #expect(!lines.contains { $0.hasPrefix("\(word) 200ms") }, "\(printed)")
    }
  }
}
