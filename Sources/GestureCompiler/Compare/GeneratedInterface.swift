import GestureRuntime
import SpecParser

/// The public declarations in the Swift generated from a spec. They are read from the tree that is printed, so the two cannot differ.
struct GeneratedInterface {
  struct Declaration: Hashable {
    enum Sort: Hashable { case type, member, enumCase, requirement }

    var sort: Sort
    /// The name with its outer types and, for functions, the labels: `MailGestureHandler.archive(_:)`.
    var symbol: String
    /// The enclosing type; empty at the top level.
    var owner: String
    /// The visible part of its type.
    var signature: String
  }

  /// The declarations in the order of the sources.
  private(set) var declarations: [Declaration] = []

  /// - Parameter program: a program with `public` access, so that its public declarations are those for other code.
  init(_ program: SwiftProgram) {
    for node in EmitSwift.declarations(program) { read(node, owner: "", inside: nil) }
  }

  /// The public declarations of a spec's generated Swift.
  ///
  /// - Throws: `TableError` if the spec is larger than a table can be.
  static func of(_ spec: CheckedSpec) throws(TableError) -> GeneratedInterface {
    var options = SwiftOptions(GeneratedHeader(version: "", source: "", digest: ""))
    options.access = .public
    let machine = CompilePipeline.lower(spec)
    let compiled = try CompilePipeline.compile(machine)
    let names = SwiftNames(machine, prefix: nil)
    return GeneratedInterface(SwiftProgram(spec, machine, compiled, names, options, SourceSet()))
  }

  private enum Body { case plain, enumeration, requirements }

  private mutating func read(_ node: SwiftNode, owner: String, inside body: Body?) {
    switch node {
    case .statement(let text): add(text.flat, owner, body)
    case .block(let head, let nodes, _, _, _): readBlock(head.flat, nodes, owner, body)
    case .condition(_, let nodes, let others):
      for node in nodes + others { read(node, owner: owner, inside: body) }
    case .choice, .doc, .comment, .blank: break
    }
  }

  private mutating func readBlock(_ head: String, _ nodes: [SwiftNode], _ owner: String, _ body: Body?) {
    let words = Self.words(head)
    let types: [String: Body] = [
      "enum": .enumeration, "struct": .plain, "protocol": .requirements, "class": .plain, "extension": .plain,
    ]
    guard let place = words.prefix(4).firstIndex(where: { types[$0] != nil }), words.count > place + 1,
      let inner = types[words[place]]
    else { return add(head, owner, body) }
    let name = words[place + 1].prefix { $0 != ":" && $0 != "<" && $0 != "(" }
    let symbol = owner.isEmpty ? String(name) : "\(owner).\(name)"
    if words[place] != "extension" {
      guard words.contains("public") else { return }
      declarations.append(Declaration(sort: .type, symbol: symbol, owner: owner, signature: words[place]))
    }
    for node in nodes { read(node, owner: symbol, inside: inner) }
  }

  /// Adds a line that is a declaration and ignores others. Initializers are left out, since they have a parameter for each property.
  private mutating func add(_ text: String, _ owner: String, _ body: Body?) {
    let words = Self.words(text)
    if body == .enumeration, words.first == "case", words.count > 1 {
      return append(.enumCase, words.dropFirst().joined(separator: " "), owner)
    }
    let isRequirement = body == .requirements && words.contains("func")
    guard isRequirement || words.contains("public") else { return }
    guard let keyword = words.firstIndex(where: { ["func", "var", "let", "typealias"].contains($0) })
    else { return }
    append(isRequirement ? .requirement : .member, words[(keyword + 1)...].joined(separator: " "), owner)
  }

  /// - Parameter text: a name and the text after it.
  private mutating func append(_ sort: Declaration.Sort, _ text: String, _ owner: String) {
    let name = text.prefix { !":(=<".contains($0) && $0 != " " }
    var rest = text.dropFirst(name.count)
    // A generic function has the same constraints on its handler for every spec.
    if rest.hasPrefix("<") { rest = rest.drop { $0 != "(" } }
    // The raw value of a case and the value of a constant are not part of the interface.
    if sort == .enumCase || !rest.hasPrefix("(") {
      rest = rest.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).first ?? rest
    }
    let signature = Self.trimmed(rest.drop { $0 == ":" }).replacing("Swift.", with: "")
      .replacing("GestureRuntime.", with: "")
    let labels = sort != .enumCase && rest.hasPrefix("(") ? Self.labels(String(rest)) : ""
    let symbol = (owner.isEmpty ? "" : owner + ".") + name.filter { $0 != "`" } + labels
    declarations.append(
      Declaration(sort: sort, symbol: symbol, owner: owner, signature: signature))
  }

  /// The labels of a list of parameters: `(_:of:)`.
  private static func labels(_ text: String) -> String {
    var depth = 0
    var labels = "("
    var parameter = ""
    for character in text {
      if character == "(" || character == "<" || character == "[" { depth += 1 }
      if character == ")" || character == ">" || character == "]" { depth -= 1 }
      if depth == 1, character == ":" {
        labels += (words(parameter).first ?? "_") + ":"
        parameter = ""
      } else if depth == 1, character == "," || character == "(" {
        parameter = ""
      } else {
        parameter.append(character)
      }
      if depth == 0 { break }
    }
    return labels + ")"
  }

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  private static func trimmed(_ text: Substring) -> String {
    words(String(text)).joined(separator: " ")
  }
}
