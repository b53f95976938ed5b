import Testing

/// Imports of targets point in one direction: see Docs/Architecture.md.
struct ImportDirectionTests {
  /// What each target may import.
  private static let allowed: [String: Set<String>] = [
    "GestureRuntime": [],
    // Compiled as one module with GestureRuntime.
    "GestureWeb": [],
    "GestureUIKit": ["GestureRuntime", "QuartzCore", "UIKit"],
    "GestureSwiftUI": ["GestureRuntime", "GestureUIKit", "SwiftUI", "UIKit"],
    "SpecParser": ["CLibYAML"],
    "GestureCompiler": ["SpecParser", "GestureRuntime"],
    "gspec": [
      "GestureCompiler", "SpecParser", "GestureRuntime", "ArgumentParser", "Foundation", "Glibc", "Musl",
      "Darwin",
    ],
  ]

  @Test func everyTargetHasItsRow() {
    let targets = Set(PackageFolder.swiftFiles(in: "Sources").map { $0.split(separator: "/")[1] })
    #expect(Set(Self.allowed.keys) == Set(targets.map(String.init)))
  }

  @Test(arguments: allowed.keys.sorted())
  func importsPointDownwards(_ target: String) throws {
    for file in PackageFolder.swiftFiles(in: "Sources/\(target)") {
      for module in try Self.imports(PackageFolder.text(file)) {
        #expect(Self.allowed[target]?.contains(module) == true, "\(file) imports \(module)")
      }
    }
  }

  /// The adapters are empty on platforms without their framework.
  @Test(arguments: ["GestureUIKit": "canImport(UIKit)", "GestureSwiftUI": "canImport(SwiftUI)"])
  func adaptersAreConditional(_ target: String, _ condition: String) throws {
    let files = PackageFolder.swiftFiles(in: "Sources/\(target)")
    #expect(!files.isEmpty)
    for file in files {
      let text = try PackageFolder.text(file)
      #expect(text.hasPrefix("#if \(condition)") && text.hasSuffix("#endif\n"), "\(file)")
    }
  }

  @Test func oneFileImportsLibYAML() throws {
    let files = try PackageFolder.swiftFiles(in: "Sources").filter {
      try Self.imports(PackageFolder.text($0)).contains("CLibYAML")
    }
    #expect(files == ["Sources/SpecParser/YAML/ReadYAML.swift"])
  }

  @Test(arguments: [
    ("import A", ["A"]), ("package import A\n@testable import B", ["A", "B"]), ("  import struct A.B", ["A"]),
    ("// import A", []), ("let important = 1", []),
  ])
  func importsAreFound(_ text: String, _ modules: [String]) { #expect(Self.imports(text) == modules) }

  /// The modules that a file imports.
  static func imports(_ text: String) -> [String] {
    SwiftCode(text).lines.compactMap { line in
      let words = line.split(whereSeparator: { " .\t".contains($0) }).map(String.init)
      guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy(Self.isModifier) else {
        return nil
      }
      let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "typealias"]
      return words[(place + 1)...].first { !kinds.contains($0) }
    }
  }

  private static func isModifier(_ word: String) -> Bool {
    word.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains(word)
  }
}
