import Testing

/// Every declaration in the stubs of Apple's frameworks names the page that it follows.
struct StubTests {
  private static let files = ["QuartzCore", "SwiftUI", "UIKit"].flatMap {
    PackageFolder.swiftFiles(in: "Tests/Stubs/" + $0)
  }

  @Test func thereAreStubs() { #expect(Self.files.count >= 9) }

  /// A comment names the declaration's page and its first iOS version, or says that it exists only in the stubs.
  @Test(arguments: files) func everyDeclarationNamesItsPage(_ file: String) throws {
    let lines = try PackageFolder.lines(file)
    var isInProtocol = false
    for (number, line) in lines.enumerated() {
      if line.contains("public protocol ") { isInProtocol = line.hasSuffix("{") }
      if line == "}" { isInProtocol = false }
      guard Self.isDeclaration(line, inProtocol: isInProtocol) else { continue }
      let above = lines[..<number].last { !$0.contains("swift-format-ignore") } ?? ""
      #expect(Self.isNamed(above), "\(file):\(number + 1) names no page: \(line)")
    }
  }

  /// Whether the line declares something that other modules can use.
  private static func isDeclaration(_ line: Substring, inProtocol: Bool) -> Bool {
    let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
    guard let first = words.first, !words.contains("import") else { return false }
    if first == "public" || first == "open" { return true }
    return inProtocol && ["func", "var", "associatedtype", "typealias", "static", "init"].contains(first)
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
