/// The data of a feature for one graph, with the methods that the graph calls.
///
/// A feature declares a typed accessor next to its type, so that the graph does not depend on its features:
///
///     extension ViewGraph {
///         var focus: FocusManager { self[FocusManager.self] }
///     }
@MainActor
package protocol GraphExtension: AnyObject {
    init(graph: ViewGraph)

    /// Called in each flush when the tree is consistent; it may evaluate nodes.
    func changesDidSettle()

    /// Called at the end of each flush, when the tree is consistent and before its changes are collected.
    func flushWillEnd()

    /// Returns patches for the renderer and clears them; they follow the changes of the tree.
    func takePatches() -> [Patch]

    /// Returns patches that the renderer applies at later times, after those of the flush.
    func takeLaterPatches() -> [Patch]

    /// Returns why an element must not receive an event; nil if it may.
    func refusal(of event: ElementEvent, to element: ElementNode) -> EventRefusal?

    /// Called before an element receives an event.
    func elementWillReceive(_ event: ElementEvent, _ element: ElementNode)

    /// Called after an element has received an event. The event's action may have unmounted the element.
    func elementDidReceive(_ event: ElementEvent, _ element: ElementNode)

    /// Called when an element that listens to events is unmounted.
    func elementDidLeave(_ element: ElementNode)

    /// Returns whether the extension follows an element that listens to events, so that an idle graph must not release its node.
    func follows(_ element: ElementNode) -> Bool

    /// Called when concealed content is on screen again.
    func contentDidAppear()
}

extension GraphExtension {
    package func changesDidSettle() {}
    package func flushWillEnd() {}
    package func takeLaterPatches() -> [Patch] { [] }
    package func takePatches() -> [Patch] { [] }
    package func refusal(of event: ElementEvent, to element: ElementNode) -> EventRefusal? { nil }
    package func elementWillReceive(_ event: ElementEvent, _ element: ElementNode) {}
    package func elementDidReceive(_ event: ElementEvent, _ element: ElementNode) {}
    package func elementDidLeave(_ element: ElementNode) {}
    package func follows(_ element: ElementNode) -> Bool { false }
    package func contentDidAppear() {}
}

/// The extensions of a graph, in the order they were created.
struct GraphExtensions {
    private(set) var all: [any GraphExtension] = []

    func existing<Extension: GraphExtension>(_ type: Extension.Type) -> Extension? {
        for candidate in all {
            if let found = candidate as? Extension { return found }
        }
        return nil
    }

    mutating func append(_ new: any GraphExtension) { all.append(new) }
}

extension ViewGraph {
    /// The extension of a type, created at first use.
    package subscript<Extension: GraphExtension>(_ type: Extension.Type) -> Extension {
        if let known = extensions.existing(type) { return known }
        let new = Extension(graph: self)
        extensions.append(new)
        return new
    }
}
