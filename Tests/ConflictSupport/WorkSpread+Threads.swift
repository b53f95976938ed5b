import Dispatch
import Foundation
package import GestureCompiler

extension WorkSpread {
  package static let onAllCores = onThreads(ProcessInfo.processInfo.activeProcessorCount)

  package static func onThreads(_ count: Int) -> WorkSpread {
    WorkSpread(width: count) { width, body in
      DispatchQueue.concurrentPerform(iterations: width) { body($0) }
    }
  }
}
