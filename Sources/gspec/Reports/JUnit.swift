/// The JUnit XML that CI servers read: suites of cases. Every time is 0, so equal results give equal bytes.
enum JUnit {
  struct Suite: Sendable {
    var name: String
    var cases: [Case]
  }

  struct Case: Sendable {
    /// The group of the case. If a group has several cases of one name, readers keep only the first.
    var className: String
    var name: String
    /// The file that the case is about.
    var file: String
    var result: Result
  }

  enum Result: Sendable {
    case passed
    /// The case passed, and its output has this text.
    case told(String)
    case failed(Problem)
    /// The case could not be run or checked.
    case broken(Problem)
    /// The case was not checked, for this reason.
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

  /// The cases with a number after each name that their group already has. A name that a case has of its own is never made.
  private static func distinct(_ cases: [Case]) -> [Case] {
    var counts: [[String]: Int] = [:]
    let own = Set(cases.map { [$0.className, $0.name] })
    return cases.map { test in
      var test = test
      let key = [test.className, test.name]
      if counts[key] != nil {
        repeat {
          counts[key, default: 0] += 1
          test.name = "\(key[1]) (\(counts[key, default: 0]))"
        } while own.contains([test.className, test.name])
      } else {
        counts[key] = 1
      }
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
