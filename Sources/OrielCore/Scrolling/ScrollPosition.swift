/// Where a scroller is, as the app wants to know it and to set it.
@MainActor
protocol ScrollPositionBinding {
    func didScroll(to row: AnyHashable)
}

private struct TypedScrollPosition<ID: Hashable>: ScrollPositionBinding {
    let id: Binding<ID?>
    let reported: Binding<ID?>

    func didScroll(to row: AnyHashable) {
        guard let row = row.base as? ID, id.wrappedValue != row else { return }
        reported.wrappedValue = row
        id.wrappedValue = row
    }
}

private enum ScrollPositionKey: EnvironmentKey { static var defaultValue: (any ScrollPositionBinding)? { nil } }

extension EnvironmentValues {
    var scrollPosition: (any ScrollPositionBinding)? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
}

/// Keeps a binding and the place of a scroller in step.
private struct ScrollPositionModifier<ID: Hashable> {
    @Binding var id: ID?
    let anchor: UnitPoint?
    /// What scrolling has set the binding to, which needs no scrolling then.
    @State private var reported: ID?

    init(id: Binding<ID?>, anchor: UnitPoint?) {
        _id = id
        self.anchor = anchor
    }
}

extension ScrollPositionModifier: ViewModifier {
    func body(content: Content) -> some View {
        ScrollViewReader { proxy in
            content
                .environment(\.scrollPosition, TypedScrollPosition(id: $id, reported: $reported))
                .onChange(of: id, initial: true) { _, new in
                    if let new, new != reported { proxy.scrollTo(new, anchor: anchor) }
                }
        }
    }
}

extension View {
    /// Keeps a binding and the first row in view in step: setting it scrolls, scrolling sets it.
    ///
    /// - Parameter anchor: Which point of the row goes to the same point of the scroller when the binding is set.
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }
}
