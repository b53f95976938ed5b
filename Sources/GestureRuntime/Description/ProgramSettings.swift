/// The settings that all recognizers of a product share.
public struct ProgramSettings: Sendable, BitwiseCopyable {
  @usableFromInline var estimator: VelocityEstimator
  @usableFromInline var swipeVelocity: Double
  @usableFromInline var flingVelocity: Double
  @usableFromInline var edgeWidth: Double
  @usableFromInline var elements: Int
  @usableFromInline var guards: Int
  @usableFromInline var recognizers: Int
  /// The greatest number of presses of any recognizer.
  @usableFromInline var presses: Int

  /// The number of samples of a finger from which its velocity is estimated.
  @usableFromInline var historyLength: Int { max(1, estimator.samples) }

  /// The greatest number of simultaneous candidates.
  @usableFromInline var capacity: Int { recognizers * (presses + 2) + 8 }

  /// - Parameters:
  ///   - fit: the number of the velocity estimator's fit, as a table has it.
  ///   - presses: the greatest number of presses of any recognizer.
  public init(
    fit: UInt8, samples: Int, horizon: Microseconds, stopGap: Microseconds, most: Double,
    swipeVelocity: Double, flingVelocity: Double, edgeWidth: Double, elements: Int, guards: Int,
    recognizers: Int, presses: Int
  ) {
    estimator = VelocityEstimator(
      fit: VelocityFit(rawValue: fit) ?? .leastSquares,
      samples: max(1, min(samples, VelocityEstimator.sampleLimit)), horizon: horizon, stopGap: stopGap,
      most: most)
    self.swipeVelocity = swipeVelocity
    self.flingVelocity = flingVelocity
    self.edgeWidth = edgeWidth
    self.elements = elements
    self.guards = guards
    self.recognizers = recognizers
    self.presses = presses
  }

  init(_ builder: borrowing TableBuilder) {
    estimator = builder.estimator
    swipeVelocity = builder.swipeVelocity
    flingVelocity = builder.flingVelocity
    edgeWidth = builder.edgeWidth
    elements = builder.elements.count
    guards = builder.conditions.codes.count
    recognizers = builder.flat.recognizers.count
    presses = builder.flat.presses
  }
}
