import Foundation
import GestureRuntime

extension Point {
  func moved(by distance: Double, towards radians: Double) -> Point {
    Point(x: x + distance * cos(radians), y: y + distance * sin(radians))
  }
}
