/// The checks of how feedback follows a finger, which apply to every spec.
enum FeedbackChecks {
  /// All checks, in the order of the catalogue. A new check is added only here.
  static let all: [any SpecCheck.Type] = [
    MovedElementsFollow.self,
    FeedbackComesAtOnce.self,
    CommitsAskForVelocity.self,
    CancelsGoBack.self,
    LimitsGiveWay.self,
    PinchesScaleAtTheFingers.self,
    ClampsSpringBack.self,
    LongPressesShowProgress.self,
    FeedbackHasAMeasure.self,
  ]
}
