import GestureRuntime
import SpecParser

/// Finds changes of a spec's generated Swift that break the code that uses it.
///
/// As in Swift's own tools, a new case of an enumeration counts, because a `switch` over it must name the case.
enum CompareInterfaces {
  static func breaks(_ old: CheckedSpec, _ new: CheckedSpec) throws(TableError) -> [InterfaceBreak] {
    breaks(try GeneratedInterface.of(old).declarations, try GeneratedInterface.of(new).declarations)
  }

  private static func breaks(
    _ old: [GeneratedInterface.Declaration], _ new: [GeneratedInterface.Declaration]
  ) -> [InterfaceBreak] {
    let known = Dictionary(firstOf: old.map { ($0.symbol, $0) })
    let now = Dictionary(firstOf: new.map { ($0.symbol, $0) })
    let removed = old.compactMap { declaration -> InterfaceBreak? in
      guard let other = now[declaration.symbol] else {
        // The members of a removed type are not listed.
        let isTold = !declaration.owner.isEmpty && now[declaration.owner] == nil
        return isTold ? nil : InterfaceBreak(kind: .removed, symbol: declaration.symbol)
      }
      guard other.signature != declaration.signature else { return nil }
      return InterfaceBreak(
        kind: .changed, symbol: declaration.symbol, before: declaration.signature, after: other.signature)
    }
    let added = new.compactMap { declaration -> InterfaceBreak? in
      guard known[declaration.symbol] == nil, known[declaration.owner] != nil else { return nil }
      switch declaration.sort {
      case .enumCase: return InterfaceBreak(kind: .newCase, symbol: declaration.symbol)
      case .requirement: return InterfaceBreak(kind: .newRequirement, symbol: declaration.symbol)
      case .type, .member: return nil
      }
    }
    return removed + added
  }
}
