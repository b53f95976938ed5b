/// Makes failures smaller.
enum ShrinkFailure {
  static func shrink(_ failure: Failure, _ spec: LoadedSpec, _ sketch: SpecSketch?) -> (Failure, LoadedSpec) {
    (failure, spec)
  }
}
