/// How feedback must follow a finger: checked for every spec.
enum FeedbackChecks {
  /// In the order of the catalogue. A new one is added here and nowhere else.
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
