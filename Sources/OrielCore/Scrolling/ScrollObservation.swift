/// A modifier that runs an action when a value derived from the geometry of a scroll view changes.
private struct ScrollGeometryModifier<T: Equatable> {
    let transform: (ScrollGeometry) -> T
    let action: (_ old: T, _ new: T) -> Void
    @State private var observer = ScrollObserver()
    @State private var last = LastValue<T>.nothing

    init(_ transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) {
        self.transform = transform
        self.action = action
    }
}

extension ScrollGeometryModifier: ViewModifier {
    func body(content: Content) -> some View {
        observer.geometryAction = compare
        return content.modifier(ScrollObserving(observer: observer))
    }

    private func compare(_ geometry: ScrollGeometry) {
        if let (old, new) = last.take(transform(geometry)) { action(old, new) }
    }
}

/// A modifier that runs an action when the phase of a scroll view changes.
private struct ScrollPhaseModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    @State private var observer = ScrollObserver()

    init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }
}

extension ScrollPhaseModifier: ViewModifier {
    func body(content: Content) -> some View {
        observer.phaseAction = action
        return content.modifier(ScrollObserving(observer: observer))
    }
}

extension View {
    /// Runs an action with the old and the new value when a value derived from the geometry of the first scroll view in this view
    /// is first known, and on each change.
    ///
    ///     .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: { _, isScrolled in
    ///         hidesTitle = isScrolled
    ///     }
    ///
    /// The browser reports an offset at most once per frame, and only the last one if the connection is slow.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform, action: action))
    }

    /// Runs an action when the first scroll view in this view begins to move, changes the kind of its motion, or stops.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Runs an action, with the geometry and the velocity, when the phase of the first scroll view in this view changes.
    public nonisolated func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action))
    }
}
