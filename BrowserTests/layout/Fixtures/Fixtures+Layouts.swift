import Foundation
import OrielCore

extension Fixtures {
    mutating func addLayouts() throws {
        try addFlows()
        try addPlacements()
        try addStackLayouts()
        try addGridLayouts()
        try addLayoutGuides()
        try add("layout in a horizontal scroll view", ["a": "0, 90, 60, 20", "b": "70, 90, 60, 20", "l": "0, 90, 130, 20"]) {
            ScrollView(.horizontal) {
                AnyLayout(HStackLayout(spacing: 10)) {
                    Color.red.frame(minWidth: 20, idealWidth: 60, maxWidth: 100).frame(height: 20).named("a")
                    Color.blue.frame(minWidth: 20, idealWidth: 60, maxWidth: 100).frame(height: 20).named("b")
                }
                .named("l")
            }
        }
        try add("page keeps its size in the middle", ["a": "90, 60, 120, 80", "b": "300, 0, 300, 200", "c": "600, 90, 300, 20"]) {
            TabView {
                Color.red.sized(120, 80, "a")
                Color.blue.named("b")
                Color.green.frame(height: 20).named("c")
            }
            .tabViewStyle(.page)
        }
        try add("first view is shown before the browser has measured", ["a": "100, 75, 100, 50"]) {
            ViewThatFits {
                Color.red.sized(100, 50, "a")
                Color.blue.sized(10, 10, "b")
            }
        }
    }

    private mutating func addGridLayouts() throws {
        try add(
            "grid as a layout",
            ["a": "71, 51, 40, 20", "b": "139, 46, 90, 30", "c": "81, 84, 138, 20", "d": "71, 112, 60, 42", "e": "169, 123, 60, 20"]
        ) {
            AnyLayout(GridLayout()) {
                GridRow {
                    Color.red.sized(40, 20, "a").gridColumnAlignment(.leading)
                    Color.blue.sized(90, 30, "b")
                }
                Color.gray.sized(138, 20, "c")
                GridRow {
                    Color.red.sized(40, 42, "d0").frame(width: 60).named("d")
                    Color.blue.sized(60, 20, "e").gridColumnAlignment(.trailing)
                }
            }
            .padding(.leading, -20).padding(.trailing, -20)
        }
        try add(
            "cells of several columns in a grid layout",
            ["a": "100, 65, 30, 20", "b": "140, 65, 60, 20", "c": "100, 95, 100, 20", "d": "100, 125, 30, 10"]
        ) {
            AnyLayout(GridLayout(horizontalSpacing: 10, verticalSpacing: 10)) {
                GridRow {
                    Color.red.sized(30, 20, "a")
                    Color.blue.sized(60, 20, "b")
                }
                GridRow { Color.green.frame(height: 20).gridCellUnsizedAxes(.horizontal).named("c").gridCellColumns(2) }
                GridRow { Color.red.sized(30, 10, "d") }
            }
        }
        try add("columns of a grid layout share the width", ["a": "0, 85, 196, 30", "b": "204, 90, 96, 20"]) {
            AnyLayout(GridLayout()) {
                GridRow {
                    Color.red.frame(minWidth: 150).frame(height: 30).named("a").layoutPriority(0)
                    Color.blue.frame(maxWidth: 96).frame(height: 20).named("b")
                }
            }
        }
        try add("row of a grid layout on a line", ["a": "116, 75, 30, 20", "b": "154, 85, 30, 40"]) {
            AnyLayout(GridLayout(alignment: .top)) {
                GridRow(alignment: .firstTextBaseline) {
                    Color.red.sized(30, 20, "a")
                    Color.blue.sized(30, 40, "b").alignmentGuide(.firstTextBaseline) { _ in 10 }
                }
            }
        }
    }

