import Testing

@testable import DesignKit

struct SpacingTests {
    @Test func `the distances are those of the design`() {
        #expect(Spacing.all == [4, 8, 12, 18, 24, 32, 40, 48])
    }
}
