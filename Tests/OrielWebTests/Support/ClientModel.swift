import OrielProtocol

@testable import OrielWeb

/// A client without a browser, which applies operations to its own tree, so that a test can compare it with the server's.
final class ClientModel {
    final class Node: Equatable {
        let tag: DOMTag
        var own = 0
        var item = 0
        var events = 0
        var attributes: [DOMAttribute: String] = [:]
        var style = ""
        var text: String?
        var children: [Node] = []
        weak var parent: Node?

        init(_ tag: DOMTag) { self.tag = tag }

        static func == (a: Node, b: Node) -> Bool { a === b }

        /// Returns a description of the subtree, one line per node, to compare two trees.
        func describe(indent: String = "") -> String {
            let attributes = attributes.map { "\($0.key.name)=\($0.value)" }.sorted().joined(separator: " ")
            // Without text or with an empty one, a node looks the same.
            let line = "\(indent)\(tag.name) \(own) \(item) \(events) [\(attributes)] {\(style)} \(text ?? "")"
            return ([line] + children.map { $0.describe(indent: indent + "  ") }).joined(separator: "\n")
        }
    }

    private struct Shape {
        let root: Definition
        var values: [String] = []
    }

    private struct Definition {
        let tag: DOMTag
        var own = 0
        var item = 0
        var events = 0
        var constants: [(DOMAttribute, String)] = []
        var holes: [DOMAttribute] = []
        var hasText = false
        var hasList = false
        var hasStyle = false
        var children: [Definition] = []
    }

    struct Unknown: Error { let what: String }

    let root = Node(.div)
    /// The timings that animated operations so far.
    private(set) var usedTimings: [Timing] = []
    private var timings: [Int: Timing] = [:]
    private var nodes: [Int: Node] = [:]
    private var last = 0
    private var styles: Set<Int> = []
    private var shapes: [Shape] = []
    private var names = NameTable.names

    /// Creates a client from a served page.
    init(_ document: WebDocument, _ page: PageContent) {
        last = Int(page.firstNumber) - 1
        nodes[0] = root
        root.attributes[.dataScheme] = page.scheme
        for child in document.tree.rootNode.children { root.children.append(copy(child, parent: root)) }
    }

    private func copy(_ node: DOMNode, parent: Node) -> Node {
        let result = Node(node.tag)
        number(result)
        (result.own, result.item, result.events) = (Int(node.ownStyle), Int(node.itemStyle), Int(node.events.rawValue))
        styles.formUnion([result.own, result.item])
        for attribute in node.attributes { result.attributes[attribute.name] = attribute.value }
        result.style = node.inlineStyle
        result.text = node.text
        result.parent = parent
        result.children = node.children.map { copy($0, parent: result) }
        return result
    }

    private func number(_ node: Node) {
        last += 1
        nodes[last] = node
    }

    private func node(_ number: Int) throws -> Node {
        guard let node = nodes[number] else { throw Unknown(what: "node \(number)") }
        return node
    }

    func apply(_ bytes: [UInt8]) throws {
        var reader = FrameReader(bytes)
        while !reader.isAtEnd {
            let code = try reader.byte()
            guard let operation = Operation(rawValue: code) else { throw Unknown(what: "operation \(code)") }
            try apply(operation, &reader)
        }
    }

    private func apply(_ operation: Operation, _ reader: inout FrameReader) throws {
        switch operation {
        case .style:
            styles.insert(try reader.int())
            _ = try reader.string()
        case .forgetShapes: shapes.removeAll()
        case .moment: _ = try reader.int()
        case .shape: shapes.append(Shape(root: try definition(&reader)))
        case .insert:
            let parent = try node(try reader.node())
            let before = try reader.nodeOrNone().map(node)
            let index = before.flatMap { parent.children.firstIndex(of: $0) } ?? parent.children.endIndex
            let new = try list(&reader)
            for child in new { child.parent = parent }
            parent.children.insert(contentsOf: new, at: index)
        case .remove: try remove(try reader.node(), count: 1)
        case .removeRun: try remove(try reader.node(), count: try reader.int())
        case .move:
            let child = try node(try reader.node())
            let before = try reader.nodeOrNone().map(node)
            guard let parent = child.parent else { throw Unknown(what: "parent of a moved node") }
            parent.children.removeAll { $0 === child }
            let index = before.flatMap { parent.children.firstIndex(of: $0) } ?? parent.children.endIndex
            parent.children.insert(child, at: index)
        case .permute:
            let first = try node(try reader.node())
            let order = try reader.indices(try reader.int())
            guard let parent = first.parent, let start = parent.children.firstIndex(of: first) else {
                throw Unknown(what: "parent of a permuted node")
            }
            let run = Array(parent.children[start..<(start + order.count)])
            for (position, index) in order.enumerated() { parent.children[start + position] = run[index] }
        case .text:
            let node = try node(try reader.node())
            let text = try reader.string()
            // A text replaces a drawing.
            if node.attributes.removeValue(forKey: .drawing) == nil || !text.isEmpty { node.text = text }
        case .spliceText:
            let node = try node(try reader.node())
            let (offset, count, text) = (try reader.int(), try reader.int(), try reader.string())
            var units = Array((node.text ?? "").utf16)
            units.replaceSubrange(offset..<(offset + count), with: text.utf16)
            node.text = String(decoding: units, as: UTF16.self)
        case .attribute, .noAttribute:
            let node = try node(try reader.node())
            let (name, drawing) = try attribute(&reader)
            let value = operation == .attribute ? try reader.string() : nil
            node.attributes[name] = drawing ?? value
        case .classes:
            let node = try node(try reader.node())
            (node.own, node.item) = (try known(try reader.int()), try known(try reader.int()))
        case .inlineStyle: try node(try reader.node()).style = try reader.string()
        case .events: try node(try reader.node()).events = try reader.int()
        case .timing:
            let number = try reader.int()
            if let timing = timings[number] { usedTimings.append(timing) }
        case .defineTiming:
            let number = try reader.int()
            let (duration, delay, easing) = (try reader.int(), try reader.int(), try reader.string())
            let isEndless = try reader.byte() == 1
            timings[number] = Timing(duration: duration, delay: delay, easing: easing, isEndless: isEndless)
        case .command:
            _ = try reader.int()
            _ = try reader.string()
            _ = try reader.string()
        }
    }

