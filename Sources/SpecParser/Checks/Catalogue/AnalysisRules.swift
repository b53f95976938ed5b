/// The catalogue entries of rules whose checks need the conflict analysis and are implemented with it.
package enum AnalysisRules {
  package static let all: [RuleInfo] =
    ConflictRules.all + ResolveRules.all + LatencyRules.all + CoverageRules.all + AppleAnalysisRules.all
    + SlowHandRules.all
}
