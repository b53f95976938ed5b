/// The guidance of Apple's Human Interface Guidelines on gestures: checked where one of its platforms is listed.
enum AppleChecks {
  /// In the order of the catalogue. A new one is added here and nowhere else.
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
