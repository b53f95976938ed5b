import GestureRuntime
import SpecParser

/// Finds changes of a spec's generated Swift that break the code that uses it.
///
/// As in Swift's own tools, a new case of an enumeration counts, because a `switch` over it must name the case.
enum CompareInterfaces {
  private typealias Declaration = GeneratedInterface.Declaration

  static func breaks(_ old: CheckedSpec, _ new: CheckedSpec) throws(TableError) -> [InterfaceBreak] {
    breaks(
      Overloads(try GeneratedInterface.of(old).declarations),
      Overloads(try GeneratedInterface.of(new).declarations))
  }

  private static func breaks(_ old: Overloads, _ new: Overloads) -> [InterfaceBreak] {
    let lost = old.symbols.flatMap { symbol -> [InterfaceBreak] in
      let gone = old[symbol].without(new[symbol])
      if let change = changed(gone, new[symbol].without(old[symbol])) { return [change] }
      // The members of a removed type are not listed.
      return gone.filter { $0.owner.isEmpty || new.has($0.owner) }.map { declaration in
        // Another overload may still be there, so the type says which one is gone.
        InterfaceBreak(
          kind: .removed, symbol: symbol, before: old[symbol].count > 1 ? declaration.signature : nil)
      }
    }
    let added = new.symbols.flatMap { symbol -> [InterfaceBreak] in
      let fresh = new[symbol].without(old[symbol])
      guard changed(old[symbol].without(new[symbol]), fresh) == nil else { return [] }
      return fresh.filter { old.has($0.owner) }.compactMap(addition)
    }
    return lost + added
  }

  /// The change of a symbol's only declaration that has no equal in the other version; `nil` if there are more or fewer.
  private static func changed(_ gone: [Declaration], _ fresh: [Declaration]) -> InterfaceBreak? {
    guard gone.count == 1, fresh.count == 1 else { return nil }
    return InterfaceBreak(
      kind: .changed, symbol: gone[0].symbol, before: gone[0].signature, after: fresh[0].signature)
  }

  /// The break by a new declaration; `nil` if code compiles as before.
  private static func addition(_ declaration: Declaration) -> InterfaceBreak? {
    switch declaration.sort {
    case .enumCase: InterfaceBreak(kind: .newCase, symbol: declaration.symbol)
    case .requirement: InterfaceBreak(kind: .newRequirement, symbol: declaration.symbol)
    case .type, .member: nil
    }
  }
}

/// Declarations by their symbols. Functions with the same name and labels, which take different types, share a symbol.
private struct Overloads {
  /// The symbols in the order of the sources, each once.
  private(set) var symbols: [String] = []
  private var declarations: [String: [GeneratedInterface.Declaration]] = [:]

  init(_ all: [GeneratedInterface.Declaration]) {
    for declaration in all {
      if !has(declaration.symbol) { symbols.append(declaration.symbol) }
      declarations[declaration.symbol, default: []].append(declaration)
    }
  }

  func has(_ symbol: String) -> Bool { declarations[symbol] != nil }

  subscript(symbol: String) -> [GeneratedInterface.Declaration] { declarations[symbol] ?? [] }
}

extension [GeneratedInterface.Declaration] {
  /// The declarations that have no equal among the others of their symbol. Each of the others is the equal of one.
  fileprivate func without(_ others: Self) -> Self {
    var rest = others.map(\.signature)
    return filter { declaration in
      guard let place = rest.firstIndex(of: declaration.signature) else { return true }
      rest.remove(at: place)
      return false
    }
  }
}
