import Foundation
import GestureCompiler
import SpecParser
import Testing

@testable import gspec

/// Checks that generated code compiles without warnings, with various build settings and names.
@Suite("Generated Swift compiles")
struct GeneratedSourceTests {
  /// Compiler settings that apps use.
  private static let settings = [
    "", "-default-isolation MainActor",
    "-enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature ExistentialAny "
      + "-enable-upcoming-feature MemberImportVisibility",
  ]

  /// The compiler reads layouts and styles together: starting it takes longer than reading one of them.
  @Test(
    "every access level, layout and style, under every app's settings",
    arguments: SwiftOptions.Access.allCases)
  func settings(access: SwiftOptions.Access) async throws {
    let folder = try TemporaryFolder()
    let spec = PackageFolder.path("Specs/products/mail.gspec.yaml")
    try generateAll(spec, to: folder, access)
    for settings in Self.settings { try await check(folder, settings) }
  }

  /// An app's own files may import the same modules without an access level.
  @Test(
    "imports without access level in an app's files compile beside generated code of every access level",
    arguments: SwiftOptions.Access.allCases)
  func plainImports(access: SwiftOptions.Access) async throws {
    let folder = try TemporaryFolder()
    let spec = PackageFolder.path("Specs/products/mail.gspec.yaml")
    try generate(spec, to: folder, access, .many, .table, .swiftui)
    let modules = ["GestureRuntime", "GestureSwiftUI", "GestureUIKit", "SwiftUI", "UIKit"]
    let imports = modules.map { "import \($0)\n" }.joined()
    try folder.write(imports + "func look(_ view: UIView) {}\n", "App.swift")
    for settings in Self.settings + ["-swift-version 5"] {
      try await check(folder, "--stubs -typecheck -parse-as-library " + settings)
    }
  }

  /// A handler is isolated to the main actor implicitly: the drivers have no such annotation.
  @Test(
    "views and handlers that use the adapters, in Swift 5 mode, with every upcoming feature",
    arguments: ["", "-default-isolation MainActor "])
  func handlers(isolation: String) async throws {
    let folder = try TemporaryFolder()
    let driver = PackageFolder.path("Tests/Stubs/Driver")
    try generate(driver + "/desk.gspec.yaml", to: folder, .internal, .one, .table, .swiftui)
    let scenarios = ["UIKit", "Reset", "Action", "Shown", "SwiftUI", "Element"]
    for name in ["Table.swift"] + scenarios.map({ $0 + "Scenarios.swift" }) {
      try folder.write(try String(contentsOfFile: driver + "/" + name, encoding: .utf8), name)
    }
    for settings in ["", "-swift-version 5", Self.upcoming] {
      try await check(folder, "--stubs -typecheck -parse-as-library " + isolation + settings)
    }
  }