    private mutating func addLayoutGuides() throws {
        try add("stack layout grows with its guides", ["a": "100, 40, 50, 60", "b": "150, 100, 50, 60"]) {
            AnyLayout(HStackLayout(alignment: .top, spacing: 0)) {
                Color.red.sized(50, 60, "a")
                Color.blue.sized(50, 60, "b").alignmentGuide(.top) { _ in -60 }
            }
        }
        try add("first baseline of a layout", ["b": "_, _, 50, 50"], equal: ["baseline('t')", "box('m').top + 12"]) {
            HStack(alignment: .firstTextBaseline) {
                Text(Sample.short).named("t")
                Marked(line: 12) { Color.red.sized(40, 30, "m") }
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("last baseline of a layout", ["m": "_, _, 40, 30"], equal: ["baseline('t', -1)", "box('m').top + 12"]) {
            HStack(alignment: .lastTextBaseline) {
                Text(Sample.short).named("t")
                Marked(line: 12) { Color.red.sized(40, 30, "m") }
            }
        }
        try add("leading guide of a layout in a column", [:], equal: ["box('b').left", "box('m').left + 12"]) {
            VStack(alignment: .leading) {
                Marked(line: 12) { Color.red.sized(40, 30, "m") }
                Color.blue.sized(50, 50, "b")
            }
            .frame(width: 62).padding(.leading, 2)
        }
    }

    private mutating func addFlows() throws {
        try add(
            "flow of views",
            [
                "a": "20, 65, 80, 30", "b": "110, 65, 80, 30", "c": "200, 65, 80, 30", "d": "20, 105, 80, 30",
                "e": "110, 105, 80, 30",
            ]
        ) {
            Flow(spacing: 10) {
                ForEach(["a", "b", "c", "d", "e"], id: \.self) { Color.red.sized(80, 30, $0) }
            }
        }
        try add(
            "flow at the leading edge of a column",
            ["a": "0, 52.5, 80, 30", "c": "180, 52.5, 80, 30", "f": "0, 127.5, 300, 20"]
        ) {
            VStack(alignment: .leading, spacing: 5) {
                Flow(spacing: 10) {
                    ForEach(["a", "b", "c", "d", "e"], id: \.self) { Color.red.sized(80, 30, $0) }
                }
                Color.blue.sized(300, 20, "f")
            }
        }
        try add(
            "flow that fits is as wide as its views",
            ["a": "50, 70, 80, 30", "b": "140, 70, 80, 30", "c": "228, 75, 20, 20"]
        ) {
            HStack {
                Flow(spacing: 10) {
                    Color.red.sized(80, 30, "a")
                    Color.green.sized(80, 30, "b")
                }
                Color.blue.sized(20, 20, "c")
            }
            .padding(.top, -30).padding(.leading, -2)
        }
        try add("flow in a scroll view", ["a": "20, 0, 80, 30", "d": "20, 40, 80, 30", "f": "0, 75, 300, 20"]) {
            ScrollView {
                VStack(spacing: 5) {
                    Flow(spacing: 10) {
                        ForEach(["a", "b", "c", "d"], id: \.self) { Color.red.sized(80, 30, $0) }
                    }
                    Color.blue.frame(height: 20).named("f")
                }
            }
        }
        try add("flow in padding and background", ["b": "10, 55, 280, 90", "a": "20, 65, 80, 30"]) {
            Flow(spacing: 10) {
                ForEach(["a", "b1", "c", "d"], id: \.self) { Color.red.sized(80, 30, $0) }
            }
            .frame(width: 260)
            .padding(10)
            .background(Color.blue.named("b"))
        }
        try add(
            "flow from right to left",
            ["a": "200, 65, 80, 30", "b": "110, 65, 80, 30", "d": "200, 105, 80, 30"],
            isMirrored: true
        ) {
            Flow(spacing: 10) {
                ForEach(["a", "b", "c", "d", "e"], id: \.self) { Color.red.sized(80, 30, $0) }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    private mutating func addPlacements() throws {
        try add("views on a circle fill what is offered", ["a": "140, 0, 20, 20", "b": "140, 180, 20, 20"]) {
            Ring {
                Color.red.sized(20, 20, "a")
                Color.blue.sized(20, 20, "b")
            }
        }
        try add("ring in a frame beside a view", ["a": "80, 10, 20, 20", "c": "188, 90, 20, 20"]) {
            HStack {
                Ring {
                    Color.red.sized(20, 20, "a")
                    Color.blue.sized(20, 20, "b")
                }
                .frame(width: 180)
                Color.green.sized(20, 20, "c")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        try add("equal widths", ["a": "66, 85, 80, 30", "b": "154, 85, 80, 30"]) {
            EqualWidths {
                Color.red.frame(idealWidth: 40, maxWidth: .infinity).frame(height: 30).named("a")
                Color.blue.frame(idealWidth: 80, maxWidth: .infinity).frame(height: 30).named("b")
            }
        }
        try add("places by a value of the views", ["a": "30, 10, 20, 20", "b": "200, 100, 20, 20"]) {
            AtPoints {
                Color.red.sized(20, 20, "a").layoutValue(key: Place.self, value: CGPoint(x: 30, y: 10))
                Color.blue.sized(20, 20, "b").layoutValue(key: Place.self, value: CGPoint(x: 200, y: 100)).padding(0)
            }
        }
        try add("view that is not placed is in the middle", ["a": "140, 90, 20, 20"]) {
            AtPoints { Color.red.sized(20, 20, "a") }
        }
    }

    private mutating func addStackLayouts() throws {
        try add("row of any layout", ["a": "70, 75, 50, 50", "b": "130, 90, 100, 20"]) {
            AnyLayout(HStackLayout(spacing: 10)) {
                Color.red.sized(50, 50, "a")
                Color.blue.sized(100, 20, "b")
            }
        }
        try add("column of any layout", ["a": "100, 61, 50, 50", "b": "100, 119, 100, 20"]) {
            AnyLayout(VStackLayout(alignment: .leading)) {
                Color.red.sized(50, 50, "a")
                Color.blue.sized(100, 20, "b")
            }
        }
        try add("layers of any layout", ["a": "150, 75, 50, 50", "b": "100, 105, 100, 20"]) {
            AnyLayout(ZStackLayout(alignment: .bottomTrailing)) {
                Color.red.sized(50, 50, "a")
                Color.blue.sized(100, 20, "b")
            }
        }
        try add(
            "flexible views share a row of any layout",
            ["a": "0, 0, 125, 200", "b": "125, 75, 50, 50", "c": "175, 0, 125, 200"]
        ) {
            AnyLayout(HStackLayout(spacing: 0)) {
                Color.red.named("a")
                Color.green.sized(50, 50, "b")
                Color.blue.named("c")
            }
        }
        try add("spacer in a row of any layout", ["a": "0, 75, 50, 50", "b": "250, 75, 50, 50"]) {
            AnyLayout(HStackLayout()) {
                Color.red.sized(50, 50, "a")
                Spacer()
                Color.blue.sized(50, 50, "b")
            }
        }
        try add("priority in a row of any layout", ["a": "0, 0, 10, 200", "b": "10, 0, 290, 200"]) {
            AnyLayout(HStackLayout(spacing: 0)) {
                Color.red.frame(minWidth: 10).named("a")
                Color.blue.named("b").layoutPriority(1)
            }
        }
        try add("limits decide who chooses first", ["a": "0, 0, 60, 200", "b": "60, 0, 240, 200"]) {
            AnyLayout(HStackLayout(spacing: 0)) {
                Color.red.frame(maxWidth: 60).named("a")
                Color.blue.named("b")
            }
        }
    }
}

/// Views in lines, as many in each as fit.
private struct Flow: Layout {
    var spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let places = places(of: subviews, in: proposal.width ?? .infinity)
        return CGSize(
            width: zip(places, subviews).map { $0.x + $1.sizeThatFits(.unspecified).width }.max() ?? 0,
            height: zip(places, subviews).map { $0.y + $1.sizeThatFits(.unspecified).height }.max() ?? 0
        )
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (place, subview) in zip(places(of: subviews, in: proposal.width ?? .infinity), subviews) {
            subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }

    private func places(of subviews: Subviews, in width: CGFloat) -> [CGPoint] {
        var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                y += height + spacing
                (x, height) = (0, 0)
            }
            defer {
                x += size.width + spacing
                height = max(height, size.height)
            }
            return CGPoint(x: x, y: y)
        }
    }
}

/// Views on a circle.
private struct Ring: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let radius = min(bounds.width, bounds.height) / 2 - 10
        for (index, subview) in subviews.enumerated() {
            let angle = Double(index) / Double(subviews.count) * 2 * .pi
            let point = CGPoint(
                x: bounds.midX + radius * CGFloat(sin(angle)),
                y: bounds.midY - radius * CGFloat(cos(angle))
            )
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

/// Views in a row, each as wide as the widest one.
private struct EqualWidths: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: CGFloat(subviews.count) * (widest + 8) - 8, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * (widest + 8), y: bounds.midY),
                anchor: .leading,
                proposal: ProposedViewSize(width: widest, height: nil)
            )
        }
    }
}

/// Views at the places that they name.
private struct AtPoints: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            guard let place = subview[Place.self] else { continue }
            subview.place(
                at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
                anchor: .topLeading,
                proposal: .unspecified
            )
        }
    }
}

private struct Place: LayoutValueKey {
    static let defaultValue: CGPoint? = nil
}

/// A layout with guides of its own: its view, and a line through it.
private struct Marked: Layout {
    let line: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGFloat? { bounds.minY + line }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGFloat? { bounds.minX + line }
}
