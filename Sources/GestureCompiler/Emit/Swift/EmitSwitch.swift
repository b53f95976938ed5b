/// Emits switches over the cases of a type.
enum EmitSwitch {
  /// Limit of cases, because of the compiler. Above about 630 cases with values, it no longer checks that a switch is exhaustive. For a
  /// switch that is an expression (without `return`), its time grows quadratically.
  static let mostCases = 500

  /// The prefix of each case's value in a switch with `count` cases.
  static func value(_ count: Int) -> String { count > mostCases ? "return " : "" }

  /// A switch with a value for each case.
  static func emit(
    _ subject: String, _ cases: [String], _ values: [String], of count: Int, otherwise: String? = nil
  ) -> SwiftNode {
    let lead = value(count)
    return choose(
      subject, zip(cases, values).map { (".\($0)", "\(lead)\($1)") },
      otherwise: otherwise.map { "\(lead)\($0)" })
  }

  /// A property with a text for each case.
  static func texts(_ name: String, _ cases: [String], _ texts: [String], _ program: SwiftProgram)
    -> SwiftNode
  {
    block("\(program.access)var \(name): Swift.StaticString") {
      emit("self", cases, texts.map(SwiftWords.literal), of: cases.count)
    }
  }
}
