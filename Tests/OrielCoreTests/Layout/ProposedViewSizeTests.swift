import Foundation
import OrielCore
import Testing

@Suite struct ProposedViewSizeTests {
    @Test func `missing dimensions are ten points unless given`() {
        let proposal = ProposedViewSize(width: 30, height: nil)

        #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 30, height: 10))
        #expect(
            proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 30, height: 2)
        )
    }

    @Test func `a size proposes both lengths`() {
        #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
        #expect(ProposedViewSize.unspecified.width == nil)
        #expect(ProposedViewSize.infinity.height == .infinity)
        #expect(ProposedViewSize.zero.width == 0)
    }

    @Test func `regions of the safe area add up`() {
        #expect(SafeAreaRegions.all.isSuperset(of: [.container, .keyboard]))
        #expect(SafeAreaRegions.container.isDisjoint(with: .keyboard))
    }
}
