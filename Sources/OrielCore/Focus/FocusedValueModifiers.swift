public import Observation
public import OrielCombine

/// A modifier that exports a value; nil exports none, so that the value of a view around it is read.
private struct FocusedValueModifier<Value> {
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isForScene: Bool

    var write: (inout FocusedValues) -> Void {
        { values in if let value { values[keyPath: keyPath] = value } }
    }
}

extension FocusedValueModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func makeState() -> FocusedValueProvider? { nil }

    func didMount(on node: ViewNode, state: inout FocusedValueProvider?) {
        let provider = FocusedValueProvider(node: node, isForScene: isForScene, write: write)
        state = provider
        node.graph.focusedValues.add(provider)
    }

    func didUpdate(from old: Self, on node: ViewNode, state: inout FocusedValueProvider?) {
        guard !FieldComparison.areEqual(old.value, value) || old.keyPath != keyPath else { return }
        state?.write = write
        node.graph.focusedValues.refreshSoon()
    }

    func visibilityDidChange(to isVisible: Bool, on node: ViewNode, state: inout FocusedValueProvider?) {
        if isForScene { node.graph.focusedValues.refreshSoon() }
    }

    func willUnmount(from node: ViewNode, state: inout FocusedValueProvider?) {
        if let provider = state { node.graph.focusedValues.remove(provider) }
        state = nil
    }
}

extension View {
    /// Exports a value while the view, or a view in it, has the focus.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> some View {
        exporting(value, at: keyPath)
    }

    /// Exports a value while the view, or a view in it, has the focus; nil exports none.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View {
        exporting(value, at: keyPath)
    }

    /// Exports an observable object while the view, or a view in it, has the focus.
    public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        exporting(object, at: \.[object: FocusedObjectKey<T>()])
    }

    /// Exports a value while the view is on screen, wherever the focus is.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>,
        _ value: T
    ) -> some View {
        exporting(value, at: keyPath, isForScene: true)
    }

    /// Exports a value while the view is on screen, wherever the focus is; nil exports none.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>,
        _ value: T?
    ) -> some View {
        exporting(value, at: keyPath, isForScene: true)
    }

    /// Exports an observable object while the view is on screen, wherever the focus is.
    public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        exporting(object, at: \.[object: FocusedObjectKey<T>()], isForScene: true)
    }

    /// Exports an object while the view, or a view in it, has the focus.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        exporting(object, at: \.[object: FocusedObjectKey<T>()])
    }

    /// Exports an object while the view, or a view in it, has the focus; nil exports none.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        exporting(object, at: \.[object: FocusedObjectKey<T>()])
    }

    /// Exports an object while the view is on screen, wherever the focus is.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        exporting(object, at: \.[object: FocusedObjectKey<T>()], isForScene: true)
    }

    /// Exports an object while the view is on screen, wherever the focus is; nil exports none.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        exporting(object, at: \.[object: FocusedObjectKey<T>()], isForScene: true)
    }

    private nonisolated func exporting<Value>(
        _ value: Value?,
        at keyPath: WritableKeyPath<FocusedValues, Value?>,
        isForScene: Bool = false
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: isForScene))
            .transformEnvironment(\.reportsFocus) { $0 = $0 || !isForScene }
    }
}
