import Foundation
import OrielCore
import Testing

@Suite struct EdgeTests {
    @Test func `a set of edges contains its parts`() {
        #expect(Edge.Set.horizontal == [.leading, .trailing])
        #expect(Edge.Set.vertical.union(.horizontal) == .all)
        #expect(Edge.Set(.top).isSubset(of: .vertical))
        #expect(!Edge.Set.vertical.contains(Edge.leading))
        #expect(Edge.allCases.allSatisfy { Edge.Set.all.contains($0) })
    }

    @Test func `raw values are those of Apple's SDK`() {
        #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
        #expect(Edge.Set.all.rawValue == 15)
        #expect(Axis.Set.vertical.rawValue == 2)
    }

    @Test func `an edge of one axis is an edge`() {
        #expect(Edge(HorizontalEdge.trailing) == .trailing)
        #expect(Edge(VerticalEdge.bottom) == .bottom)
        #expect(HorizontalEdge.Set.all.contains(.leading))
        #expect(VerticalEdge.Set(.top) == .top)
    }

    @Test func `leading is on the right where one reads from right to left`() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

        #expect(insets.left(in: .leftToRight) == 2)
        #expect(insets.right(in: .leftToRight) == 4)
        #expect(insets.left(in: .rightToLeft) == 4)
        #expect(insets.right(in: .rightToLeft) == 2)
    }

    @Test func `one length spreads over the chosen edges`() {
        #expect(EdgeInsets(8, edges: .horizontal) == EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        #expect(EdgeInsets(8) + EdgeInsets(1, edges: .top) == EdgeInsets(top: 9, leading: 8, bottom: 8, trailing: 8))
        #expect(EdgeInsets(8).horizontal == 16)
    }

    @Test func `insets read and write by edge`() {
        var insets = EdgeInsets()
        for (index, edge) in Edge.allCases.enumerated() { insets[edge] = CGFloat(index + 1) }

        #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(Edge.allCases.map { insets[$0] } == [1, 2, 3, 4])
    }

    @Test func `insets survive the way through their animatable data`() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        var copy = EdgeInsets()
        copy.animatableData = insets.animatableData

        #expect(copy == insets)
        #expect(insets.animatableData.magnitudeSquared == 30)
    }

    @Test func `an axis knows the one across`() {
        #expect(Axis.horizontal.perpendicular == .vertical)
        #expect("\(Axis.vertical)" == "vertical")
        #expect(Axis.Set([.horizontal]).contains(Axis.horizontal))
        #expect(!Axis.Set([.horizontal]).contains(Axis.vertical))
    }
}
