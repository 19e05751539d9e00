import Foundation

/// A container whose background a view can set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private enum Placement: Hashable { case navigation, navigationSplitView, tabView, window, widget }
    private let placement: Placement

    /// The page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(placement: .navigation)
    /// The columns of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(placement: .navigationSplitView)
    /// The page of a tab view.
    public static let tabView = ContainerBackgroundPlacement(placement: .tabView)
    public static let window = ContainerBackgroundPlacement(placement: .window)
    public static let widget = ContainerBackgroundPlacement(placement: .widget)
}

extension View {
    /// Fills the container around the view with a style.
    ///
    /// Unlike Apple's, the area of the view is filled, and under the bars only where the view reaches under them.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S,
        for container: ContainerBackgroundPlacement
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(style, ignoresSafeAreaEdges: .all)
    }

    /// Puts views behind the content of the container around the view.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        let layer = content()
        return frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment) {
            layer.ignoresSafeArea()
        }
    }

    /// Adds the padding that a scene has at its edges: 16 points.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

    /// Adds the padding that a kind of view has at the edges of a scene.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, 16)
    }
}

/// The padding of a scene.
public struct ScenePadding: Equatable, Sendable {
    public static let minimum = ScenePadding()
}