    private func name(_ reader: inout FrameReader) throws -> String {
        let number = try reader.int()
        if number == 0 { names.append(try reader.string()) }
        guard number <= names.count, let name = number == 0 ? names.last : names[number - 1] else {
            throw Unknown(what: "name \(number)")
        }
        return name
    }

    /// Reads an attribute's name; markup in its place is a drawing.
    private func attribute(_ reader: inout FrameReader) throws -> (name: DOMAttribute, drawing: String?) {
        let name = try name(&reader)
        if name.hasPrefix("<") { return (.drawing, name) }
        guard let attribute = DOMAttribute.allCases.first(where: { $0.name == name }) else { throw Unknown(what: name) }
        return (attribute, nil)
    }

    private func known(_ style: Int) throws -> Int {
        guard style == 0 || styles.contains(style) else { throw Unknown(what: "style \(style)") }
        return style
    }

    private func remove(_ number: Int, count: Int) throws {
        let first = try node(number)
        guard let parent = first.parent, let start = parent.children.firstIndex(of: first) else {
            throw Unknown(what: "parent of a removed node")
        }
        for node in parent.children[start..<(start + count)] { forget(node) }
        parent.children.removeSubrange(start..<(start + count))
    }

    private func forget(_ node: Node) {
        nodes = nodes.filter { $0.value !== node }
        for child in node.children { forget(child) }
    }

    private func definition(_ reader: inout FrameReader) throws -> Definition {
        let tagName = try name(&reader)
        guard let tag = DOMTag.allCases.first(where: { $0.wireName == tagName }) else { throw Unknown(what: tagName) }
        let flags = try reader.byte()
        var result = Definition(tag: tag)
        if flags & 1 != 0 { (result.own, result.item) = (try known(try reader.int()), try known(try reader.int())) }
        if flags & 2 != 0 { result.events = try reader.int() }
        if flags & 4 != 0 {
            for _ in 0..<(try reader.int()) {
                let (name, drawing) = try attribute(&reader)
                let value = try reader.string()
                result.constants.append((name, drawing ?? value))
            }
        }
        if flags & 8 != 0 {
            for _ in 0..<(try reader.int()) { result.holes.append(try attribute(&reader).name) }
        }
        result.hasText = flags & 16 != 0
        result.hasList = flags & 64 != 0
        result.hasStyle = flags & 128 != 0
        if flags & 32 != 0 {
            for _ in 0..<(try reader.int()) { result.children.append(try definition(&reader)) }
        }
        return result
    }

    private func list(_ reader: inout FrameReader) throws -> [Node] {
        var result: [Node] = []
        for _ in 0..<(try reader.int()) {
            let (shape, count) = (try reader.int(), try reader.int())
            guard shapes.indices.contains(shape) else { throw Unknown(what: "shape \(shape)") }
            for _ in 0..<count {
                var position = 0
                result.append(try make(shapes[shape].root, shape, &position, &reader))
            }
        }
        return result
    }

    private func make(
        _ definition: Definition,
        _ shape: Int,
        _ position: inout Int,
        _ reader: inout FrameReader
    ) throws -> Node {
        let node = Node(definition.tag)
        number(node)
        (node.own, node.item, node.events) = (definition.own, definition.item, definition.events)
        for (name, value) in definition.constants { node.attributes[name] = value }
        for name in definition.holes { node.attributes[name] = try value(shape, &position, &reader) }
        if definition.hasStyle { node.style = try value(shape, &position, &reader) }
        if definition.hasText { node.text = try value(shape, &position, &reader) }
        node.children =
            definition.hasList
            ? try list(&reader) : try definition.children.map { try make($0, shape, &position, &reader) }
        for child in node.children { child.parent = node }
        return node
    }

    private func value(_ shape: Int, _ position: inout Int, _ reader: inout FrameReader) throws -> String {
        defer { position += 1 }
        let code = try reader.int()
        if code == 0 { return shapes[shape].values[position] }
        let value = try reader.string(length: code - 1)
        if position == shapes[shape].values.count {
            shapes[shape].values.append(value)
        } else {
            shapes[shape].values[position] = value
        }
        return value
    }
}
