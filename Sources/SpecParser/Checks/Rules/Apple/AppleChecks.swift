/// The checks of Apple's Human Interface Guidelines on gestures. They run if the spec lists one of Apple's platforms.
enum AppleChecks {
  /// All checks, in the order of the catalogue. A new check is added only here.
  static let all: [any SpecCheck.Type] = [
    StandardGesturesKeepTheirMeaning.self,
    StandardActionsHaveStandardGestures.self,
    PinchesZoomTheRightWay.self,
    CustomGesturesAreNeeded.self,
    ImportantActionsHaveAnotherWay.self,
    CustomGesturesAreEasyToPerform.self,
    ManyFingersAreForGamesAndDrawing.self,
    GesturesTargetTheirContent.self,
    FeedbackComesDuringTheGesture.self,
    ShortcutsSupplementControls.self,
    SystemEdgesAreLeftAlone.self,
    EdgeProtectionIsForImmersiveProducts.self,
    ObjectsAreSelectedFirst.self,
    GesturesExistOnThePlatform.self,
    SystemGesturesStayWithTheSystem.self,
    LongPressHasAnotherWayOnWatch.self,
    GesturesRunTogetherInGamesAndDrawing.self,
    SwipesLimitTheirDeviation.self,
    SwipesFollowAnAxis.self,
    TrackingNeedsContinuousGestures.self,
  ]
}
