import SpecParser
import Testing

@testable import GestureCompiler

/// Two names of a spec that are one name in Swift.
@Suite struct NamesDifferInSwiftTests {
  private static func clashes(_ lines: String) throws -> [String] {
    let spec = try SpecFiles.parse("gspec: 1\nproduct: Mail\nuses: [material]\n" + lines)
    let machine = CompilePipeline.lower(spec)
    let names = SwiftNames(machine, prefix: nil)
    return NamesDifferInSwift(spec: spec, machine: machine, names: names).findings.map(\.message)
  }

  private static func gestureTypes(_ lines: String) throws -> [String] {
    let spec = try SpecFiles.parse("gspec: 1\nproduct: Mail\nuses: [material]\n" + lines)
    return SwiftNames(CompilePipeline.lower(spec), prefix: nil).gestureTypes
  }

  @Test("variables of different elements may have one name")
  func owners() throws {
    let lines = """
      elements:
        list: {children: {row: {state: {selected: bool, mode: [a, b]}}}}
        grid: {children: {cell: {state: {selected: bool, mode: [a, b]}}}}
      """
    #expect(try Self.clashes(lines).isEmpty)
  }

  @Test("variables of one element, and of the product, may not")
  func variables() throws {
    let lines = "state: {is-new: bool, is_new: bool}\nelements: {row: {state: {is-on: bool, is_on: bool}}}\n"
    let clashes = try Self.clashes(lines)
    #expect(clashes.count == 2 && clashes.contains { $0.contains("are both `isNew` in Swift") })
    #expect(clashes.contains { $0.contains("are both `isOn` in Swift") }, "\(clashes)")
  }

  @Test("elements whose cases differ, and whose types of state do not")
  func elements() throws {
    let lines = "elements: {aB: {state: {x: bool}}, AB: {state: {y: bool}}}\n"
    #expect(try Self.clashes(lines) == ["the elements `aB` and `AB` are both `MailABState` in Swift"])
    #expect(try Self.clashes("elements: {aB: {state: {x: bool}}, AB: {}}\n").isEmpty)
  }

  @Test("detents of one activity")
  func detents() throws {
    let lines = """
      elements: {row: {}, card: {}}
      activities:
        archive: {does: custom, target: row, by: drag, toward: left, alternative: a, commit: [{name: re-veal, distance: 40pt}, {name: re_veal, distance: 90pt}]}
        move: {does: custom, target: card, by: drag, toward: left, alternative: a, commit: [{name: re-veal, distance: 40pt}, {name: full, distance: 90pt}]}
      """
    #expect(try Self.clashes(lines) == ["the detents `re-veal` and `re_veal` are both `reVeal` in Swift"])
  }

  @Test("long names break lines where Swift allows it")
  func longNames() throws {
    let name = "open-the-message-that-is-nearest-to-the-middle-of-it"
    let spec = try SpecFiles.parse(
      """
      gspec: 1
      product: Mail
      uses: [material]
      elements: {row: {}}
      activities: {\(name): {does: activate, target: row, by: touch}}

      """)
    guard
      case .files(let files) = try EmitSwift.run(
        spec, SwiftOptions(GeneratedHeader(version: "test", source: "spec", digest: "test")))
    else {
      Issue.record("the names are different")
      return
    }
    let lines = files.flatMap { $0.text.split(separator: "\n") }
    // A text in quotes cannot break.
    let long = lines.filter { $0.count > RenderSwift.width && !$0.contains("\"") }
    #expect(long.isEmpty, "\(long)")
    #expect(lines.contains { $0.contains("OpenTheMessageThatIsNearestToTheMiddleOfIt") })
  }

  @Test("a gesture does not hide the types of the product")
  func hidden() throws {
    let lines = """
      elements: {row: {}, card: {}, list: {}}
      activities:
        mail-activity: {does: activate, target: row, by: touch}
        mail-element: {does: activate, target: card, by: touch}
        mail-state: {does: activate, target: list, by: touch}
      """
    #expect(try Self.gestureTypes(lines).sorted() == ["MailActivity_", "MailElement_", "MailState"])
  }

  @Test("the prefix of members is none of the library's")
  func members() throws {
    let machine = CompilePipeline.lower(try SpecFiles.parse("gspec: 1\nproduct: Mail\n"))
    for (prefix, member) in [("Mail", "mail"), ("Gesture", "theGesture"), ("x", "thex")] {
      #expect(SwiftNames(machine, prefix: prefix).member == member)
    }
  }
}
