import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor @Suite struct LayoutGuideTests {
    /// The dimensions of a view in its ideal size, as a layout sees them.
    private func dimensions<V: View>(@ViewBuilder of content: () -> V) throws -> ViewDimensions {
        let log = DimensionLog()
        let content = content()
        let host = ViewHost(size: CGSize(width: 300, height: 200)) { Logging(log: log) { content } }
        defer { host.unmount() }
        return try #require(log.last)
    }

    private func isNear(_ value: CGFloat?, _ other: CGFloat) -> Bool { value.map { abs($0 - other) < 0.01 } ?? false }

    // MARK: - Guides of views

    @Test func `the baselines of a text are those of its letters`() throws {
        let text = try dimensions { Text("Letters") }

        #expect(isNear(text[explicit: .firstTextBaseline], 17 * 0.9526))
        #expect(isNear(text[explicit: .lastTextBaseline], text.height - 17 * 0.2408))
        #expect(isNear(text[.firstTextBaseline], text[.lastTextBaseline]))
    }

    @Test func `paddings and frames move baselines`() throws {
        let text = try dimensions { Text("Letters").padding(.top, 10).padding(.bottom, 4) }
        #expect(isNear(text[explicit: .firstTextBaseline], 10 + 17 * 0.9526))
        #expect(isNear(text[explicit: .lastTextBaseline], text.height - 4 - 17 * 0.2408))

        let framed = try dimensions {
            Text("Letters").font(.system(size: 10)).frame(width: 90, height: 50, alignment: .top)
        }
        #expect(isNear(framed[explicit: .firstTextBaseline], 9.526))
    }

    @Test func `a view without text sets no baseline`() throws {
        let color = try dimensions { Color.red.frame(width: 10, height: 20) }

        #expect(color[explicit: .firstTextBaseline] == nil)
        #expect(color[.firstTextBaseline] == 20)
    }

    @Test func `a stack has the first and the last baseline of its views`() throws {
        let stack = try dimensions {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 30)
                Text("First").font(.system(size: 10))
                Text("Last").font(.system(size: 20))
            }
        }

        #expect(isNear(stack[explicit: .firstTextBaseline], 30 + 9.526))
        #expect(isNear(stack[explicit: .lastTextBaseline], stack.height - 20 * 0.2408))
    }

    @Test func `guides of a modifier are explicit`() throws {
        let view = try dimensions {
            Color.red.frame(width: 40, height: 20)
                .alignmentGuide(.leading) { $0.width / 4 }
                .alignmentGuide(.ownMiddle) { _ in 3 }
                .padding(5).opacity(0.5)
        }

        #expect(view[explicit: .leading] == 15)
        #expect(view[explicit: .ownMiddle] == 8)
        #expect(view[explicit: .trailing] == nil)
        #expect(view[.trailing] == 50)
    }

    @Test func `guides of several views are merged`() throws {
        let stack = try dimensions {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(width: 10, height: 20).alignmentGuide(.leading) { _ in 4 }
                Color.red.frame(width: 10, height: 20).alignmentGuide(.leading) { _ in 6 }
                Color.red.frame(width: 10, height: 20)
            }
        }

        #expect(stack[explicit: .leading] == 10)
    }

    // MARK: - Guides of layouts

    @Test func `a stack asks a layout for the guide of its alignment`() throws {
        let host = ViewHost {
            HStack(alignment: .firstTextBaseline) { Lined { Color.red.frame(width: 40, height: 30) } }
        }

        let guide = try #require(host.guide)
        #expect(guide.string(.guide) == "firstTextBaseline")
        #expect(guide.number(.guideConstant) == 12)
    }

    @Test func `by default a layout has the guides of its views`() throws {
        let host = ViewHost {
            HStack(alignment: .ownMiddle) {
                AnyLayout(VStackLayout(spacing: 0)) {
                    Color.red.frame(width: 10, height: 30)
                    Color.blue.frame(width: 10, height: 30).alignmentGuide(.ownMiddle) { _ in 7 }
                }
            }
        }
        let guide = try #require(host.guide)
        // In the middle of the layout, which is 60 points high, and 7 points below.
        #expect(guide.number(.guideHeight) == 0.5)
        #expect(guide.number(.guideConstant) == 7)
    }

    @Test func `a union takes the given edges`() {
        let spacing = ViewSpacing.zero.union(ViewSpacing(), edges: .horizontal)

        #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(spacing.distance(to: ViewSpacing(), along: .vertical) == 0)
    }

    // MARK: - Grids

    @Test func `a view can span any number of columns`() {
        let host = ViewHost {
            AnyLayout(GridLayout()) {
                GridRow { Color.red.frame(width: 10, height: 10).gridCellColumns(.max) }
                GridRow { Color.red.frame(width: 10, height: 10) }
            }
        }

        #expect(host.issues.isEmpty)
    }

    @Test func `an empty grid has no size`() {
        let host = ViewHost { AnyLayout(GridLayout()) { EmptyView() } }

        #expect(host.layoutFrame?.number(.width) == 0)
    }
}

extension ElementTree {
    /// The first element of a kind that contains an element of another kind.
    fileprivate func first(_ kind: Element.Kind, with inner: Element.Kind) -> ElementTree? {
        if element.kind == kind, children.contains(where: { $0.element.kind == inner }) { return self }
        return children.lazy.compactMap { $0.first(kind, with: inner) }.first
    }
}

extension ViewHost {
    /// The vertical guide of a layout, which contains its horizontal one.
    fileprivate var guide: Attributes? { first(.alignmentGuide, with: .alignmentGuide) }

    fileprivate var layoutFrame: Attributes? { first(.frame, with: .layout) }

    private func first(_ kind: Element.Kind, with inner: Element.Kind) -> Attributes? {
        elementTrees.lazy.compactMap { $0.first(kind, with: inner) }.first?.element.attributes
    }
}

private enum OwnMiddle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
    fileprivate static let ownMiddle = VerticalAlignment(OwnMiddle.self)
}

private final class DimensionLog: @unchecked Sendable {
    var last: ViewDimensions?
}

/// Notes the dimensions of its view.
private struct Logging: Layout {
    let log: DimensionLog

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        log.last = subviews.first?.dimensions(in: .unspecified)
    }
}

/// A layout with a guide of its own.
private struct Lined: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }

    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { bounds.minY + 12 }
}
