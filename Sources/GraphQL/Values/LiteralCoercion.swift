/// The coercion of literals, with variables replaced by their values.
///
/// Source: the specification of September 2025, sections 3.5 to 3.12 and 6.4.1.
struct LiteralCoercion {
    let document: Document
    let system: TypeSystem
    /// Returns the coerced value of a variable by its name number; nil if it was not provided.
    let variable: (NameTable.ID) -> Value?

    private var leaves: InputCoercion { InputCoercion(system: system, notation: .literal) }

    /// Returns the value of a literal, coerced to a type.
    ///
    /// - Throws: `CoercionFault` with the invalid literal.
    func coerce(_ node: SyntaxNode.ID, to type: TypeReference) throws(CoercionFault) -> Value {
        switch document.nodes[node].kind {
        case .variable:
            // Validation has checked the type; only null can still be invalid.
            let value = variable(document.nodes[node].name) ?? .null
            if case .null = value, type.isNonNull { throw nullFault(type, node) }
            return value
        case .null:
            guard !type.isNonNull else { throw nullFault(type, node) }
            return .null
        case .list where type.isList:
            var items: [Value] = []
            for item in document.children(of: node) { items.append(try coerce(item, to: type.item)) }
            return .list(items)
        default:
            if type.isList { return .list([try coerce(node, to: type.item)]) }
            return try coerceNamed(node, to: system.named(type))
        }
    }

    private func nullFault(_ type: TypeReference, _ node: SyntaxNode.ID) -> CoercionFault {
        CoercionFault("expected a value of type \(system.text(type)), found null", node: node)
    }

    private func coerceNamed(_ node: SyntaxNode.ID, to type: TypeDefinition) throws(CoercionFault) -> Value {
        if type.kind == .inputObject { return try coerceObject(node, to: type) }
        // An ID literal can be an integer of any length.
        if case .id = type.scalar, document.nodes[node].kind == .int { return .string(document.text(of: node)) }
        do throws(CoercionFault) {
            return try leaves.coerce(value(of: node), toLeaf: type)
        } catch {
            throw CoercionFault(error.message, node: node)
        }
    }

    /// Returns the value of a literal inside a custom scalar, where no type is known.
    private func value(of node: SyntaxNode.ID) -> Value {
        switch document.nodes[node].kind {
        case .variable: variable(document.nodes[node].name) ?? .null
        case .list: .list(document.children(of: node).map { value(of: $0) })
        case .object:
            .object(
                ObjectValue(
                    document.children(of: node).compactMap { field in
                        if document.nodes[field + 1].kind == .variable,
                            variable(document.nodes[field + 1].name) == nil
                        {
                            return nil
                        }
                        return .init(name: document.name(of: field), value: value(of: field + 1))
                    }
                )
            )
        default: document.constant(of: node)
        }
    }

    private func coerceObject(_ node: SyntaxNode.ID, to type: TypeDefinition) throws(CoercionFault) -> Value {
        guard document.nodes[node].kind == .object else {
            throw CoercionFault(
                "expected an object of type \(type.name), found \(document.constant(of: node).summary)",
                node: node
            )
        }
        let fields = Array(document.children(of: node))
        for field in fields where type.inputField(named: document.name(of: field)) == nil {
            let name = document.name(of: field)
            throw CoercionFault(
                "\(type.name) has no field \"\(name)\"\(didYouMean(name, type.inputFields.map(\.name)))",
                node: field
            )
        }
        var members: [ObjectValue.Member] = []
        members.reserveCapacity(type.inputFields.count)
        for definition in type.inputFields {
            let field = fields.first { document.name(of: $0) == definition.name }
            guard let value = try coerce(field.map { $0 + 1 }, of: definition, in: node) else { continue }
            members.append(.init(name: definition.name, value: value))
        }
        if type.isOneOf {
            do throws(CoercionFault) {
                guard fields.count == 1 else {
                    throw CoercionFault("exactly one field of \(type.name) is required, found \(fields.count)")
                }
                try leaves.checkOneOf(members, type)
            } catch {
                throw CoercionFault(error.message, node: node)
            }
        }
        return .object(ObjectValue(members))
    }

    /// Returns the value of an argument or an input field; nil if it is absent and optional.
    ///
    /// - Parameters:
    ///   - node: The literal; nil if the value is absent.
    ///   - parent: The node that errors refer to if the value is absent.
    func coerce(
        _ node: SyntaxNode.ID?,
        of definition: InputValueDefinition,
        in parent: SyntaxNode.ID
    ) throws(CoercionFault) -> Value? {
        // A variable that was not provided counts as an absent value.
        if let node, document.nodes[node].kind != .variable || variable(document.nodes[node].name) != nil {
            return try coerce(node, to: definition.type)
        }
        do throws(CoercionFault) {
            return try leaves.coerce(nil, of: definition)
        } catch {
            throw CoercionFault("\"\(definition.name)\": \(error.message)", node: node ?? parent)
        }
    }
}
