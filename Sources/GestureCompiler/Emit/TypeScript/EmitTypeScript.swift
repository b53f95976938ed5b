package import GestureRuntime
package import SpecParser

/// A file of generated TypeScript or JavaScript.
package struct TypeScriptFile: Sendable, Hashable {
  /// The name without folders.
  package var name: String
  package var text: String
}

/// Writes a checked spec as TypeScript: the product's types and its compiled table. It adds the shared runtime and the host that feeds it a
/// page's Pointer Events.
package enum EmitTypeScript {
  /// - Parameters:
  ///   - spec: the spec, without errors.
  ///   - prefix: the prefix of type names; `nil` means the product's name.
  /// - Throws: `TableError` if the spec is larger than a table can be.
  package static func run(
    _ spec: CheckedSpec, prefix: String? = nil, _ header: GeneratedHeader
  ) throws(TableError) -> [TypeScriptFile] {
    let machine = CompilePipeline.lower(spec)
    let product = TypeScriptProduct(spec, machine, try CompilePipeline.compile(machine), prefix: prefix)
    let shared = header.shared
    return [
      TypeScriptFile(name: "\(product.prefix)Gestures.ts", text: header.text + "\n" + product.text),
      TypeScriptFile(name: "gesture-host.d.ts", text: shared + WebModule.hostDeclarations + "\n"),
      TypeScriptFile(name: "gesture-host.js", text: shared + WebModule.host + "\n"),
      TypeScriptFile(name: "gestures.d.ts", text: shared + WebModule.declarations + "\n"),
      TypeScriptFile(name: "gestures.js", text: shared + WebModule.script + "\n"),
      TypeScriptFile(
        name: "gestures.wasm.js",
        text: shared + "/** The module of WebAssembly: raw DEFLATE in base64. */\n"
          + "export const compressed = \"\(WebModule.compressed)\";\n"),
    ]
  }
}
