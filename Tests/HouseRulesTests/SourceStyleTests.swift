import Testing

/// Rules for every source file that the formatter does not know.
struct SourceStyleTests {
  /// Written by hand: the generated ones are as long as what they hold.
  private static let sources = ["Sources", "Plugins"].flatMap(PackageFolder.swiftFiles).filter {
    !$0.hasSuffix("+Generated.swift")
  }

  @Test func thereAreSources() { #expect(Self.sources.count > 50) }

  @Test func filesStayShort() throws {
    for file in Self.sources + PackageFolder.swiftFiles(in: "Tests") where !file.hasSuffix("+Generated.swift")
    {
      let count = try PackageFolder.lines(file).count
      #expect(count <= 401, "\(file) has \(count) lines; 400 are the most")
    }
  }

  /// Generated ones too: what `make test` formats is every Swift file, and none says that it is to be passed over.
  @Test func everyFileIsFormatted() throws {
    let rule = try #require(
      try PackageFolder.text("Makefile").firstMatch(of: /FORMATTED = ((?:.*\\\n)*.*)\n/))
    let formatted = rule.1.split { $0 == " " || $0 == "\\" || $0 == "\n" }
    for file in PackageFolder.swiftFiles(in: "") {
      #expect(
        formatted.contains { file == $0 || file.hasPrefix($0 + "/") },
        "\(file) is not in Makefile's FORMATTED")
      let exception = "// swift-format-ignore" + "-file"
      #expect(!(try PackageFolder.text(file)).contains(exception), "\(file) is passed over")
    }
  }

  @Test func nothingStopsTheProgram() throws {
    for file in Self.sources {
      let code = SwiftCode(try PackageFolder.text(file))
      for (what, pattern) in Self.forbidden {
        for line in code.lines(matching: pattern) { Issue.record("\(file):\(line): \(what)") }
      }
    }
  }

  /// What ends the program when it goes wrong: input could reach it. Force unwraps, `try!` and `as!` are rules of
  /// `.swift-format`.
  private static var forbidden: [(String, Regex<Substring>)] {
    // By default `a.b` is one word.
    [
      (
        "fatalError",
        /\b(?:fatalError|preconditionFailure|assertionFailure)\s*\(/.wordBoundaryKind(.simple)
      ),
      (
        "unowned or unsafe",
        /\b(?:unowned|unsafeBitCast|unsafelyUnwrapped)\b/.wordBoundaryKind(.simple)
      ),
    ]
  }

  @Test(arguments: [
    "fatalError(\"x\")", "Swift.preconditionFailure()", "unowned let a: B", "a.unsafelyUnwrapped",
  ])
  func forbiddenCodeIsFound(_ code: String) {
    #expect(Self.forbidden.contains { !SwiftCode(code).lines(matching: $0.1).isEmpty })
  }

  @Test(arguments: [
    "// fatalError()", "/* unowned */", "let a = \"fatalError()\"", "#\"unowned \"#", "fatalErrors(1)",
  ])
  func otherCodeIsNot(_ code: String) {
    #expect(!Self.forbidden.contains { !SwiftCode(code).lines(matching: $0.1).isEmpty })
  }

  /// Inside a module of the same name, `Kit.Thing` would mean a member of the type.
  @Test func noTypeBearsItsModulesName() throws {
    let pattern = /\b(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)/
    for file in Self.sources {
      let module = String(file.split(separator: "/")[1])
      for line in SwiftCode(try PackageFolder.text(file)).lines {
        for match in line.matches(of: pattern) { #expect(match.1 != module, "\(file) declares \(module)") }
      }
    }
  }
}
