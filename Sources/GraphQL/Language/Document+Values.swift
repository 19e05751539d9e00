extension Document {
    /// The value of a literal without variables, as it is written: nothing is coerced.
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

    /// The value of an integer literal; nil where it does not fit.
    func integer(of node: NodeID) -> Int? { Int(text(of: node)) }

    /// The value of a number; infinite where it does not fit.
    func number(of node: NodeID) -> Double { Double(text(of: node)) ?? .infinity }

    /// What a reference of a type says, without its place; nil for any other node.
    func typeExpression(of node: NodeID) -> TypeExpression? {
        var expression = TypeExpression(name: "")
        var node = node
        var level: UInt32 = 0
        while true {
            switch nodes[node].kind {
            case .nonNullType: expression.nonNull |= 1 << level
            case .listType:
                // The parser bounds how deep lists nest.
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
