/// The types of feedback values, which do not depend on the spec.
enum FeedbackTemplate {
  static let types = SwiftTemplate(
    """
    /// What is seen and felt during an activity of $N, as its spec says it: the app draws, these are the numbers.
    nonisolated $Astruct $PFeedback: Swift.Sendable {
      /// A number in its unit, or a word that means something to the app.
      $Aenum Value: Swift.Sendable, Swift.Hashable {
        case points(Swift.Double), pointsPerSecond(Swift.Double), degrees(Swift.Double), seconds(Swift.Double)
        /// Of the element's size.
        case percent(Swift.Double)
        case factor(Swift.Double), number(Swift.Double)
        case word(Swift.String)

        /// The number without its unit; `nil` of a word.
        $Avar amount: Swift.Double? {
          switch self {
          case .points(let amount), .pointsPerSecond(let amount), .degrees(let amount), .seconds(let amount),
            .percent(let amount), .factor(let amount), .number(let amount):
            amount
          case .word: nil
          }
        }
      }

      /// A movement slows down beyond a place.
      $Astruct RubberBand: Swift.Sendable {
        $Avar beyond: Value?
        $Avar coefficient: Value?
      }

      $Astruct Spring: Swift.Sendable {
        $Avar damping: Value?
        $Avar initialVelocity: Value?
        $Avar response: Value?
      }

      /// How something moves on once the fingers are gone.
      $Astruct Motion: Swift.Sendable {
        $Avar curve: Value?
        $Avar spring = Spring()
        $Avar duration: Value?
        $Avar delay: Value?
        $Avar target: Value?

        /// Whether the spec says anything of it.
        $Avar isDescribed: Swift.Bool {
          curve != nil || duration != nil || spring.damping != nil || spring.response != nil
        }
      }

      /// What follows the fingers.
      $Astruct Follow: Swift.Sendable {
        $Avar translation: Value?
        $Avar rotation: Value?
        $Avar opacity: Value?
        $Avar scale: Value?
        $Avar delay: Value?
      }

      /// Between which values it stays, and how it goes back to them.
      $Astruct Clamp: Swift.Sendable {
        $Avar min: Value?
        $Avar max: Value?
        $Avar spring = Spring()
        $Avar duration: Value?
      }

      /// What shows that a hold is felt.
      $Astruct Progress: Swift.Sendable {
        $Avar scale: Value?
        $Avar duration: Value?
      }

      /// What is felt at a claim, at the commit threshold, at a commit.
      $Astruct Haptic: Swift.Sendable {
        $Avar claim: Value?
        $Avar threshold: Value?
        $Avar commit: Value?
      }

      $Avar rubberBand = RubberBand()
      $Avar onCommit = Motion()
      $Avar onCancel = Motion()
      $Avar follow = Follow()
      $Avar clamp = Clamp()
      /// `fingers` or `center`.
      $Avar anchor: Value?
      $Avar progress = Progress()
      $Avar haptic = Haptic()

      /// A distance in points as the rubber band lets it be seen; as it is where there is none.
      ///
      /// - Parameter size: of the element along the movement, for a band in per cent.
      $Afunc banded(_ distance: Swift.Double, size: Swift.Double = 0) -> Swift.Double {
        guard let beyond = rubberBand.beyond?.amount else { return distance }
        var limit = beyond
        if case .percent? = rubberBand.beyond { limit = beyond / 100 * size }
        let over = Swift.abs(distance) - limit
        guard over > 0 else { return distance }
        let seen = limit + over * (rubberBand.coefficient?.amount ?? 0.55) / (1 + over * 0.004)
        return distance < 0 ? -seen : seen
      }
    }

    """)
}
