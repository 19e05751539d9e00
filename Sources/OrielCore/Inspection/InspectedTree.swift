/// The nodes of a graph as an inspector lists them.
package struct InspectedTree: Encodable, Sendable {
    package struct Node: Encodable, Sendable, Equatable {
        /// The number of the node for as long as it is mounted.
        package var id: String
        /// The number of nodes around it.
        package var depth: Int
        package var name: String
        /// `view` for a type of the app with a body, `body` for one of the framework, `element`, or `part` for all others.
        package var kind: String
        /// The kind of the element, such as `button`; nil for other nodes.
        package var element: String?
        /// The number of the element.
        package var number: UInt32?
        /// The beginning of the element's text.
        package var text: String?
        /// Whether the node is mounted and off the screen.
        package var isConcealed: Bool
    }

    package var nodes: [Node] = []
    /// The number of nodes beyond the limit.
    package var omitted = 0
}

/// What an inspector shows of one node.
package struct InspectedDetails: Encodable, Sendable {
    package struct Value: Encodable, Sendable, Equatable {
        package var name: String
        package var type: String?
        package var value: String
    }

    package var id: String
    package var name: String
    /// The whole name of the type, with its module.
    package var type: String
    /// The fields of the view, with the current values of its properties.
    package var fields: [Value] = []
    /// The values of the environment that the node sees, nearest first.
    package var environment: [Value] = []
    /// The names of those that it reads.
    package var readKeys: [String] = []
    /// The preferences that views in the node set, in document order.
    package var preferences: [Value] = []
    /// The attributes of the node's own element.
    package var attributes: [Value] = []
    /// The numbers of the outermost elements of the node.
    package var elements: [UInt32] = []
}

extension ViewGraph {
    /// The most nodes of a list.
    private static let inspectedNodeLimit = 6000
    private static let inspectedTextLength = 60

    /// Lists the nodes of the graph in document order.
    package func inspectTree() -> InspectedTree {
        rebuildContent()
        var tree = InspectedTree()
        guard let root else { return tree }
        func visit(_ node: ViewNode, depth: Int, isConcealed: Bool) {
            if tree.nodes.count < Self.inspectedNodeLimit {
                tree.nodes.append(inspected(node, depth: depth, isConcealed: isConcealed))
            } else {
                tree.omitted += 1
            }
            let isConcealed = isConcealed || node.flags.contains(.concealsContent)
            node.forEachChild { visit($0, depth: depth + 1, isConcealed: isConcealed) }
        }
        root.forEachChild { visit($0, depth: 0, isConcealed: false) }
        return tree
    }

    private func inspected(_ node: ViewNode, depth: Int, isConcealed: Bool) -> InspectedTree.Node {
        let element = node.elementNode?.element
        let kind = element != nil ? "element" : !node.runsBody ? "part" : node.type.isAppDefined ? "view" : "body"
        return InspectedTree.Node(
            id: String(node.inspectionID, radix: 16),
            depth: depth,
            name: node.type.shortName,
            kind: kind,
            element: element?.kind.rawValue,
            number: node.elementNode?.id.rawValue,
            text: element?.text.map { String($0.prefix(Self.inspectedTextLength)) },
            isConcealed: isConcealed
        )
    }

    /// Returns the ids of the nodes around an element, outermost first; empty if there is no such element.
    package func inspectPath(to element: Element.ID) -> [String] {
        var path: [String] = []
        var node: ViewNode? = find { $0.elementNode?.id == element }
        while let current = node, !current.flags.contains(.isRoot) {
            path.append(String(current.inspectionID, radix: 16))
            node = current.parent
        }
        return path.reversed()
    }

