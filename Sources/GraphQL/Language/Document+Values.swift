extension Document {
    /// Returns the value of a literal without variables, without coercing it.
    func constant(of node: NodeID) -> Value {
        switch nodes[node].kind {
        case .int: integer(of: node).map { .int($0) } ?? .double(number(of: node))
        case .float: .double(number(of: node))
        case .string, .blockString: .string(string(of: node))
        case .boolean: .bool(nodes[node].flags.contains(.isTrue))
        case .enumeration: .enumeration(name(of: node))
        case .list: .list(children(of: node).map { constant(of: $0) })
        case .object:
            .object(
                ObjectValue(children(of: node).map { .init(name: name(of: $0), value: constant(of: $0 + 1)) })
            )
        default: .null
        }
    }

    /// Returns the value of an integer literal; nil if it does not fit into an `Int`.
    func integer(of node: NodeID) -> Int? { Int(text(of: node)) }

    /// Returns the value of a number; infinity if it does not fit into a `Double`.
    func number(of node: NodeID) -> Double { Double(text(of: node)) ?? .infinity }

    /// Returns the type that a type reference names; nil for any other node.
    func typeExpression(of node: NodeID) -> TypeExpression? {
        var expression = TypeExpression(name: "")
        var node = node
        var level: UInt32 = 0
        while true {
            switch nodes[node].kind {
            case .nonNullType: expression.nonNull |= 1 << level
            case .listType:
                // The parser limits how deep lists nest.
                expression.lists += 1
                level += 1
            case .namedType:
                expression.name = name(of: node)
                return expression
            default: return nil
            }
            node += 1
        }
    }
}
