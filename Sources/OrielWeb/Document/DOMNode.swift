package import OrielProtocol

/// A node of the page as the client shows it.
///
/// It has text, children or a drawing, never two of them. Its number is 0 until the client knows the node. Checks of exclusive
/// access would take a twentieth of the time to encode a page.
package final class DOMNode {
    package let tag: DOMTag
    @exclusivity(unchecked) package internal(set) var number: UInt32 = 0
    /// The class of the node's own style.
    @exclusivity(unchecked) package internal(set) var ownStyle: UInt32 = 0
    /// The class of the node's placement in its container.
    @exclusivity(unchecked) package internal(set) var itemStyle: UInt32 = 0
    @exclusivity(unchecked) package internal(set) var events = EventMask()
    /// Sorted by name.
    @exclusivity(unchecked) package internal(set) var attributes: [DOMAttribute.Pair] = []
    @exclusivity(unchecked) package internal(set) var inlineStyle = ""
    @exclusivity(unchecked) package internal(set) var text: String?
    @exclusivity(unchecked) package internal(set) var children: [DOMNode] = []
    /// The hash of the node's shape. Set when the node is about to be inserted.
    @exclusivity(unchecked) var skeleton: UInt64 = 0
    /// Whether the children repeat a shape, so that they are not part of the node's own shape.
    @exclusivity(unchecked) var isList = false
    /// Whether the node belongs to the box of its parent.
    let isPart: Bool
    /// The view whose box the node belongs to.
    @exclusivity(unchecked) unowned(unsafe) var owner: WebNode?

    init(_ tag: DOMTag, isPart: Bool = false) {
        self.tag = tag
        self.isPart = isPart
    }

    /// The last children that belong to the box itself: all of them, except in a slot, where they follow the nodes of the
    /// view's children.
    var parts: ArraySlice<DOMNode> {
        let start = children.lastIndex { !$0.isPart }.map { $0 + 1 } ?? 0
        return children[start...]
    }
}

extension DOMAttribute {
    /// An attribute with its value.
    package struct Pair: Hashable, Sendable {
        package let name: DOMAttribute
        package var value: String
    }
}
