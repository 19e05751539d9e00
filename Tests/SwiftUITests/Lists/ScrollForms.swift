import SwiftUI

struct Gallery: View {
    @Namespace private var top
    @State private var shown: Int?
    private let columns = [GridItem(.adaptive(minimum: 80), spacing: 8), GridItem(.fixed(40), alignment: .top)]

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 8) { ForEach(0..<10, id: \.self) { Text("\($0)") } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $shown)
            .scrollIndicators(.hidden)
            .contentMargins(.horizontal, 20, for: .scrollContent)
            .scrollClipDisabled()
            ScrollView {
                Text("Top").id(top)
                LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
                    Section(header: Text("Numbers")) {
                        ForEach(0..<20) { Text("Number \($0)") }
                    }
                }
                LazyVGrid(columns: columns, alignment: .leading, spacing: 12) {
                    ForEach(0..<9) { Text("Cell \($0)") }
                }
                LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 40))]) { Text("a") }
                Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 8) {
                    GridRow {
                        Text("a"); Text("b")
                    }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow(alignment: .top) { Text("wide").gridCellColumns(2) }
                }
            }
            .scrollDisabled(false)
            .scrollDismissesKeyboard(.interactively)
            .scrollBounceBehavior(.basedOnSize, axes: [.vertical])
            .defaultScrollAnchor(.top)
            Button("Up") { withAnimation { proxy.scrollTo(top, anchor: .top) } }
        }
    }
}

struct MeasuredHeader: View {
    @State private var height = 0.0

    var body: some View {
        ScrollView {
            GeometryReader { proxy in
                Text("at \(Int(proxy.frame(in: .named("scroll")).minY)) of \(Int(proxy.size.width))")
                    .frame(width: proxy.size.width / 2)
                    .position(x: proxy.frame(in: .local).midX, y: proxy.safeAreaInsets.top)
            }
            .frame(height: 60)
            Text("height \(Int(height))")
                .onGeometryChange(for: Double.self) {
                    $0.size.height
                } action: {
                    height = $0
                }
                .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
            Text("most")
                .containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
                .containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading) { length, axis in
                    axis == .horizontal ? min(length, 600) : length / 2
                }
        }
        .coordinateSpace(name: "scroll")
    }
}

struct ScrollObservationForms: View {
    @State private var isScrolled = false
    @State private var isMoving = false
    @State private var isVisible = false

    var body: some View {
        ScrollView {
            Text("Observed")
                .onScrollVisibilityChange { isVisible = $0 }
                .onScrollVisibilityChange(threshold: 0.2) { isVisible = $0 }
        }
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.contentOffset.y < geometry.contentInsets.top
        } action: { wasBeyondZero, isBeyondZero in
            if wasBeyondZero != isBeyondZero { isScrolled = isBeyondZero }
        }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.visibleRect.maxY - $0.bounds.minY }) { _, _ in }
        .onScrollPhaseChange { _, newPhase in isMoving = newPhase.isScrolling }
        .onScrollPhaseChange { oldPhase, newPhase, context in
            if oldPhase == .idle, newPhase == .interacting, let velocity = context.velocity {
                isMoving = velocity.dy != 0 && context.geometry.containerSize != .zero
            }
        }
        .defaultScrollAnchor(.bottom)
        .defaultScrollAnchor(.center, for: .alignment)
        .defaultScrollAnchor(nil, for: .sizeChanges)
        .defaultScrollAnchor(.top, for: .initialOffset)
        .scrollIndicatorsFlash(trigger: isVisible)
        .scrollIndicatorsFlash(onAppear: true)
    }
}
