import Foundation
import Testing

@testable import SpecParser
@testable import gspec

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Checks that reports about this package's own specs meet the demands of GitLab and of JUnit readers.
@Suite("Reports for CI servers")
struct CIConstraintTests {
  private func lint(_ format: String) async throws -> String {
    try await GSpecProcess.shell(
      "cd \"$1\" && exec \"$0\" lint --level note --format \"$2\" ./Specs/products Examples",
      [PackageFolder.path(""), format]
    ).stdout
  }

  @Test("gitlab: one array whose objects have GitLab's keys, relative paths and unique fingerprints")
  func gitlab() async throws {
    let text = try await lint("gitlab")
    let entries = try AnyJSON.read(text).items
    #expect(text.hasPrefix("[") && entries.count > 100)
    for entry in entries {
      #expect(entry["description"]?.text?.isEmpty == false && entry["check_name"]?.text?.isEmpty == false)
      #expect(["info", "minor", "major", "critical", "blocker"].contains(entry["severity"]?.text))
      let path = entry["location"]?["path"]?.text ?? "/"
      #expect(!path.hasPrefix("/") && !path.hasPrefix("./"))
      #expect((entry["location"]?["lines"]?["begin"]?.integer ?? 0) >= 1)
    }
    #expect(Set(entries.compactMap { $0["fingerprint"]?.text }).count == entries.count)
  }

  @Test("junit: well-formed XML with correct counts and unique names in each class")
  func junit() async throws {
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(try await lint("junit").utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.counts["testsuites"]?["tests"] == "\(reader.names.count)")
    #expect(reader.counts["testsuite"]?["tests"] == "\(reader.names.count)")
    #expect(reader.counts["testsuites"]?["skipped"] == "\(reader.elements["skipped", default: 0])")
    #expect(reader.counts["testsuites"]?["failures"] == "\(reader.elements["failure", default: 0])")
    #expect(Set(reader.names).count == reader.names.count)
    #expect(
      Set(reader.elements.keys).isSubset(
        of: ["testsuites", "testsuite", "testcase", "failure", "skipped", "system-out"]))
    #expect(reader.elements["system-out", default: 0] > 100)
  }
}

/// Counts elements and collects names.
private final class JUnitReader: NSObject, XMLParserDelegate {
  var elements: [String: Int] = [:]
  var counts: [String: [String: String]] = [:]
  /// Class and name of every case.
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements[name, default: 0] += 1
    if name.hasPrefix("testsuite") { counts[name] = attributes }
    if name == "testcase" { names.append("\(attributes["classname"] ?? "") \(attributes["name"] ?? "")") }
  }
}
