import Foundation
import OrielCore
import Testing

private enum FirstThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
    fileprivate static let firstThird = HorizontalAlignment(FirstThird.self)
}

extension VerticalAlignment {
    fileprivate static let firstThird = VerticalAlignment(FirstThird.self)
}

@Suite struct AlignmentTests {
    private let view = ViewDimensions(width: 90, height: 40)

    @Test func `the built-in guides lie at the edges and in the middle`() {
        #expect(view[HorizontalAlignment.leading] == 0)
        #expect(view[HorizontalAlignment.center] == 45)
        #expect(view[HorizontalAlignment.trailing] == 90)
        #expect(view[VerticalAlignment.top] == 0)
        #expect(view[VerticalAlignment.center] == 20)
        #expect(view[VerticalAlignment.bottom] == 40)
        #expect(view[.firstTextBaseline] == 40)
    }

    @Test func `a custom guide is asked for its default`() {
        #expect(view[HorizontalAlignment.firstThird] == 30)
        #expect(view[explicit: HorizontalAlignment.firstThird] == nil)
    }

    @Test func `an explicit guide counts on its own axis only`() {
        let guides = [HorizontalAlignment.firstThird.key.guideName: CGFloat(7)]
        let view = ViewDimensions(width: 90, height: 40, guides: guides)

        #expect(view[HorizontalAlignment.firstThird] == 7)
        #expect(view[explicit: HorizontalAlignment.firstThird] == 7)
        #expect(view[VerticalAlignment.firstThird] == 30)
        #expect(view != self.view)
    }

    @Test func `alignments are equal when their guides are`() {
        #expect(HorizontalAlignment.firstThird == HorizontalAlignment(FirstThird.self))
        #expect(HorizontalAlignment.firstThird != .center)
        #expect(Alignment(horizontal: .leading, vertical: .bottom) == .bottomLeading)
        #expect(Alignment.top.horizontal == .center)
        #expect(Alignment.leadingFirstTextBaseline != .leadingLastTextBaseline)
    }
}
