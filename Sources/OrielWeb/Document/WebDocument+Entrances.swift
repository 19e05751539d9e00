import OrielCore

/// How views of the first page move to their final state, without a script: as CSS animations.
extension WebDocument {
    /// The animations of nodes, which their classes name.
    struct Entrances {
        fileprivate(set) var rules = ""
        fileprivate(set) var classes: [ObjectIdentifier: String] = [:]
        /// Keeps the nodes, so that no other node gets the identity of one.
        private var nodes: [DOMNode] = []

        fileprivate mutating func add(_ node: DOMNode, from declarations: String, _ timing: Timing) {
            guard classes[ObjectIdentifier(node)] == nil else { return }
            nodes.append(node)
            let name = "enter\(classes.count)"
            classes[ObjectIdentifier(node)] = name
            let times = "\(timing.duration)ms \(timing.easing) \(timing.delay)ms"
            rules += "@keyframes \(name){from{\(declarations)}}.\(name){animation:\(name) \(times) backwards}"
        }
    }

    /// A node, and what its classes and its inline style declare.
    struct Look {
        fileprivate let node: DOMNode
        fileprivate let own: UInt32
        fileprivate let item: UInt32
        fileprivate let inline: String

        init(_ node: DOMNode) {
            (self.node, own, item, inline) = (node, node.ownStyle, node.itemStyle, node.inlineStyle)
        }

        init(_ node: DOMNode, own: UInt32, item: UInt32, inline: String) {
            (self.node, self.own, self.item, self.inline) = (node, own, item, inline)
        }

        fileprivate func isEqual(to other: Look) -> Bool {
            (own, item, inline) == (other.own, other.item, other.inline)
        }
    }

    /// Shows the first states, compares the nodes with those of the final states, and leaves the page as it was.
    func makeEntrances(_ entrances: [Entrance]) -> Entrances {
        var result = Entrances()
        let changes = entrances.filter { $0.first != nil && node(of: $0.id)?.kind == $0.first?.kind }
        for (animation, changes) in Dictionary(grouping: changes, by: \.animation).sorted(by: {
            $0.value[0].id < $1.value[0].id
        }) {
            let last = changes.compactMap { node(of: $0.id)?.element }
            for change in changes { replace(change.id, with: change.first) }
            bringUpToDate()
            for (change, last) in zip(changes, last) { replace(change.id, with: last) }
            // Only the nodes that change are compared: a page can have as many animations as rows.
            for first in looksReplaced(by: bringUpToDate) {
                let look = Look(first.node)
                guard !first.isEqual(to: look) else { continue }
                let declarations = FirstState.declarations(from: declarations(of: first), to: declarations(of: look))
                if !declarations.isEmpty { result.add(first.node, from: declarations, Timing(animation)) }
            }
        }
        for entrance in entrances where entrance.first == nil {
            guard let box = node(of: entrance.id)?.outermost.host?.box else { continue }
            let mover = bearer(of: .dataIn, in: box)
            let declarations = mover.attributes.first { $0.name == .dataIn }?.value ?? "opacity:0"
            if !declarations.isEmpty { result.add(mover, from: declarations, Timing(entrance.animation)) }
        }
        return result
    }

    private func replace(_ id: Element.ID, with element: Element?) {
        guard let element else { return }
        change(id, nil) { $0 = element }
    }

    /// Returns the looks of the nodes that an update changes, each as it was before the update.
    private func looksReplaced(by update: () -> Void) -> [Look] {
        replacedLooks = []
        update()
        defer { replacedLooks = nil }
        var known: Set<ObjectIdentifier> = []
        return (replacedLooks ?? []).filter { known.insert(ObjectIdentifier($0.node)).inserted }
    }

    func declarations(of look: Look) -> [String: String] {
        var css = [look.own, look.item].filter { $0 != 0 }.map(styles.declarations)
        css.append(look.inline)
        return FirstState.parsed(css.joined(separator: ";"))
    }

    /// Returns the node with an attribute: the node itself, or the only descendant inside boxes with one child each, as the client finds it.
    private func bearer(of attribute: DOMAttribute, in node: DOMNode) -> DOMNode {
        var inner = node
        func bears(_ node: DOMNode) -> Bool { node.attributes.contains { $0.name == attribute } }
        while !bears(inner), inner.children.count == 1 { inner = inner.children[0] }
        return bears(inner) ? inner : node
    }
}

/// The declarations of a node's first state that the browser can animate to those of its final state.
enum FirstState {
    /// Properties whose value changes gradually, and the value of nodes that do not declare them; nil if it depends on the content.
    private static let animatable: [String: String?] = [
        "opacity": "1", "transform": "none", "translate": "none", "filter": "none", "backdrop-filter": "none",
        "-webkit-backdrop-filter": "none", "background-color": "transparent", "border-radius": "0",
        "box-shadow": "none",
        "margin": "0", "margin-block": "0", "margin-inline": "0", "margin-block-start": "0", "margin-block-end": "0",
        "margin-inline-start": "0", "margin-inline-end": "0", "padding": "0", "padding-block": "0",
        "padding-inline": "0",
        "padding-block-start": "0", "padding-block-end": "0", "padding-inline-start": "0", "padding-inline-end": "0",
        "color": nil, "width": nil, "height": nil, "min-width": nil, "min-height": nil, "max-width": nil,
        "max-height": nil,
        "top": nil, "left": nil, "right": nil, "bottom": nil, "inset": nil, "inset-inline-start": nil, "gap": nil,
        "row-gap": nil,
        "column-gap": nil, "font-size": nil, "letter-spacing": nil, "clip-path": nil, "fill": nil, "stroke": nil,
        "stroke-width": nil, "stroke-dashoffset": "0", "stroke-dasharray": nil, "r": nil, "rx": nil, "ry": nil,
    ]

    static func declarations(from first: [String: String], to last: [String: String]) -> String {
        animatable.keys.sorted().compactMap { property in
            guard first[property] != last[property], let initial = animatable[property] else { return nil }
            guard let value = first[property] ?? initial, last[property] ?? initial != nil else { return nil }
            return "\(property):\(value)"
        }
        .joined(separator: ";")
    }

    /// Returns the properties that change gradually between two states and have another value in each, in alphabetic order.
    static func changed(from first: [String: String], to last: [String: String]) -> [String] {
        animatable.keys.filter { first[$0] != last[$0] }.sorted()
    }

    /// The value of a property that is not declared; nil if it depends on the content, or if it does not change gradually.
    static func initialValue(of property: String) -> String? { animatable[property] ?? nil }

    /// Returns the values of declarations by their properties.
    static func parsed(_ css: String) -> [String: String] {
        var result: [String: String] = [:]
        for declaration in split(css) {
            guard let colon = declaration.firstIndex(of: ":") else { continue }
            result[String(declaration[..<colon])] = String(declaration[declaration.index(after: colon)...])
        }
        return result
    }

    /// Splits declarations at semicolons outside of parentheses, as an address of data contains some.
    private static func split(_ css: String) -> [Substring] {
        var depth = 0
        return css.split { character in
            switch character {
            case "(": depth += 1
            case ")": depth -= 1
            default: break
            }
            return character == ";" && depth <= 0
        }
    }
}
