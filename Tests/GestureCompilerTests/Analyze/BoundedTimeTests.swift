import Testing

@testable import GestureCompiler

@Suite("Times of the analysis that are computed by a division")
struct BoundedTimeTests {
  @Test("infinity becomes the greatest time, and NaN becomes 0")
  func infinite() {
    #expect(Int64(bounded: .infinity) == 9_007_199_254_740_992)
    #expect(Int64(bounded: -.infinity) == -9_007_199_254_740_992)
    #expect(Int64(bounded: .nan) == 0)
    #expect(Int64(bounded: 1.9) == 1)
  }
}
