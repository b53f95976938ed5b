/// JUnit's XML as CI servers read it: suites of cases. Every time is 0, so that the same results are the same bytes.
enum JUnit {
  struct Suite: Sendable {
    var name: String
    var cases: [Case]
  }

  struct Case: Sendable {
    /// Groups cases; of those with one name and one group, readers keep the first only.
    var className: String
    var name: String
    /// The file that it is about.
    var file: String
    var result: Result
  }

  enum Result: Sendable {
    case passed
    /// It passed, with something to say.
    case told(String)
    case failed(Problem)
    /// It could not be judged.
    case broken(Problem)
    /// It was not looked at, and why.
    case skipped(String)
  }

  struct Problem: Sendable {
    var message: String
    var type: String
    var text: String
  }

  static func text(_ suites: [Suite]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites \(counts(suites.flatMap(\.cases)))>
    \(suites.map { suite($0) + "\n" }.joined())</testsuites>

    """
  }

  private static func suite(_ suite: Suite) -> String {
    """
    <testsuite name="\(escape(suite.name))" \(counts(suite.cases))>
    \(distinct(suite.cases).map { xml($0) + "\n" }.joined())</testsuite>
    """
  }

  private static func counts(_ cases: [Case]) -> String {
    let failures = cases.count { if case .failed = $0.result { true } else { false } }
    let errors = cases.count { if case .broken = $0.result { true } else { false } }
    let skipped = cases.count { if case .skipped = $0.result { true } else { false } }
    return
      "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"0\""
  }

  /// A number behind each name that a group has had.
  private static func distinct(_ cases: [Case]) -> [Case] {
    var counts: [[String]: Int] = [:]
    return cases.map { test in
      var test = test
      let count = counts[[test.className, test.name], default: 0] + 1
      counts[[test.className, test.name]] = count
      if count > 1 { test.name += " (\(count))" }
      return test
    }
  }

  private static func xml(_ test: Case) -> String {
    let attributes =
      "classname=\"\(escape(test.className))\" name=\"\(escape(test.name))\" file=\"\(escape(test.file))\" time=\"0\""
    switch test.result {
    case .passed: return "<testcase \(attributes)/>"
    case .told(let text):
      return "<testcase \(attributes)><system-out>\(escape(text))</system-out></testcase>"
    case .failed(let problem): return "<testcase \(attributes)>\(xml("failure", problem))</testcase>"
    case .skipped(let reason):
      return "<testcase \(attributes)><skipped message=\"\(escape(reason))\"/></testcase>"
    case .broken(let problem): return "<testcase \(attributes)>\(xml("error", problem))</testcase>"
    }
  }

  private static func xml(_ element: String, _ problem: Problem) -> String {
    "<\(element) message=\"\(escape(problem.message))\" type=\"\(escape(problem.type))\">"
      + "\(escape(problem.text))</\(element)>"
  }

  private static func escape(_ text: String) -> String { XMLText.escape(text) }
}
