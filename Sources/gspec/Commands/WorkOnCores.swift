import Foundation
import GestureCompiler

extension WorkSpread {
  /// On every core, up to eight: what one analysis can use.
  static let onAllCores = WorkSpread(width: min(8, ProcessInfo.processInfo.activeProcessorCount)) {
    width, body in
    var numbers = (0..<width).makeIterator()
    OrderedWork(workers: width, work: body).run {
      numbers.next()
    } take: { _ in
    }
  }
}
