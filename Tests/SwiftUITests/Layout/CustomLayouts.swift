import SwiftUI

/// Layouts as apps write them: with a cache, values, spacing, guides, in the Swift 5 and the Swift 6 way.
struct RadialLayout: Layout {
    struct Cache {
        var sizes: [CGSize] = []
        var spacing: [CGFloat] = []
    }

    var radius: CGFloat

    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func makeCache(subviews: Subviews) -> Cache {
        let spacing = subviews.indices.dropLast().map { index in
            subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .vertical)
        }
        return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }, spacing: spacing)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: radius * 2, height: radius * 2))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        for (index, subview) in subviews.enumerated() {
            let rank = subview[Rank.self]
            let angle = Angle.degrees(Double(index * 30 + rank)).radians
            let size = subview.dimensions(in: .unspecified)
            subview.place(
                at: CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius - size[.top]),
                anchor: .center,
                proposal: .init(cache.sizes[index])
            )
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guide == .firstTextBaseline ? bounds.midY : nil
    }

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var result = ViewSpacing()
        for subview in subviews { result.formUnion(subview.spacing, edges: .horizontal) }
        return result.union(.zero)
    }
}

private struct Rank: LayoutValueKey {
    static let defaultValue: Int = 0
}

extension View {
    func rank(_ value: Int) -> some View { layoutValue(key: Rank.self, value: value) }
}

private struct Masonry: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let columns = subviews.filter { $0.priority > 0 }
        return CGSize(width: proposal.width ?? 100, height: CGFloat(columns.count) * 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: .zero)
        subviews.last?.place(at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing, proposal: .infinity)
    }
}

struct LayoutForms: View {
    @State private var isWide = false
    @Environment(\.dynamicTypeSize) private var size

    private var layout: AnyLayout {
        size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout())
    }

    var body: some View {
        layout {
            Text("One").rank(1)
            Text("Two").layoutPriority(1)
        }
        RadialLayout(radius: isWide ? 100 : 50) {
            ForEach(0..<12) { Text("\($0)").rank($0) }
        }
        .onTapGesture { withAnimation(.spring()) { isWide.toggle() } }
        let masonry = Masonry()
        masonry {
            Text("A")
        }
        AnyLayout(ZStackLayout(alignment: .topLeading)) { Color.red }
        AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 4, verticalSpacing: nil)) {
            GridRow {
                Text("Wide").gridCellColumns(2)
                Text("Trailing").gridColumnAlignment(.trailing)
            }
        }
        GridLayout { GridRow { Text("Cell") } }
        HStackLayout(alignment: .top, spacing: 0) { Text("Row") }
        ViewThatFits {
            Text("Long")
            Text("Short")
        }
        ViewThatFits(in: .vertical) { Text("Only") }
    }
}
