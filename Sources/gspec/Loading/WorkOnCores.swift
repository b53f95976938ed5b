import Foundation
import GestureCompiler

extension WorkSpread {
  /// Spreads an analysis over all cores, but at most eight.
  static let onAllCores = WorkSpread(width: min(8, ProcessInfo.processInfo.activeProcessorCount)) {
    width, body in
    var numbers = (0..<width).makeIterator()
    OrderedWork(workers: width, work: body).run {
      numbers.next()
    } take: { _ in
    }
  }
}
