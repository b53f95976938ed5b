import Foundation
import GestureCompiler
import SpecParser

/// A comparison of two specs, with the places of its changes in both.
struct ComparedSpecs {
  let old: SpecRevision
  let new: SpecRevision
  let product: String
  let comparison: ProductComparison

  init(_ old: SpecRevision, _ new: SpecRevision) throws {
    self.old = old
    self.new = new
    let specs = (try old.compiled().spec, try new.compiled().spec)
    product = specs.1.product.value
    do {
      comparison = try CompareSpecs.run(specs.0, specs.1)
    } catch {
      throw CommandFailure("\(old.name), \(new.name): \(error)")
    }
  }

  func place(_ change: ProductChange) -> (old: ReportPlace?, new: ReportPlace?) {
    (place(change.oldSpan, old), place(change.newSpan, new))
  }

  private func place(_ span: SourceSpan?, _ revision: SpecRevision) -> ReportPlace? {
    let root = FileManager.default.currentDirectoryPath
    return span.map { ReportPlace($0, in: revision.result.sources, root: root) }
  }

  /// `2 losses, 1 change, 0 gains; 3 breaks of generated Swift`
  var counts: String {
    let counts = ProductChange.Effect.allCases.map { effect in
      let count = comparison.count(effect)
      let plural = effect == .loss ? "losses" : effect.rawValue + "s"
      return "\(count) \(count == 1 ? effect.rawValue : plural)"
    }
    return counts.joined(separator: ", ")
      + "; \(counted(comparison.breaks.count, "break")) of generated Swift"
  }
}

extension ProductChange.Effect {
  /// The heading above the changes with this effect.
  var heading: String {
    switch self {
    case .loss: "people lose"
    case .change: "changes"
    case .gain: "people gain"
    }
  }
}
