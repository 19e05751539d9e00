import OrielCore

/// What a document keeps of a page while nothing happens: its elements, and the numbers its client knows nodes by.
///
/// All else follows from the elements. It is several times as large, and most pages of a server are idle.
struct RestingPage {
    /// In document order: parents before children.
    private var elements: [Entry] = []
    /// The numbers of the nodes in document order, as runs of numbers that follow each other.
    private var numbers: [(first: UInt32, count: UInt32)] = []
    private let rootCount: Int

    private struct Entry {
        let id: Element.ID
        let childCount: UInt32
        let element: Element
    }

    init(root: WebNode, page: DOMNode) {
        rootCount = root.children.count
        // No more than is needed: it is kept for long.
        elements.reserveCapacity(Self.count(root))
        for child in root.children { append(child) }
        for child in page.children { append(child) }
    }

    private static func count(_ node: WebNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

    private mutating func append(_ node: WebNode) {
        elements.append(Entry(id: node.id, childCount: UInt32(node.children.count), element: node.element))
        for child in node.children { append(child) }
    }

    private mutating func append(_ node: DOMNode) {
        if let last = numbers.last, last.first + last.count == node.number {
            numbers[numbers.count - 1].count += 1
        } else {
            numbers.append((node.number, 1))
        }
        for child in node.children { append(child) }
    }

    /// The elements as they came from the graph.
    var trees: [ElementTree] {
        var index = 0
        return (0..<rootCount).map { _ in tree(at: &index) }
    }

    private func tree(at index: inout Int) -> ElementTree {
        let entry = elements[index]
        index += 1
        var children: [ElementTree] = []
        children.reserveCapacity(Int(entry.childCount))
        for _ in 0..<entry.childCount { children.append(tree(at: &index)) }
        return ElementTree(id: entry.id, element: entry.element, children: children)
    }

    /// Gives the nodes of a page that was made of the same elements the numbers they had.
    func number(_ page: DOMNode) {
        var run = 0
        var offset: UInt32 = 0
        for child in page.children { number(child, run: &run, offset: &offset) }
    }

    private func number(_ node: DOMNode, run: inout Int, offset: inout UInt32) {
        node.number = numbers[run].first + offset
        offset += 1
        if offset == numbers[run].count { (run, offset) = (run + 1, 0) }
        for child in node.children { number(child, run: &run, offset: &offset) }
    }
}

extension DOMNode {
    /// Whether a browser would show the same; numbers do not count.
    func looksLike(_ other: DOMNode) -> Bool {
        (tag, ownStyle, itemStyle, events) == (other.tag, other.ownStyle, other.itemStyle, other.events)
            && inlineStyle == other.inlineStyle && text == other.text && attributes == other.attributes
            && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.looksLike($1) }
    }
}
