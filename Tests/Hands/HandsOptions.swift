import TestSupport

/// The options of the program.
struct HandsOptions: Sendable {
  /// The number of seeds. About a fifth of the specs have errors other than conflicts and are skipped.
  var specs = 26_000
  /// How many touches are played on each spec.
  var touches = 500
  var seed: UInt64 = 1
  /// The most failures of each kind that are printed.
  var show = 3
  /// Kinds of failures that are reported; empty for all.
  var only: Set<String> = []
  /// The file of a spec to play on, in place of random specs.
  var spec: String?
  /// A folder to write the failures to.
  var cases: String?
  /// Whether failures are made smaller before they are printed.
  var shrinks = true
  /// Whether specs with errors other than conflicts are played, too.
  var takesOtherErrors = false
  /// Whether random specs have rarer features, too: see `WidenSketch`.
  var isWide = false

  var seeds: Range<UInt64> { seed..<(seed + UInt64(specs)) }

  init(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      switch option {
      case "--no-shrink": shrinks = false
      case "--with-errors": takesOtherErrors = true
      case "--wide": isWide = true
      default:
        guard let value = rest.popFirst() else { Self.fail("\(option) needs a value") }
        set(option, value)
      }
    }
  }

  private mutating func set(_ option: String, _ value: String) {
    switch (option, Int(value)) {
    case ("--specs", let number?): specs = number
    case ("--touches", let number?): touches = number
    case ("--seed", let number?): seed = UInt64(number)
    case ("--show", let number?): show = number
    case ("--only", _): only.formUnion(value.split(separator: ",").map(String.init))
    case ("--spec", _): spec = value
    case ("--cases", _): cases = value
    default: Self.fail("\(option) \(value) means nothing")
    }
  }

  private static func fail(_ message: String) -> Never {
    print(message)
    print(
      "usage: Scripts/hands [--specs N] [--touches N] [--seed N] [--show N] [--only KIND,…] [--spec FILE]",
      "[--cases FOLDER] [--no-shrink] [--with-errors] [--wide]")
    ExitProgram.status(2)
  }
}
