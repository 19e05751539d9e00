import OrielCore

/// The data a document keeps of an idle page: its elements, and the numbers under which its client knows the nodes.
///
/// Everything else is derived from the elements. It is several times as large, and most pages of a server are idle.
struct ReleasedPage {
    private let elements: ElementRecord
    /// The numbers of the nodes in document order.
    private let numbers: NumberRuns

    init(root: WebNode, page: DOMNode) {
        var builder = ElementRecord.Builder()
        for child in root.children { Self.append(child, to: &builder) }
        elements = builder.finish()
        var numbers = NumberRuns()
        for child in page.children { Self.append(child, to: &numbers) }
        numbers.shrink()
        self.numbers = numbers
    }

    /// - Returns: The size of the tree.
    @discardableResult
    private static func append(_ node: WebNode, to builder: inout ElementRecord.Builder) -> Int {
        builder.append(node.id, node.element, childCount: node.children.count)
        let size = node.children.reduce(1) { $0 + append($1, to: &builder) }
        builder.endTree(size: size)
        return size
    }

    private static func append(_ node: DOMNode, to numbers: inout NumberRuns) {
        numbers.append(node.number)
        for child in node.children { append(child, to: &numbers) }
    }

    /// The elements as received from the graph.
    var trees: [ElementTree] { elements.trees }

    /// Assigns the kept numbers to the nodes of a page rebuilt from the same elements.
    func number(_ page: DOMNode) {
        var numbers = numbers.makeIterator()
        for child in page.children { Self.number(child, from: &numbers) }
    }

    private static func number(_ node: DOMNode, from numbers: inout NumberRuns.Iterator) {
        guard let number = numbers.next() else { return }
        node.number = number
        for child in node.children { Self.number(child, from: &numbers) }
    }
}

extension DOMNode {
    /// Returns whether a browser would show the same. Ignores numbers.
    func looksLike(_ other: DOMNode) -> Bool {
        (tag, ownStyle, itemStyle, events) == (other.tag, other.ownStyle, other.itemStyle, other.events)
            && inlineStyle == other.inlineStyle && text == other.text && attributes == other.attributes
            && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.looksLike($1) }
    }
}
