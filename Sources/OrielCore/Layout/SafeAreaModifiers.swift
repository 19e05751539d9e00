public import Foundation

/// A view with a bar at one edge, which reduces the view's safe area by its size.
struct SafeAreaInsetView<Base: View, Bar: View> {
    let elementDescription: SafeAreaInsetDescription
    /// The bar is wrapped in a stack, so that it is always the element's last child.
    let content: TupleView<(Base, ZStack<Bar>)>
}

extension SafeAreaInsetView: ContainerElementView {
    typealias Body = Never
}

struct SafeAreaInsetDescription: Equatable {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
}

extension SafeAreaInsetDescription: StaticElementDescription {
    var element: Element {
        var attributes: Attributes = [.edge: .string("\(edge)")]
        if alignment != .center { attributes[.alignment] = .alignment(alignment) }
        attributes.set(.spacing, spacing)
        return Element(.safeAreaInset, attributes: attributes)
    }
}

extension View {
    /// Shows a view above or below this one, in front of content that scrolls.
    ///
    /// A list or scroll view scrolls behind the bar if it touches the bar and no other view shares its height. Other content ends at the
    /// bar. In wide windows with a mouse, content that scrolls ends there, too.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(
            edge: edge == .top ? Edge.top : .bottom,
            alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing,
            bar: content()
        )
    }

    /// Shows a view at the leading or trailing edge of this one. Unlike Apple's, content does not scroll behind it.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(
            edge: edge == .leading ? Edge.leading : .trailing,
            alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing,
            bar: content()
        )
    }

    private nonisolated func safeAreaInset<Bar: View>(
        edge: Edge,
        alignment: Alignment,
        spacing: CGFloat?,
        bar: Bar
    ) -> some View {
        SafeAreaInsetView(
            elementDescription: SafeAreaInsetDescription(edge: edge, alignment: alignment, spacing: spacing),
            content: TupleView((self, ZStack(alignment: alignment) { bar }))
        )
    }

    /// Extends the view beyond the safe area: under the device's system areas, and under the bars above and below the view.
    ///
    /// Unlike Apple's, it has no effect on views that do not fill their space, or that do not touch the bar. A view never reaches under
    /// a `safeAreaInset` at the leading or trailing edge.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> some View {
        var attributes = Attributes()
        if edges != .all { attributes[.edges] = .number(Double(edges.rawValue)) }
        if regions != .all { attributes[.regions] = .string(regions == .keyboard ? "keyboard" : "container") }
        return modifier(SimpleElementModifier(.ignoresSafeArea, attributes))
    }

    /// Extends the view beyond the safe area.
    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(.all, edges: edges)
    }

    /// Reduces the safe area of the view.
    ///
    /// - Parameter length: The reduction in points; nil for the platform's default.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        var attributes = Attributes()
        if edges != .all { attributes[.edges] = .number(Double(edges.rawValue)) }
        if let length { attributes[.insets] = .insets(EdgeInsets(length, edges: edges)) }
        return modifier(SimpleElementModifier(.safeAreaPadding, attributes))
    }

    /// Reduces the safe area of the view by the same length at all edges, in points.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Reduces the safe area of the view.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SimpleElementModifier(.safeAreaPadding, [.insets: .insets(insets)]))
    }
}
