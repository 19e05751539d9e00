import Foundation
import OrielCore

/// The containers in which a modifier of several views is applied to each of them.
extension Fixtures {
    mutating func addFlattenedContainers() throws {
        try addFlattenedRows()
        try addFlattenedCollections()
        try add("frame of a tuple", ["a": "50, 75, 50, 50", "b": "200, 75, 50, 50"]) {
            HStack(spacing: 0) { Self.squares.frame(maxWidth: .infinity) }
        }
        try add("padding of groups inside of groups", ["a0": "130, 50, 40, 40", "a1": "130, 110, 40, 40"]) {
            VStack(spacing: 0) {
                Group { ForEach(0..<2) { Color.red.sized(40, 40, "a\($0)") }.padding(5) }.padding(5)
            }
        }
        try add("pages of a group", ["a": "10, 10, 280, 180", "b": "310, 10, 280, 180"]) {
            TabView {
                Group {
                    Color.red.named("a")
                    Color.blue.named("b")
                }
                .padding(10)
            }
            .tabViewStyle(.page)
        }
    }

    private mutating func addFlattenedRows() throws {
        let boxes = ["a": "5, 5, 290, 40", "b": "5, 55, 290, 40"]
        try add("padding of a Group in a List", boxes) {
            List { Self.bars.padding(5).listRowInsets(EdgeInsets()) }.listStyle(.plain)
        }
        try add("padding of a ForEach in a List", ["a0": "5, 5, 290, 40", "a1": "5, 55, 290, 40"]) {
            List {
                ForEach(0..<2) { Color.red.frame(height: 40).named("a\($0)") }.padding(5).listRowInsets(EdgeInsets())
            }
            .listStyle(.plain)
        }
        try add("insets of a Section in a List", boxes) {
            List { Section { Self.bars.padding(5) }.listRowInsets(EdgeInsets()) }.listStyle(.plain)
        }
        // A card is 20 points from the edge here.
        let inCard = ["a": "25, 40, 290, 40", "b": "25, 90, 290, 40"]
        try add("padding of a Group in a Form", width: 340, inCard) {
            Form { Self.bars.padding(5).listRowInsets(EdgeInsets()) }
        }
        try add("padding of a Group in a Section of a Form", width: 340, inCard) {
            Form { Section { Self.bars.padding(5).listRowInsets(EdgeInsets()) } }
        }
    }

    private mutating func addFlattenedCollections() throws {
        try add("padding of a Group in a ScrollView", ["a": "5, 5, 290, 40", "b": "5, 63, 290, 40"]) {
            ScrollView { Self.bars.padding(5) }
        }
        try add("padding of a Group in a LazyVStack", ["a": "5, 5, 290, 40", "b": "5, 55, 290, 40"]) {
            ScrollView { LazyVStack(spacing: 0) { Self.bars.padding(5) } }
        }
        try add("padding of a ForEach in a LazyHStack", ["a0": "5, 5, 40, 190", "a1": "55, 5, 40, 190"]) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<2) { Color.red.frame(width: 40).named("a\($0)") }.padding(5) }
            }
        }
        try add("padding of a Group in a LazyVGrid", ["a": "3, 3, 140, 40", "b": "157, 3, 140, 40"]) {
            ScrollView { LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { Self.bars.padding(3) } }
        }
        try add("padding of a Group in a LazyHGrid", ["a0": "3, 3, 40, 90", "a1": "3, 107, 40, 90"]) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())]) {
                    Group { ForEach(0..<2) { Color.red.frame(width: 40).named("a\($0)") } }.padding(3)
                }
            }
        }
        try add(
            "rows of a Grid from a ForEach",
            ["a0": "100, 70, 50, 30", "b0": "150, 70, 50, 30", "b1": "150, 100, 50, 30"]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<2) { row in
                    GridRow {
                        Color.red.sized(50, 30, "a\(row)")
                        Color.blue.sized(50, 30, "b\(row)")
                    }
                }
            }
        }
    }

    private static var bars: some View {
        Group {
            Color.red.frame(height: 40).named("a")
            Color.blue.frame(height: 40).named("b")
        }
    }

    /// A tuple: two views without a container.
    @ViewBuilder private static var squares: some View {
        Color.red.sized(50, 50, "a")
        Color.blue.sized(50, 50, "b")
    }
}
