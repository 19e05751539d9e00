import OrielCore

/// A renderer's tree that is updated only by patches, like a browser's.
///
/// Patches without an effect are errors: unnecessary work is a defect even if the result is right.
struct PatchReplay {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private struct Entry {
        var element: Element
        var parent: Element.ID?
        var children: [Element.ID]
    }

    private var entries: [Element.ID: Entry] = [:]
    private var roots: [Element.ID] = []

    init(_ trees: [ElementTree]) {
        roots = trees.map(\.id)
        for tree in trees { add(tree, parent: nil) }
    }

    /// The current tree.
    var trees: [ElementTree] { roots.map(tree) }

    mutating func apply(_ patches: [Patch]) throws {
        for patch in patches {
            do {
                try apply(patch.operation)
            } catch let failure as Failure {
                throw Failure(description: "\(failure.description), in \(patch.operation)")
            }
        }
    }

    private mutating func apply(_ operation: Patch.Operation) throws {
        switch operation {
        case .insert(let trees, let parent, let next): try insert(trees, parent: parent, before: next)
        case .remove(let id):
            let parent = try entry(id).parent
            try changeChildren(of: parent) { $0.removeAll { $0 == id } }
            forget(id)
        case .move(let id, let next): try move(id, before: next)
        case .permute(let first, let order): try permute(first, order)
        case .setText(let id, let text):
            try require(try entry(id).element.text?.utf16.elementsEqual(text.utf16) != true, "the text is the same")
            entries[id]?.element.text = text
        case .spliceText(let id, let offset, let count, let part):
            try splice(id, offset: offset, count: count, with: part)
        case .setAttribute(let id, let name, let value):
            try require(try entry(id).element.attributes[name] != value, "the attribute is the same")
            entries[id]?.element.attributes[name] = value
        case .scroll(let id, _), .scrollContent(let id, _, _):
            // Only an existing element can be scrolled to.
            _ = try entry(id)
        case .focus, .moment: break
        case .setEvents(let id, let events):
            try require(try entry(id).element.events != events, "the events are the same")
            entries[id]?.element.events = events
        }
    }

    // MARK: - Operations

    private mutating func insert(_ trees: [ElementTree], parent: Element.ID?, before next: Element.ID?) throws {
        try require(!trees.isEmpty, "nothing is inserted")
        for tree in trees { try require(entries[tree.id] == nil, "\(tree.id) is there already") }
        let index = try index(of: next, in: parent)
        try changeChildren(of: parent) { $0.insert(contentsOf: trees.map(\.id), at: index) }
        for tree in trees { add(tree, parent: parent) }
    }

    private mutating func move(_ id: Element.ID, before next: Element.ID?) throws {
        try require(id != next, "an element cannot stand in front of itself")
        let parent = try entry(id).parent
        let old = try children(of: parent)
        try changeChildren(of: parent) { $0.removeAll { $0 == id } }
        let index = try index(of: next, in: parent)
        try changeChildren(of: parent) { $0.insert(id, at: index) }
        try require(try children(of: parent) != old, "the element is there already")
    }

    private mutating func permute(_ first: Element.ID, _ order: [UInt32]) throws {
        let parent = try entry(first).parent
        let old = try children(of: parent)
        let start = try index(of: first, in: parent)
        try require(start + order.count <= old.count, "the run is longer than the parent's content")
        try require(order.sorted() == (0..<UInt32(order.count)).map { $0 }, "the order is no permutation")
        try require(order != order.sorted(), "the order changes nothing")
        try changeChildren(of: parent) { children in
            children.replaceSubrange(start..<start + order.count, with: order.map { old[start + Int($0)] })
        }
    }

    private mutating func splice(_ id: Element.ID, offset: Int, count: Int, with part: String) throws {
        guard let text = try entry(id).element.text else { throw Failure(description: "\(id) has no text") }
        var units = Array(text.utf16)
        try require(offset >= 0 && count >= 0 && offset + count <= units.count, "the splice lies outside the text")
        units.replaceSubrange(offset..<offset + count, with: part.utf16)
        guard let new = String(validating: units, as: UTF16.self) else {
            throw Failure(description: "the splice cuts a character in two")
        }
        entries[id]?.element.text = new
    }

    // MARK: - The tree

    private mutating func add(_ tree: ElementTree, parent: Element.ID?) {
        entries[tree.id] = Entry(element: tree.element, parent: parent, children: tree.children.map(\.id))
        for child in tree.children { add(child, parent: tree.id) }
    }

    private mutating func forget(_ id: Element.ID) {
        let children = entries.removeValue(forKey: id)?.children ?? []
        for child in children { forget(child) }
    }

    private func tree(_ id: Element.ID) -> ElementTree {
        guard let entry = entries[id] else { preconditionFailure("\(id) is a child but was never inserted.") }
        return ElementTree(id: id, element: entry.element, children: entry.children.map(tree))
    }

    private func entry(_ id: Element.ID) throws -> Entry {
        guard let entry = entries[id] else { throw Failure(description: "\(id) is unknown") }
        return entry
    }

    private func children(of parent: Element.ID?) throws -> [Element.ID] {
        guard let parent else { return roots }
        return try entry(parent).children
    }

    private mutating func changeChildren(of parent: Element.ID?, _ change: (inout [Element.ID]) -> Void) throws {
        guard let parent else { return change(&roots) }
        var entry = try entry(parent)
        change(&entry.children)
        entries[parent] = entry
    }

    private func index(of next: Element.ID?, in parent: Element.ID?) throws -> Int {
        let children = try children(of: parent)
        guard let next else { return children.count }
        guard let index = children.firstIndex(of: next) else {
            throw Failure(description: "\(next) is no child of \(parent?.description ?? "the page")")
        }
        return index
    }

    private func require(_ condition: Bool, _ message: String) throws {
        if !condition { throw Failure(description: message) }
    }
}