    /// Returns what is known of a node; nil if it is not mounted any more.
    package func inspect(_ id: String) -> InspectedDetails? {
        // The number is compared, never used as an address.
        guard let number = UInt64(id, radix: 16), let node = find({ $0.inspectionID == number }) else { return nil }
        var details = InspectedDetails(
            id: id,
            name: node.type.shortName,
            type: String(String(reflecting: node.type.metatype).prefix(2000))
        )
        node.withInspectedValue { type, value in details.fields = Self.values(of: type, at: value) }
        details.environment = environment(of: node)
        node.forEachSource { source in
            if let cell = source as? EnvironmentCell { details.readKeys.append(cell.keyName) }
        }
        details.preferences = preferences(in: node)
        if let element = node.elementNode?.element { details.attributes = element.inspectedAttributes }
        details.elements = node.outermostElementIDs
        return details
    }

    private func find(_ isWanted: (ViewNode) -> Bool) -> ViewNode? {
        rebuildContent()
        var found: ViewNode?
        func visit(_ node: ViewNode) {
            if isWanted(node) { found = node }
            var child = node.firstChild
            while found == nil, let current = child {
                visit(current)
                child = current.nextSibling
            }
        }
        if let root { visit(root) }
        return found
    }

    private static func values(of type: Any.Type, at address: UnsafeRawPointer) -> [InspectedDetails.Value] {
        StoredField.all(of: type).map { field in
            let place = address + field.offset
            let value =
                if let property = field.type as? any InspectableProperty.Type {
                    property.inspectedValue(at: place).map(ValueText.text) ?? "nil"
                } else if field.kind == .function {
                    "closure"
                } else if field.type is AnyClass || field.kind == .structure || field.kind == .enumeration
                    || field.kind == .optional || field.kind == .tuple
                {
                    ValueText.text(of: load(field.type, at: place))
                } else {
                    String(describing: field.type)
                }
            return InspectedDetails.Value(name: field.name, type: String(describing: field.type), value: value)
        }
    }

    private static func load(_ type: Any.Type, at address: UnsafeRawPointer) -> Any {
        func open<T>(_ type: T.Type) -> Any { address.assumingMemoryBound(to: T.self).pointee }
        return _openExistential(type, do: open)
    }

    private func environment(of node: ViewNode) -> [InspectedDetails.Value] {
        var values: [InspectedDetails.Value] = []
        var known: Set<ObjectIdentifier> = []
        var cell = node.environment
        while let current = cell {
            if known.insert(current.key).inserted {
                let text = ValueText.text(of: current.inspectedValue)
                values.append(.init(name: current.keyName, type: String(describing: current.valueType), value: text))
            }
            cell = current.nextCell
        }
        return values
    }

    private func preferences(in node: ViewNode) -> [InspectedDetails.Value] {
        var values: [InspectedDetails.Value] = []
        func visit(_ node: ViewNode) {
            guard node.flags.contains(.hasPreferences) else { return }
            node.withInspectedValue { type, address in
                guard let modifier = type as? any InspectablePreference.Type else { return }
                let text = ValueText.text(of: modifier.inspectedPreference(at: address))
                values.append(.init(name: modifier.preferenceName, type: nil, value: text))
            }
            node.forEachChild(visit)
        }
        visit(node)
        return values
    }
}

extension ViewNode {
    /// The numbers of the elements of this node that are in no other element of it.
    fileprivate final var outermostElementIDs: [UInt32] {
        if let elementNode { return [elementNode.id.rawValue] }
        var ids: [UInt32] = []
        forEachChild { ids += $0.outermostElementIDs }
        return ids
    }
}

extension Element {
    fileprivate var inspectedAttributes: [InspectedDetails.Value] {
        var values = text.map { [InspectedDetails.Value(name: "text", type: nil, value: ValueText.text(of: $0))] } ?? []
        let description = attributes.description
        if !description.isEmpty {
            values.append(.init(name: "attributes", type: nil, value: String(description.prefix(1000))))
        }
        return values
    }
}

/// A modifier that sets a preference, for inspectors.
@MainActor
protocol InspectablePreference {
    static var preferenceName: String { get }
    static func inspectedPreference(at address: UnsafeRawPointer) -> Any
}

extension PreferenceWritingModifier: InspectablePreference {
    static var preferenceName: String { TypeName.short(of: Key.self) }

    static func inspectedPreference(at address: UnsafeRawPointer) -> Any {
        address.assumingMemoryBound(to: Self.self).pointee.value
    }
}