  private static let upcoming = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
    "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
  ].map { "-enable-upcoming-feature " + $0 }.joined(separator: " ")

  @Test("names with any letters of Unicode, keywords of Swift, names of its library")
  func names() async throws {
    let folder = try TemporaryFolder()
    for style in SwiftOptions.Style.allCases {
      // The style `code` has a smaller limit of recognizers.
      let mechanics = style == .code ? "drag, rotate" : "touch, drag, pinch-open, rotate"
      let spec = try folder.write(HostileNames.spec(by: mechanics), "names.gspec.yaml")
      try generate(spec, to: folder, .internal, .one, style, .swiftui)
      try await check(folder, "")
      try await check(folder, "--stubs -typecheck -parse-as-library")
    }
  }

  @Test(
    "every product spec with every user interface, under every app's settings, in one build with stubs of the frameworks",
    arguments: SwiftOptions.UserInterface.allCases)
  func userInterfaces(userInterface: SwiftOptions.UserInterface) async throws {
    let folder = try TemporaryFolder()
    for product in ProductSpec.all {
      let style: SwiftOptions.Style = userInterface == .uikit ? .code : .table
      try generate(product.path, to: folder, .public, .one, style, userInterface, keeping: true)
    }
    let settings = userInterface == .swiftui ? Self.settings : [""]
    for settings in settings { try await check(folder, "--stubs -typecheck -parse-as-library " + settings) }
    // Also without the frameworks, and with access level `internal`.
    if userInterface == .swiftui {
      try await check(folder, "")
      try generate(ProductSpec.all[0].path, to: folder, .internal, .many, .code, userInterface)
      try await check(folder, "--stubs -typecheck -parse-as-library " + Self.settings[2])
    }
  }

  /// Ten thousand activities were tried by hand: Docs/GeneratedSwift.md has the figures.
  @Test("a thousand activities, with every user interface")
  func manyActivities() async throws {
    let folder = try TemporaryFolder()
    let elements = (0..<500).map { "  e\($0): {}" }
    let activities = (0..<1000).map { number in
      let way =
        number % 2 == 0 ? "does: activate, by: touch" : "does: custom, by: drag, alternative: a button"
      return "  a\(number): {target: e\(number / 2), \(way)}"
    }
    let lines =
      ["gspec: 1", "product: Big", "uses: [material]", "elements:"] + elements + ["activities:"] + activities
    let spec = try folder.write(lines.joined(separator: "\n") + "\n", "big.gspec.yaml")
    try generate(spec, to: folder, .internal, .one, .table, .swiftui)
    try expectNothingStops(folder)
    let source = try folder.text("BigGestures.swift")
    #expect(source.contains("    default:\n      // The last of so many "))
    // Checking types is not enough: the compiler warns later about a `default` that is never reached.
    try await check(folder, "--stubs -emit-sil -o /dev/null -parse-as-library")
  }

  @Test("names in scripts without capital letters, and prefixes without one")
  func namesWithoutCapitals() async throws {
    let folder = try TemporaryFolder()
    let text =
      "uses: [material]\nelements: {e: {}}\nactivities: {a: {does: activate, target: e, by: touch}}\n"
    for (number, product) in ["日記", "1st", "٣é", "x"].enumerated() {
      let spec = try folder.write("gspec: 1\nproduct: \(product)\n\(text)", "names.gspec.yaml")
      let prefix = product == "x" ? "x" : nil
      try generate(spec, to: folder, .public, .one, .code, .swiftui, keeping: number > 0, prefix: prefix)
    }
    try await check(folder, "--stubs -typecheck -parse-as-library")
  }

  @Test("activities called like types of the product, and a product called like a method of the library")
  func namesOfTypes() async throws {
    let folder = try TemporaryFolder()
    let text = """
      gspec: 1
      product: Gesture
      uses: [material]
      platforms: [android]
      elements: {row: {}, card: {}}
      activities:
        gesture-activity: {does: activate, target: row, by: touch}
        gesture-element: {does: custom, target: card, by: drag, toward: left, over: [row], alternative: a button}

      """
    let spec = try folder.write(text, "names.gspec.yaml")
    try generate(spec, to: folder, .internal, .one, .table, .swiftui)
    try await check(folder, "--stubs -typecheck -parse-as-library")
  }

  @Test("a gesture names the element that its finger is over, and which of them, also one made for a test")
  func overItem() async throws {
    let folder = try TemporaryFolder()
    let text = """
      gspec: 1
      product: Board
      uses: [material]
      elements: {column: {children: {card: {}}}, bin: {}}
      activities:
        carry: {does: custom, target: card, by: long-press-drag, over: [column, bin], alternative: a button}
        open: {does: activate, target: card, by: touch}

      """
    let spec = try folder.write(text, "board.gspec.yaml")
    for style in SwiftOptions.Style.allCases {
      try generate(spec, to: folder, .internal, .one, style)
      try folder.write(
        """
        func column(_ gesture: BoardGesture.Carry) -> UInt64? { gesture.over == .column ? gesture.overItem : nil }
        let made = BoardGesture.Carry(phase: .ended, item: 1, over: .column, overItem: 7)

        """, "App.swift")
      try await check(folder, "")
      let source = try folder.text("BoardGestures.swift")
      #expect(source.components(separatedBy: "var overItem: Swift.UInt64").count == 2)
      #expect(source.contains("Gestures report it as `item` or `overItem`."))
    }
  }

  @Test("it compiles with strict memory safety, and has nothing that ends the program")
  func safety() async throws {
    let folder = try TemporaryFolder()
    for style in SwiftOptions.Style.allCases {
      let mail = PackageFolder.path("Specs/products/mail.gspec.yaml")
      try generate(
        mail, to: folder, .internal, .one, style, .swiftui, keeping: true, prefix: "In\(style.rawValue)")
    }
    try expectNothingStops(folder)
    try await check(folder, "--stubs -typecheck -parse-as-library -strict-memory-safety")
  }

  private func expectNothingStops(_ folder: TemporaryFolder) throws {
    for name in folder.names where name.hasSuffix(".swift") {
      let text = try folder.text(name)
      for word in ["fatalError", "try!", "as!", "precondition"] {
        #expect(!text.contains(word), "\(name): \(word)")
      }
    }
  }

  @Test("an empty spec")
  func nothing() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write("gspec: 1\nproduct: Nothing\n", "nothing.gspec.yaml")
    try generateAll(spec, to: folder, .public, .swiftui)
    try await check(folder, "")
    try await check(folder, "--stubs -typecheck -parse-as-library")
  }

  /// Checking types is not enough: the compiler warns later of a function that can never be called.
  @Test("a spec with elements and state, but without activities yet")
  func noActivities() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(
      "gspec: 1\nproduct: Begun\nstate: {mode: [only]}\nelements: {page: {state: {seen: bool}}}\n",
      "begun.gspec.yaml")
    try generateAll(spec, to: folder, .internal, .swiftui)
    try await check(folder, "--stubs -emit-sil -o /dev/null -parse-as-library")
  }

  /// Only the module of the runtime is needed here. Scripts/check-embedded compiles the runtime to code.
  @Test("both styles compile as Embedded Swift")
  func embedded() async throws {
    let swiftc =
      "swiftc -swift-version 6 -wmo -parse-as-library -Onone -warnings-as-errors -enable-experimental-feature Embedded "
      + "-target wasm32-unknown-none-wasm"
    let folder = try TemporaryFolder()
    let runtime = PackageFolder.path("Sources/GestureRuntime")
    let module = try await GSpecProcess.shell(
      "cd \"$1\" && \(swiftc) -module-name GestureRuntime -package-name gspec -emit-module $(find \"$2\" -name '*.swift') 2>&1",
      [folder.path, runtime])
    #expect(module.status == 0, "\(module.stdout.prefix(2000))")
    for style in SwiftOptions.Style.allCases {
      try generate(PackageFolder.path("Specs/products/mail.gspec.yaml"), to: folder, .internal, .one, style)
      let run = try await GSpecProcess.shell(
        "cd \"$1\" && \(swiftc) -I . -module-name App -c MailGestures.swift -o app.o 2>&1", [folder.path])
      #expect(run.status == 0, "\(style): \(run.stdout.prefix(2000))")
    }
  }

  @Test("a spec that is too large for the style `code` is an error, and nothing is written")
  func tooLarge() async throws {
    let folder = try TemporaryFolder()
    let activities = (0..<1001).map { "  a\($0): {does: custom, target: page, by: touch, when: n == \($0)}" }
    let spec = try folder.write(
      "gspec: 1\nproduct: Large\nuses: [material]\nstate: {n: 0.0..2000.0}\nelements: {page: {}}\nactivities:\n"
        + activities.joined(separator: "\n") + "\n", "large.gspec.yaml")
    let output = folder.path + "/out"
    let run = try await GSpecProcess.run("generate", "swift", spec, "-o", output, "--style", "code")
    #expect(run.status == 2 && run.stdout.isEmpty && !FileManager.default.fileExists(atPath: output))
    #expect(
      run.stderr.contains("cannot be written with --style code: it has 1001 recognizers"), "\(run.stderr)")
    #expect(run.stderr.contains("help: use --style table"))
  }

  /// Every layout and style of a spec in one folder, told apart by their prefixes.
  private func generateAll(
    _ spec: String, to folder: TemporaryFolder, _ access: SwiftOptions.Access,
    _ userInterface: SwiftOptions.UserInterface = .none
  ) throws {
    for layout in SwiftOptions.Layout.allCases {
      for style in SwiftOptions.Style.allCases {
        let prefix = "\(layout)\(style)".capitalized
        try generate(spec, to: folder, access, layout, style, userInterface, keeping: true, prefix: prefix)
      }
    }
  }

  private func generate(
    _ spec: String, to folder: TemporaryFolder, _ access: SwiftOptions.Access, _ layout: SwiftOptions.Layout,
    _ style: SwiftOptions.Style, _ userInterface: SwiftOptions.UserInterface = .none, keeping: Bool = false,
    prefix: String? = nil
  ) throws {
    for name in folder.names where name.hasSuffix(".swift") && !keeping {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    let loaded = try LoadTable.load(spec)
    var options = SwiftOptions(GeneratedHeader(version: "test", source: "spec", digest: "test"))
    options.access = access
    options.style = style
    options.layout = layout
    options.prefix = prefix
    options.userInterface = userInterface
    let checked = try #require(loaded.source?.spec)
    switch try EmitSwift.run(checked, options, sources: try #require(loaded.source?.sources)) {
    case .files(let files): for file in files { try folder.write(file.text, file.name) }
    case .beyondStyle(let reason): Issue.record("\(reason)")
    case .clashes(let findings): Issue.record("\(findings.map(\.message))")
    }
  }

  private func check(_ folder: TemporaryFolder, _ settings: String) async throws {
    let script = PackageFolder.path("Scripts/compile-generated")
    let run = try await GSpecProcess.shell(
      "exec \"$1\" \"$2\" /dev/null $3 2>&1",
      [
        script, folder.path,
        settings.hasPrefix("--stubs") ? settings : "-typecheck -parse-as-library " + settings,
      ])
    #expect(run.status == 0, "\(settings): \(run.stdout.prefix(2000))")
  }
}

