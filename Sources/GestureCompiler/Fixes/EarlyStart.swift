import SpecParser

/// The activities of a conflict that are continuous and can be under way when the other one claims. A preference for the other one then
/// cancels them.
struct EarlyStart {
  /// Their names.
  var activities: Set<String> = []
  /// Whether this is so wherever both claim.
  var isCertain = false

  static let none = EarlyStart()

  private init() {}

  init(_ conflict: Conflict, in machine: Machine) {
    guard let orders = conflict.relation?.orders else { return }
    for (number, order) in [ClaimOrder.first, .second].enumerated()
    where orders.contains(order) && conflict.recognizer(number, machine)?.isContinuous == true {
      activities.insert(machine.activities[conflict.activities[number]].name)
    }
    // The relation is that of the first two.
    isCertain = orders.count == 1 && conflict.activities.count == 2
  }

  /// The phrase that says what happens to activities where others are preferred: "`a` is not recognized where both claim".
  func loss(of losers: [String]) -> String {
    let isOne = losers.count == 1
    let fails = isOne ? "is not recognized" : "are not recognized"
    let ends = isOne ? "begins and is cancelled" : "begin and are cancelled"
    let begun = activities.intersection(losers).count
    let what = begun == 0 ? fails : isCertain && begun == losers.count ? ends : "\(fails), or \(ends),"
    return "\(listed(losers)) \(what) where both claim"
  }
}
