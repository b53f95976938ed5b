import AgreementSupport
import SpecParser
import Testing

/// Compares table and reference on the random cases, which a test can change. Records every difference.
///
/// - Parameter changed: changes a case and returns its spec, or `nil` to leave the case out.
/// - Returns: the table's run of every case that was compared.
func comparedRandomCases(
  _ changed: (inout AgreementCase, UInt64) -> CheckedSpec?
) throws -> [RecognizerRun] {
  var runs: [RecognizerRun] = []
  for seed in RandomAgreementTests.seeds {
    var random = AgreementCase(seed: seed)
    guard let spec = changed(&random, seed) else { continue }
    let expected = Reference().run(spec, random.events, screen: random.screen)
    let actual = try TableRuntime().run(spec, random.events, screen: random.screen)
    guard !expected.isDecidedByRounding, !actual.isDecidedByRounding else { continue }
    runs.append(actual)
    #expect(difference(expected, actual) == nil, "seed \(seed)\n\(random.text)")
  }
  return runs
}
