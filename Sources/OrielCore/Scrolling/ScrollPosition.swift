/// The app's binding to the position of a scroll view.
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

/// A modifier that synchronises a binding with the position of a scroll view.
private struct ScrollPositionModifier<ID: Hashable> {
    @Binding var id: ID?
    let anchor: UnitPoint?
    /// The last value that scrolling has set, for which no further scrolling is needed.
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
    /// Synchronises a binding with the first visible row: setting the binding scrolls, and scrolling sets the binding.
    ///
    /// Unlike Apple's, scrolling sets the binding only in lists and lazy containers.
    ///
    /// - Parameter anchor: The point of the row that is aligned with the same point of the scroll view when the binding
    ///   is set.
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }
}
