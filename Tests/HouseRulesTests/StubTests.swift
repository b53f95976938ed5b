import RegexBuilder
import Testing

/// Stubs of Apple's frameworks say what they follow.
struct StubTests {
  private static let files = ["QuartzCore", "SwiftUI", "UIKit"].flatMap {
    PackageFolder.swiftFiles(in: "Tests/Stubs/" + $0)
  }

  @Test func thereAreStubs() { #expect(Self.files.count >= 9) }

  /// Each declaration names its page and since when iOS has it, or that only tests use it.
  @Test func everyDeclarationNamesItsPage() throws {
    let word = /(?:public|open|func|associatedtype|typealias|static|subscript|case|@ViewBuilder var)/
    let declaration = Regex {
      ZeroOrMore(.whitespace)
      ZeroOrMore { /@\w+ / }
      word
      Anchor.wordBoundary
    }
    for file in Self.files {
      let lines = try PackageFolder.lines(file)
      var isInProtocol = false
      for (number, line) in lines.enumerated() {
        if line.contains("protocol ") { isInProtocol = line.contains("public") }
        if line == "}" { isInProtocol = false }
        let isPublic = line.contains("public ") || line.contains("open ")
        guard line.prefixMatch(of: declaration) != nil, isPublic || isInProtocol, !line.contains("import ")
        else { continue }
        let above = lines[..<number].last { !$0.contains("swift-format-ignore") } ?? ""
        #expect(Self.isNamed(above), "\(file):\(number + 1) names no page: \(line)")
      }
    }
  }

  private static func isNamed(_ comment: Substring) -> Bool {
    let text = comment.drop { $0 == " " }
    if text.hasPrefix("/// Stub: ") { return true }
    let isPage = text.hasPrefix("/// https://developer.apple.com/documentation/")
    return isPage && text.contains(/· iOS \d+\.\d/)
  }

  @Test(arguments: [
    ("/// https://developer.apple.com/documentation/uikit/uiview · iOS 2.0", true),
    ("/// Stub: a frame.", true),
    ("/// https://developer.apple.com/documentation/uikit/uiview", false), ("/// A view.", false),
  ])
  func pagesAreFound(_ comment: String, _ isNamed: Bool) { #expect(Self.isNamed(comment[...]) == isNamed) }
}
