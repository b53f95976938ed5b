import GestureRuntime

/// A handler that prints what each gesture means.
struct Album: AlbumGestureHandler {
  func open(_ gesture: AlbumGesture.Open) {
    print("open")
  }

  func remove(_ gesture: AlbumGesture.Remove) {
    switch gesture.phase {
    case .began, .changed: break
    case .ended: print(gesture.isCommitted ? "remove" : "keep")
    default: print("keep")
    }
  }
}

/// A touch and a stroke to the left, as times in milliseconds and points from the left.
let strokes: [[(time: Int64, x: Double)]] = [
  [(0, 300), (60, 300)],
  [(1000, 300), (1020, 280), (1040, 240), (1060, 190), (1080, 140), (1090, 130)],
]

var album = Album()
var gestures = AlbumGestures()
for stroke in strokes {
  for (index, point) in stroke.enumerated() {
    let phase: TouchPhase = index == 0 ? .down : index == stroke.count - 1 ? .up : .move
    let sample = TouchSample(
      time: point.time * 1000, phase: phase, finger: 1, location: Point(x: point.x, y: 200),
      element: AlbumElement.albumPhoto.id)
    gestures.feed(sample, into: &album)
  }
}
gestures.flush(into: &album)
