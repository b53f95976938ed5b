extension Dictionary {
  /// The first value of each key. Where a name is declared twice, the first declaration counts, as for whoever reads the spec.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
