/// Where the keyboard's focus is in a graph, and whose values follow it.
///
/// The browser reports where the focus went; the views around that element are told, innermost first. A focus state set by
/// the app goes the other way: the views that bear its value are looked for when the tree is consistent, and the first
/// element inside that takes focus gets it.
@MainActor
package final class FocusManager {
    /// The element the person's keys go to, as far as it is known.
    package private(set) var focusedElement: Element.ID?

    /// The views whose focus somebody follows, by their nodes, in the order they came.
    private var targets: [any FocusTarget] = []
    /// What the renderer has to be told when the flush ends.
    private var pendingMove: Element.ID??

    func add(_ target: any FocusTarget) { targets.append(target) }

    func remove(_ target: any FocusTarget) { targets.removeAll { $0 === target } }

    /// Tells the renderer where the focus goes, if the app has moved it.
    func takePatches() -> [Patch] {
        defer { pendingMove = nil }
        return pendingMove.map { [Patch(.focus($0))] } ?? []
    }

    /// Notes that an element has gone; the browser takes the focus from it by itself.
    func elementDidLeave(_ id: Element.ID) {
        if focusedElement == id { focusedElement = nil }
    }

    // MARK: - From the person

    /// Notes that the focus has come to an element or left it.
    func focusDidChange(_ isFocused: Bool, at element: ElementNode) {
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

    // MARK: - From the app

    /// Moves the focus to where a focus state says it is now.
    func follow<Value: Hashable>(_ location: FocusLocation<Value>) {
        let value = location.state.get()
        if let target = targets.first(where: { $0.bears(value, of: location) }) {
            guard let element = target.node?.firstFocusable else { return }
            moveFocus(to: element)
        } else if value == location.restingValue, let focusedElement,
            targets.contains(where: { $0.belongs(to: location) && $0.node?.contains(focusedElement) == true })
        {
            self.focusedElement = nil
            pendingMove = .some(nil)
        }
    }

    private func moveFocus(to element: ElementNode) {
        guard element.id != focusedElement else { return }
        let old = focusedElement
        focusedElement = element.id
        pendingMove = .some(element.id)
        // The states of what had the focus come to rest now; the browser's report would find them so anyway.
        for target in targets {
            guard let node = target.node, let old else { continue }
            if node.contains(old), !node.contains(element.id) { target.focusDidChange(false) }
        }
        for target in targets(around: element) { target.focusDidChange(true) }
    }
}

/// A view whose focus a focus state follows.
@MainActor
protocol FocusTarget: AnyObject {
    var node: ViewNode? { get }

    /// Brings the state up to date.
    func focusDidChange(_ isFocused: Bool)
    func belongs(to location: PropertyStorage) -> Bool
    /// Whether a value of a state means this view.
    func bears(_ value: AnyHashable, of location: PropertyStorage) -> Bool
}

extension ViewNode {
    /// The first element in this node that takes the keyboard's focus.
    fileprivate final var firstFocusable: ElementNode? {
        if flags.contains(.hasElement) {
            let node = unsafeDowncast(self, to: ElementNode.self)
            if node.element.hidesContent || node.element.attributes.bool(.isDisabled) { return nil }
            if node.element.events.contains(.focus) { return node }
        }
        var child = firstChild
        while let current = child {
            if let found = current.firstFocusable { return found }
            child = current.nextSibling
        }
        return nil
    }

    /// Whether an element lies in this node.
    fileprivate final func contains(_ id: Element.ID) -> Bool {
        if flags.contains(.hasElement), unsafeDowncast(self, to: ElementNode.self).id == id { return true }
        var child = firstChild
        while let current = child {
            if current.contains(id) { return true }
            child = current.nextSibling
        }
        return false
    }
}
