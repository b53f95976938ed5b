import SpecParser

/// A relation in JSON. Ranges are `[low, high]`, with `null` for an open end.
struct RelationEntry: Encodable {
  var kind: String
  var gap: [Double?]
  var region: [String: [[Double?]]]
  var boundary: Bool?

  init(_ relation: FindingRelation) {
    kind = relation.kind.rawValue
    gap = [relation.gap.low, relation.gap.high]
    region = relation.region.mapValues { $0.map { [$0.low, $0.high] } }
    boundary = relation.isBoundary ? true : nil
  }
}
