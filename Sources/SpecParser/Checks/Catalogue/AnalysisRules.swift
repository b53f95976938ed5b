/// What the rule catalogue says about rules whose checks need the conflict analysis, and so live beside it.
package enum AnalysisRules {
  package static let all: [RuleInfo] =
    ConflictRules.all + ResolveRules.all + LatencyRules.all + CoverageRules.all + AppleAnalysisRules.all
    + SlowHandRules.all
}
