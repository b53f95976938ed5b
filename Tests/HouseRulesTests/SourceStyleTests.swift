import Testing

/// Rules for source files that the formatter cannot check.
struct SourceStyleTests {
  /// Files that are written by hand. Generated ones may have any length.
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

  /// `make test` checks the format of every Swift file, also of generated ones, and no file is excepted.
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

  /// Code that can end the program, perhaps for some input. Force unwraps, `try!` and `as!` are rules of `.swift-format`.
  private static var forbidden: [(String, Regex<Substring>)] {
    // With the default word boundaries `a.b` is one word.
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

  /// The engine is a value of one owner: a call of a function that is neither may copy all of it, which took a seventh of a touch's time.
  @Test func functionsOfTheEngineAreMutatingOrInlined() throws {
    let folders = ["Execute", "Arena"].map { "Sources/GestureRuntime/\($0)" }
    for file in folders.flatMap(PackageFolder.swiftFiles) {
      let text = try PackageFolder.text(file)
      for name in Self.copyingFunctions(text) where !["mayClaim", "state", "refusal"].contains(name) {
        Issue.record("\(file): `\(name)` is neither `mutating` nor `@inline(__always)`")
      }
    }
  }

  @Test func functionsThatCopyTheEngineAreFound() {
    let extended = "extension GestureEngine {\n"
    #expect(Self.copyingFunctions(extended + "  @inlinable\n  func a() {}\n}") == ["a"])
    #expect(Self.copyingFunctions(extended + "  public func b<T>() {}\n}") == ["b"])
    #expect(Self.copyingFunctions(extended + "  @inlinable @inline(__always)\n  func c() {}\n}") == [])
    let others = "  mutating func d() {}\n}\n\nstruct S {\n  func e() {}\n}"
    #expect(Self.copyingFunctions(extended + others) == [])
  }

  /// Names of functions of `GestureEngine` that are neither `mutating` nor always inlined.
  private static func copyingFunctions(_ text: String) -> [String] {
    var names: [String] = []
    var (isEngine, isInlined) = (false, false)
    for line in SwiftCode(text).lines {
      if line.contains(/^\w.*\bGestureEngine\b/) { isEngine = true }
      if line.hasPrefix("}") { isEngine = false }
      if line.hasPrefix("  @") {
        isInlined = line.contains("@inline(__always)")
      } else {
        let found = line.firstMatch(of: /^  (?:public |private |package )?func (\w+)/)
        if isEngine && !isInlined, let found { names.append(String(found.1)) }
        isInlined = false
      }
    }
    return names
  }

  /// If the module `Kit` had a type `Kit`, then `Kit.Thing` would mean a member of the type.
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
