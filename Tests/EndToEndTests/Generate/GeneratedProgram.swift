import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser
import Testing

@testable import gspec

/// The generated code of any number of specs, compiled to one program together with `Examples/Runner`.
struct GeneratedProgram {
  /// A spec, with the prefix of its types.
  struct Product {
    var prefix: String
    var spec: CheckedSpec
    var style = SwiftOptions.Style.table

    /// The same spec in the style `code`.
    var inCode: Product { Product(prefix: prefix + "InCode", spec: spec, style: .code) }
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

  /// - Parameter comparing: products in the style `table`, to be run side by side with the style `code`, which must be among `products`.
  init(_ products: [Product], comparing: [Product] = []) async throws {
    let runner = PackageFolder.path("Examples/Runner")
    for name in ["main.swift", "Runner.swift"] {
      try folder?.write(try String(contentsOfFile: runner + "/" + name, encoding: .utf8), name)
    }
    let template = try String(contentsOfFile: runner + "/RunProduct.swift", encoding: .utf8)
    for product in products {
      let files = try Self.files(product)
      for file in files { try folder?.write(file.text, file.name) }
      let text = Self.runner(template, of: files).replacing("Product", with: product.prefix)
        .replacing("product\(product.prefix)", with: "element")
      try folder?.write(text, "Run\(product.prefix).swift")
    }
    for product in comparing {
      let text = CompareStyles.source(
        table: product.prefix, code: product.inCode.prefix,
        generated: try Self.files(product).map(\.text).joined())
      try folder?.write(
        Self.runner(text, of: try Self.files(product)), "Run\(product.prefix)\(CompareStyles.suffix).swift")
    }
    let names = products.map(\.prefix) + comparing.map { $0.prefix + CompareStyles.suffix }
    let list = names.map { "\"\($0)\": run\($0)" }.joined(separator: ",\n  ")
    let type = "[String: @Sendable (TraceFile, String?, [Assignment]) async -> Void]"
    try folder?.write("let products: \(type) = [\n  \(list)\n]\n", "Products.swift")
    let compile = try await GSpecProcess.shell(
      "exec \"$1\" \"$2\" \"$3\" -Onone -num-threads 2 2>&1",
      [PackageFolder.path("Scripts/compile-generated"), path, program])
    try #require(compile.status == 0, "\(compile.stdout.prefix(4000))")
  }

  /// The template of a runner, with the lines for features that only some recognizers have.
  private static func runner(_ template: String, of files: [SwiftFile]) -> String {
    let hasLayout = files.contains { $0.text.contains("var layoutDirection: GestureRuntime") }
    let hasDetents = files.contains { $0.text.contains("var detentName: ") }
    let hasHandOvers = files.contains { $0.text.contains("func setContent") }
    var text = hasLayout ? template.replacing("// both layouts: ", with: "") : template
    if hasDetents { text = text.replacing("// detents: ", with: "") }
    if files.contains(where: { $0.text.contains("func setFrame") }) {
      text = text.replacing("// on target: ", with: "")
    }
    return hasHandOvers ? text.replacing("// hand-over: ", with: "") : text
  }

  static func files(_ product: Product) throws -> [SwiftFile] {
    var options = SwiftOptions(GeneratedHeader(version: "test", source: product.prefix, digest: "test"))
    options.prefix = product.prefix
    options.style = product.style
    guard case .files(let files) = try EmitSwift.run(product.spec, options) else {
      throw CommandFailure("names of \(product.prefix) clash")
    }
    return files
  }

  /// The outcomes of each request, as lines of JSON.
  func outcomes(_ requests: [Request]) async throws -> [String] {
    let input = requests.enumerated().map { index, request in
      let isShared = index + 1 < requests.count && request.sharesTrace(with: requests[index + 1])
      return request.head
        + (isShared ? "" : WriteJSONLines.text(request.trace, screen: request.settings.screen))
    }
    let file = try #require(try folder?.write(input.joined(), "input"))
    // The output is too large for a pipe.
    let output = file + ".outcomes"
    let run = try await GSpecProcess.shell("exec \"$1\" < \"$2\" > \"$3\"", [program, file, output])
    try #require(run.status == 0, "\(run.stderr.prefix(2000))")
    return try String(contentsOfFile: output, encoding: .utf8).components(separatedBy: "===\n").dropFirst()
      .map { String($0) }
  }
}

extension GeneratedProgram.Request {
  /// The line that the runner expects before a trace.
  fileprivate var head: String {
    let state = settings.state.map { "\($0.name)=\($0.value.text)" }
    return "=== " + ([prefix, settings.target ?? ""] + state).joined(separator: "\t") + "\n"
  }

  /// Whether two requests have the same trace, so that it is written only once.
  fileprivate func sharesTrace(with other: Self) -> Bool {
    trace == other.trace && settings.screen == other.settings.screen
  }
}
