/// A view that exports a value while it, or a view in it, has the focus.
@MainActor
final class FocusedValueProvider {
    unowned(unsafe) let node: ViewNode
    /// Whether the value is exported wherever the focus is.
    let isForScene: Bool
    var write: (inout FocusedValues) -> Void

    init(node: ViewNode, isForScene: Bool, write: @escaping (inout FocusedValues) -> Void) {
        self.node = node
        self.isForScene = isForScene
        self.write = write
    }
}

/// The focused values of a graph.
///
/// In a browser, a press on a button takes the focus from a field, which it does not on Apple's platforms. The values therefore stay
/// until another view that reports its focus gets it, or the view is removed.
@MainActor
package final class FocusedValueProviders: GraphExtension {
    private var providers: [FocusedValueProvider] = []
    private weak var focusedElement: ElementNode?
    private var location: StateLocation<FocusedValues>?
    private var isRefreshing = false
    private unowned let graph: ViewGraph

    package init(graph: ViewGraph) { self.graph = graph }

    /// Returns a binding to the current values, for the root environment.
    fileprivate func begin(ownedBy root: ViewNode) -> Binding<FocusedValues> {
        let location = StateLocation(
            FocusedValues(),
            comparison: FieldComparison.of(FocusedValues.self),
            owner: root
        )
        self.location = location
        return Binding(location: location)
    }

    func add(_ provider: FocusedValueProvider) {
        providers.append(provider)
        refreshSoon()
    }

    func remove(_ provider: FocusedValueProvider) {
        providers.removeAll { $0 === provider }
        refreshSoon()
    }

    /// Computes the values again when the tree is consistent.
    func refreshSoon() {
        guard !isRefreshing else { return }
        isRefreshing = true
        graph.enqueue { [weak self] in self?.refresh() }
    }

    package func elementWillReceive(_ event: ElementEvent, _ element: ElementNode) {
        guard event == .focus(true), focusedElement !== element else { return }
        focusedElement = element
        refreshSoon()
    }

    package func elementDidLeave(_ element: ElementNode) {
        guard focusedElement === element else { return }
        focusedElement = nil
        refreshSoon()
    }

    package func follows(_ element: ElementNode) -> Bool { focusedElement === element }

    private func refresh() {
        isRefreshing = false
        // The location belongs to the root, which has been freed if the graph has ended.
        guard let location, graph.root != nil else { return }
        var values = FocusedValues()
        for provider in providers where provider.isForScene && !provider.node.isConcealed { provider.write(&values) }
        for provider in focusedProviders { provider.write(&values) }
        if values != location.get() { location.set(values, transaction: Transaction()) }
    }

    /// The providers around the focus, outermost first.
    private var focusedProviders: [FocusedValueProvider] {
        guard !providers.isEmpty else { return [] }
        var found: [FocusedValueProvider] = []
        var ancestor: ViewNode? = focusedElement
        while let node = ancestor {
            found += providers.filter { !$0.isForScene && $0.node === node }
            ancestor = node.parent
        }
        return found.reversed()
    }
}

extension ViewGraph {
    var focusedValues: FocusedValueProviders { self[FocusedValueProviders.self] }

    /// Returns the root environment with a binding to the focused values.
    static func withFocusedValues(_ environment: EnvironmentValues, ownedBy root: ViewNode) -> EnvironmentValues {
        var environment = environment
        environment.focusedValues = root.graph.focusedValues.begin(ownedBy: root)
        return environment
    }
}

private enum FocusedValuesKey: EnvironmentKey { static var defaultValue: Binding<FocusedValues>? { nil } }

extension EnvironmentValues {
    /// The focused values of the window.
    var focusedValues: Binding<FocusedValues>? {
        get { self[FocusedValuesKey.self] }
        set { self[FocusedValuesKey.self] = newValue }
    }
}
