/// The checks of Material's pages on gestures. They run if the spec uses that vocabulary.
enum MaterialChecks {
  /// All checks, in the order of the catalogue, which is that of Material's page. A new check is added only here.
  static let all: [any SpecCheck.Type] =
    ofMechanics + ofSelection + ofZoom + ofMovements + ofPaging + ofMenusAndTilt

  private static let ofMechanics: [any SpecCheck.Type] = [
    GesturesAreForMobile.self, KindsUseTheirMechanics.self, LongPressesOpenNoMenu.self,
    UncommonGesturesHaveAnAlternative.self,
  ]

  private static let ofSelection: [any SpecCheck.Type] = [
    SelectingStartsWithNothingSelected.self, SelectingMoreFollowsASelection.self,
    SelectionBoxesStartWithNothingSelected.self, PickingUpTakesASelection.self,
  ]

  private static let ofZoom: [any SpecCheck.Type] = [
    DoubleTouchDragsZoomTheRightWay.self, ZoomToFitTakesTheInnermost.self,
    DoubleTouchesZoomOutAtTheMaximum.self, ExpandingAndCollapsingArePaired.self,
    ExpandingTakesCollapsibleContent.self,
  ]

  private static let ofMovements: [any SpecCheck.Type] = [
    FlingsCannotBeUndone.self, CommitsCrossAThreshold.self, ScrollsGoOneWay.self, ScrollsFollowTheFinger.self,
    ScrollsMoveWhatScrolls.self, RevealingFollowsScrolling.self, RevealsGoWithTheirScroll.self,
    PansGoEveryWay.self,
    PansFollowTheFinger.self, PansMoveLargeContent.self, FlingsGoOn.self,
    TwoFingerPansFollowTwoFingers.self, DismissTakesSwipeableElements.self, DismissCrossesScrolling.self,
    RefreshStartsAtTheTop.self, RefreshGoesDown.self,
  ]

  private static let ofPaging: [any SpecCheck.Type] = [
    EdgeSwipesStartAtAnEdge.self, FallbacksAreDeclared.self, EdgeSwipesFallBackToPaging.self,
    ZoomedPagesPanFirst.self, PagingEndsOnAPage.self, PagingSparesSwipeableElements.self,
    OverscrollStartsAtTheEnds.self,
  ]

  private static let ofMenusAndTilt: [any SpecCheck.Type] = [
    MenusOpenByADrag.self, MenusNameTheirOptions.self, MenusOpenWhereTheyAre.self, TiltTakes3DContent.self,
    TiltBeginsWithTwoFingers.self, TiltGoesForwardOrBack.self,
  ]
}
