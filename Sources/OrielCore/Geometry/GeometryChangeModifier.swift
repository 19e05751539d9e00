/// A modifier that runs an action when a value derived from the view's size or position changes.
private struct GeometryChangeModifier<T: Equatable> {
    let transform: (GeometryProxy) -> T
    let action: (_ old: T, _ new: T) -> Void
    @MeasuredBox private var box
    @State private var last = LastValue<T>.nothing

    init(_ transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void) {
        self.transform = transform
        self.action = action
    }
}

extension GeometryChangeModifier: ViewModifier {
    func body(content: Content) -> some View {
        GeometryBox(
            elementDescription: GeometryDescription(kind: .geometryObserver, box: box, onMeasure: compare),
            content: content
        )
    }

    private func compare() {
        if let (old, new) = last.take(transform(GeometryProxy(box: box))) { action(old, new) }
    }
}

extension View {
    /// Runs an action with a value derived from the view's geometry, when the value is first known and on each change.
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type,
        of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform) { _, new in action(new) })
    }

    /// Runs an action with the old and the new value when a value derived from the view's geometry changes.
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type,
        of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform, action: action))
    }
}
