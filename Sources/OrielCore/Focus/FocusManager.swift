/// The keyboard focus of a graph and the focus states that follow it.
///
/// The browser reports focus changes; the manager then notifies the focus targets around the element, innermost first.
/// When the app sets a focus state, the manager waits until the tree is consistent, looks up the first view on the page
/// with that value and focuses the first focusable element inside it.
@MainActor
package final class FocusManager: GraphExtension {
    /// The element with the keyboard focus, as last reported by the browser or set by the app.
    package private(set) var focusedElement: Element.ID?

    /// The views whose focus a focus state follows. Those of an idle page leave when they are released, and come again.
    private var targets: [any FocusTarget] = []
    /// The pending focus move, sent to the renderer when the flush ends; `.some(nil)` removes the focus.
    private var pendingMove: Element.ID??
    /// The scopes of default focus and the views that prefer it; see `FocusScopeModifier`.
    var scopeMembers: [FocusScopeMember] = []

    package init(graph: ViewGraph) {}

    func add(_ target: any FocusTarget) { targets.append(target) }

    func remove(_ target: any FocusTarget) { targets.removeAll { $0 === target } }

    /// Returns the patch for the pending focus move, if any, and clears it.
    package func takePatches() -> [Patch] {
        defer { pendingMove = nil }
        return pendingMove.map { [Patch(.focus($0))] } ?? []
    }

    /// Clears the focused element if it was removed. The browser moves the focus away by itself.
    package func elementDidLeave(_ element: ElementNode) {
        if focusedElement == element.id { focusedElement = nil }
    }

    package func follows(_ element: ElementNode) -> Bool { focusedElement == element.id }

    // MARK: - Changes by the user

    /// Records that an element gained or lost the focus.
    package func elementWillReceive(_ event: ElementEvent, _ element: ElementNode) {
        guard case .focus(let isFocused) = event else { return }
        if isFocused {
            focusedElement = element.id
        } else if focusedElement == element.id {
            focusedElement = nil
        }
        for target in targets(around: element) { target.focusDidChange(isFocused) }
    }

    private func targets(around element: ViewNode) -> [any FocusTarget] {
        guard !targets.isEmpty else { return [] }
        var found: [any FocusTarget] = []
        var ancestor: ViewNode? = element
        while let current = ancestor {
            found += targets.filter { $0.node === current }
            ancestor = current.parent
        }
        return found
    }

    // MARK: - Changes by the app

    /// Moves the focus to match the current value of a focus state.
    func follow<Value: Hashable>(_ location: FocusLocation<Value>) {
        let value = location.state.get()
        if let target = firstTarget(where: { $0.bears(value, of: location) }) {
            guard let element = target.node?.firstFocusable else { return }
            moveFocus(to: element)
        } else if value == location.restingValue, let focusedElement,
            targets.contains(where: { $0.belongs(to: location) && $0.node?.contains(focusedElement) == true })
        {
            self.focusedElement = nil
            pendingMove = .some(nil)
        }
    }

    /// Returns the first target on the page that meets a condition; of targets inside each other, the innermost.
    private func firstTarget(where condition: (any FocusTarget) -> Bool) -> (any FocusTarget)? {
        let found = targets.filter(condition)
        guard found.count > 1, let root = found.first?.node?.graph.root else { return found.first }
        func first(in node: ViewNode) -> (any FocusTarget)? {
            var child = node.firstChild
            while let current = child {
                if let target = first(in: current) { return target }
                child = current.nextSibling
            }
            return found.first { $0.node === node }
        }
        return first(in: root)
    }

    /// Moves the focus to an element, or to the first control inside, without a focus state.
    func showFocus(on element: ElementNode) {
        element.graph.enqueue { self.pendingMove = .some(element.id) }
    }

    func moveFocus(to element: ElementNode) {
        guard element.id != focusedElement else { return }
        let old = focusedElement
        focusedElement = element.id
        pendingMove = .some(element.id)
        // Resets the states of the previously focused views now; the browser's report would do the same later.
        for target in targets {
            guard let node = target.node, let old else { continue }
            if node.contains(old), !node.contains(element.id) { target.focusDidChange(false) }
        }
        for target in targets(around: element) { target.focusDidChange(true) }
    }
}

/// A view whose focus is tied to a focus state.
@MainActor
protocol FocusTarget: AnyObject {
    var node: ViewNode? { get }

    /// Updates the focus state.
    func focusDidChange(_ isFocused: Bool)
    func belongs(to location: PropertyStorage) -> Bool
    /// Returns whether a value of a focus state identifies this view.
    func bears(_ value: AnyHashable, of location: PropertyStorage) -> Bool
}

extension ViewNode {
    /// The first element in this subtree that can take the keyboard focus.
    final var firstFocusable: ElementNode? {
        if let node = elementNode {
            if node.element.hidesContent || node.element.attributes.bool(.isDisabled) { return nil }
            // A control in a view that only the app focuses gets the focus instead.
            let isForAppOnly = node.element.kind == .focusable && node.element.attributes[.isFocusable] == .bool(false)
            if node.element.events.contains(.focus), !isForAppOnly { return node }
        }
        var child = firstChild
        while let current = child {
            if let found = current.firstFocusable { return found }
            child = current.nextSibling
        }
        return elementNode.flatMap { $0.element.events.contains(.focus) ? $0 : nil }
    }

    /// Returns whether this subtree contains an element.
    fileprivate final func contains(_ id: Element.ID) -> Bool {
        if let elementNode, elementNode.id == id { return true }
        var child = firstChild
        while let current = child {
            if current.contains(id) { return true }
            child = current.nextSibling
        }
        return false
    }
}

extension ViewGraph {
    package var focus: FocusManager { self[FocusManager.self] }
}
