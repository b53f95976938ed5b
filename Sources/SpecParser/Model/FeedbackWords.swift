/// The keys below `feedback`.
package enum FeedbackKey: String, Sendable, CaseIterable, CustomStringConvertible {
  case follow, translation, rotation, scale, opacity, x, y, from, to
  case rubberBand = "rubber-band"
  case beyond, coefficient, law
  case clamp, min, max
  case anchor, progress
  case onCommit = "on-commit"
  case onCancel = "on-cancel"
  case onEnd = "on-end"
  case curve, spring, duration, delay, velocity, target, decay, pages
  case damping, response
  case initialVelocity = "initial-velocity"
  case haptic, claim, threshold, commit

  package var description: String { rawValue }
}

/// A word that a value below `feedback` can be.
package enum SettingWord: Sendable, Hashable {
  /// Nothing of it follows: `none`.
  case nothing
  case law(BandLawWord)
  case anchor(AnchorWord)
  case curve(CurveWord)
  case velocity(CurveVelocityWord)
  case target(TargetWord)
  case decay(DecayWord)
  case cue(CueWord)

  package var text: String {
    switch self {
    case .nothing: "none"
    case .law(let word): word.rawValue
    case .anchor(let word): word.rawValue
    case .curve(let word): word.rawValue
    case .velocity(let word): word.rawValue
    case .target(let word): word.rawValue
    case .decay(let word): word.rawValue
    case .cue(let word): word.rawValue
    }
  }
}

/// The words of `law`, for the formula of a rubber band.
package enum BandLawWord: String, Sendable, CaseIterable {
  case platform, smooth
  case articleText = "article-text"
  case articleCode = "article-code"
}

/// The words of `anchor`, for the point about which an element scales and turns.
package enum AnchorWord: String, Sendable, CaseIterable {
  case fingers, center
}

/// The named timing curves.
package enum CurveWord: String, Sendable, CaseIterable {
  case linear, ease
  case easeIn = "ease-in"
  case easeOut = "ease-out"
  case easeInOut = "ease-in-out"
}

/// The words of `velocity`, for the velocity with which a curve begins.
package enum CurveVelocityWord: String, Sendable, CaseIterable {
  case finger, curve
}

/// The words of `target`, for the place where a motion ends.
package enum TargetWord: String, Sendable, CaseIterable {
  case start, outside, threshold, page
}

/// The words of `decay`.
package enum DecayWord: String, Sendable, CaseIterable {
  case normal, fast
}

/// The cues that platforms have.
package enum CueWord: String, Sendable, CaseIterable {
  case light, medium, heavy, soft, rigid, selection, success, warning, error
}
