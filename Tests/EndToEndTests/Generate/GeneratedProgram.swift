import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser
import Testing

@testable import gspec

/// Generated code of any number of specs, compiled to one program together with `Examples/Runner`.
struct GeneratedProgram {
  /// A spec, and what its types' names begin with.
  struct Product {
    var prefix: String
    var spec: CheckedSpec
    var style = SwiftOptions.Style.table
  }

  /// A trace for one of the products.
  struct Request {
    var prefix: String
    var trace: Trace
    var settings = ReplaySettings()
  }

  private let folder = try? TemporaryFolder()
  private var path: String { folder?.path ?? "" }
  private var program: String { path + "/program" }

  init(_ products: [Product]) async throws {
    let runner = PackageFolder.path("Examples/Runner")
    for name in ["main.swift", "Runner.swift"] {
      try folder?.write(try String(contentsOfFile: runner + "/" + name, encoding: .utf8), name)
    }
    let template = try String(contentsOfFile: runner + "/RunProduct.swift", encoding: .utf8)
    for product in products {
      for file in try Self.files(product) { try folder?.write(file.text, file.name) }
      let text = template.replacing("Product", with: product.prefix)
        .replacing("product\(product.prefix)", with: "element")
      try folder?.write(text, "Run\(product.prefix).swift")
    }
    let list = products.map { "\"\($0.prefix)\": run\($0.prefix)" }.joined(separator: ",\n  ")
    let type = "[String: @Sendable (TraceFile, String?, [Assignment]) async -> Void]"
    try folder?.write("let products: \(type) = [\n  \(list)\n]\n", "Products.swift")
    let compile = try await GSpecProcess.shell(
      "exec \"$1\" \"$2\" \"$3\" -Onone 2>&1",
      [PackageFolder.path("Scripts/compile-generated"), path, program])
    try #require(compile.status == 0, "\(compile.stdout.prefix(4000))")
  }

  static func files(_ product: Product) throws -> [SwiftFile] {
    var options = SwiftOptions(version: "test", source: product.prefix, digest: "test")
    options.prefix = product.prefix
    options.style = product.style
    guard case .files(let files) = try EmitSwift.run(product.spec, options) else {
      throw CommandFailure("names of \(product.prefix) clash")
    }
    return files
  }

  /// The outcomes of each request, a line of JSON each.
  func outcomes(_ requests: [Request]) async throws -> [String] {
    let input = requests.map { request in
      let state = request.settings.state.map { "\($0.name)=\($0.value.text)" }
      let head = ([request.prefix, request.settings.target ?? ""] + state).joined(separator: "\t")
      return "=== \(head)\n" + TraceText.text(request.trace, screen: request.settings.screen)
    }
    let file = try #require(try folder?.write(input.joined(), "input"))
    let run = try await GSpecProcess.shell("exec \"$1\" < \"$2\"", [program, file])
    try #require(run.status == 0, "\(run.stderr.prefix(2000))")
    return run.stdout.components(separatedBy: "===\n").dropFirst().map { String($0) }
  }
}

extension StateValue {
  /// As a trace writes it, without quotes.
  var text: String {
    switch self {
    case .word(let word): word
    case .number(let number): "\(number)"
    case .bool(let value): "\(value)"
    }
  }
}

/// Traces as JSON Lines, exact to the microsecond and to the last bit of a place.
enum TraceText {
  static func text(_ trace: Trace, screen: Point?) -> String {
    var lines: [String] = []
    if let screen = trace.header.screen ?? screen {
      lines.append("{\"trace\":1,\"width\":\(screen.x),\"height\":\(screen.y)}")
    }
    return (lines + trace.events.map(line)).map { $0 + "\n" }.joined()
  }

  private static func line(_ event: TraceEvent) -> String {
    let time = "{\"t\":\(DecimalText.text(thousandths: event.action.time))"
    switch event.action {
    case .tick: return time + ",\"phase\":\"tick\"}"
    case .set(_, let assignments):
      let values = assignments.map { assignment in
        let text = assignment.value.text
        if case .word = assignment.value { return "\"\(assignment.name)\":\"\(text)\"" }
        return "\"\(assignment.name)\":\(text)"
      }
      return time + ",\"set\":{\(values.joined(separator: ","))}}"
    case .touch(let touch):
      var text = time + ",\"phase\":\"\(touch.phase)\",\"id\":\(touch.finger)"
      text += ",\"x\":\(touch.location.x),\"y\":\(touch.location.y)"
      if let element = touch.element { text += ",\"on\":\"\(element)\"" }
      if let size = touch.size { text += ",\"size\":[\(size.x),\(size.y)]" }
      return text + "}"
    }
  }
}