/// A spec with names that are hard to express in Swift.
enum HostileNames {
  static func spec(by mechanics: String) -> String {
    let states = wordsBesideGuards.filter { $0.first?.isNumber == false && !$0.contains("-") }
    let elements = words.map { "  \"\($0)\": {}" }
    let activities = words.map { word in
      "  \"\(word)\": {does: custom, target: \"\(word)\", by: [\(mechanics)], "
        + "alternative: \"*/ \\u2028 \\\" \\\\ \\u202E\"}"
    }
    let lines =
      ["gspec: 1", "product: 👍-Protocol", "uses: [material]", "state:"]
      + states.map { "  \"\($0)\": [\"\($0)\", x-x, y-all-cases]" }
      + ["elements:"] + elements + ["activities:"] + activities
    return lines.joined(separator: "\n") + "\n"
  }

  private static let guardWords: Set<String> = ["and", "or", "not", "in", "true", "false"]

  /// The words that are not reserved in guards.
  static let wordsBesideGuards = words.filter { !guardWords.contains($0) }

  private static let words = """
    as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough false \
    fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private protocol \
    public repeat rethrows return self static struct subscript super switch throw throws true try typealias var where \
    while any some actor await async open package borrowing consuming indirect lazy nonisolated unowned weak type protocols \
    swift gesture-runtime int string double bool point outcome name does id path all-cases raw-value hash-value hash \
    activity state element handler receive mechanic phase time 日本 über 1st 9 ÉTÉ 👍 a.b Ω ﬁ ǆ ß ٣ é gestures feed set \
    advance none optional recognizer table words format target each unsafe consume copy borrow discard yield macro
    """.split(separator: " ").map(String.init)
}
