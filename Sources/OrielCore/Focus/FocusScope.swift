/// A scope of default focus, or a view that prefers the default focus of one.
@MainActor
final class FocusScopeMember {
    unowned(unsafe) let node: ViewNode
    var modifier: FocusScopeModifier

    init(node: ViewNode, modifier: FocusScopeModifier) {
        self.node = node
        self.modifier = modifier
    }
}

/// A modifier that makes its content a scope of default focus, or lets it prefer the default focus of one.
struct FocusScopeModifier {
    enum Role: Equatable {
        case scope
        case view(prefersDefaultFocus: Bool)
    }

    let namespace: Namespace.ID
    let role: Role
}

extension FocusScopeModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func makeState() -> FocusScopeMember? { nil }

    func didMount(on node: ViewNode, state: inout FocusScopeMember?) {
        let member = FocusScopeMember(node: node, modifier: self)
        state = member
        node.graph.focus.scopeMembers.append(member)
        guard role == .view(prefersDefaultFocus: true) else { return }
        node.graph.enqueue { [graph = node.graph, namespace] in graph.focus.takeDefaultFocus(in: namespace) }
    }

    func didUpdate(from old: Self, on node: ViewNode, state: inout FocusScopeMember?) { state?.modifier = self }

    func willUnmount(from node: ViewNode, state: inout FocusScopeMember?) {
        guard let member = state else { return }
        node.graph.focus.scopeMembers.removeAll { $0 === member }
        state = nil
    }
}

extension FocusManager {
    /// Moves the focus to the first view that prefers it in a scope, unless an element already has the focus.
    fileprivate func takeDefaultFocus(in namespace: Namespace.ID) {
        guard focusedElement == nil, let scope = self.scope(of: namespace) else { return }
        if let element = preferredElement(in: scope) { moveFocus(to: element) }
    }

    /// Moves the focus to the default of a scope; false if there is no such scope.
    fileprivate func resetFocus(in namespace: Namespace.ID) -> Bool {
        guard let scope = self.scope(of: namespace) else { return false }
        if let element = preferredElement(in: scope) ?? scope.node.firstFocusable { moveFocus(to: element) }
        return true
    }

    private func scope(of namespace: Namespace.ID) -> FocusScopeMember? {
        scopeMembers.first { $0.modifier.role == .scope && $0.modifier.namespace == namespace }
    }

    /// Returns the first element in a scope that can have the focus and is in a view that prefers it.
    private func preferredElement(in scope: FocusScopeMember) -> ElementNode? {
        let namespace = scope.modifier.namespace
        let preferring = scopeMembers.filter {
            $0.modifier.namespace == namespace && $0.modifier.role == .view(prefersDefaultFocus: true)
        }
        guard !preferring.isEmpty else { return nil }
        func first(in node: ViewNode) -> ElementNode? {
            if preferring.contains(where: { $0.node === node }), let found = node.firstFocusable { return found }
            var child = node.firstChild
            while let current = child {
                if let found = first(in: current) { return found }
                child = current.nextSibling
            }
            return nil
        }
        return first(in: scope.node)
    }
}

/// The graph whose focus an action moves. The root environment has it, which the graph owns.
@MainActor
final class FocusedWindow {
    private weak var graph: ViewGraph?

    init(_ graph: ViewGraph) { self.graph = graph }

    /// Moves the focus to the default of a scope when the tree is consistent.
    fileprivate func resetFocus(in namespace: Namespace.ID) {
        guard let graph else { return }
        graph.enqueue {
            guard !graph.focus.resetFocus(in: namespace) else { return }
            graph.report(
                .warning,
                """
                resetFocus(in:) was called with a namespace that no view on the page has as its focus scope. Add \
                focusScope(_:) with this namespace to the views whose focus is reset.
                """
            )
        }
    }
}

/// An action that moves the focus to the default of a scope; see `EnvironmentValues.resetFocus`.
@MainActor @preconcurrency
public struct ResetFocusAction {
    let window: FocusedWindow?

    nonisolated init(window: FocusedWindow?) { self.window = window }

    /// Moves the focus to the first view that prefers it in the scope, otherwise to the first view in the scope that can
    /// have it.
    ///
    /// - Parameter namespace: The namespace of `focusScope(_:)`.
    public func callAsFunction(in namespace: Namespace.ID) { window?.resetFocus(in: namespace) }
}

private enum FocusedWindowKey: EnvironmentKey { static var defaultValue: FocusedWindow? { nil } }

extension ViewGraph {
    /// Returns the root environment with the focus of the window.
    static func withFocus(_ environment: EnvironmentValues, ownedBy root: ViewNode) -> EnvironmentValues {
        var environment = environment
        environment.focusedWindow = FocusedWindow(root.graph)
        return environment
    }
}

extension EnvironmentValues {
    fileprivate var focusedWindow: FocusedWindow? {
        get { self[FocusedWindowKey.self] }
        set { self[FocusedWindowKey.self] = newValue }
    }

    /// An action that moves the focus to the default of a scope.
    ///
    ///     @Namespace private var form
    ///     @Environment(\.resetFocus) private var resetFocus
    ///     @State private var name = ""
    ///     @State private var city = ""
    ///
    ///     var body: some View {
    ///         VStack {
    ///             TextField("City", text: $city)
    ///             TextField("Name", text: $name).prefersDefaultFocus(in: form)
    ///             Button("Again") { resetFocus(in: form) }
    ///         }
    ///         .focusScope(form)
    ///     }
    public var resetFocus: ResetFocusAction { ResetFocusAction(window: focusedWindow) }
}

extension View {
    /// Limits the views in this one that prefer the default focus of a namespace to this scope.
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScopeModifier(namespace: namespace, role: .scope)).environment(\.reportsFocus, true)
    }

    /// Lets the view have the focus when it appears in its scope, unless an element already has the focus, and when
    /// `resetFocus` is called for the scope. Of several such views, the first has it.
    ///
    /// - Parameters:
    ///   - prefersDefaultFocus: Whether the view prefers the focus. A change takes effect at the next reset.
    ///   - namespace: The namespace of the `focusScope(_:)` around the view. Without such a scope, nothing happens.
    public nonisolated func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true,
        in namespace: Namespace.ID
    ) -> some View {
        modifier(
            FocusScopeModifier(namespace: namespace, role: .view(prefersDefaultFocus: prefersDefaultFocus))
        )
    }
}
