/// The rule that a literal is valid for the type expected in its position.
///
/// Source: the specification of September 2025, sections 5.6.1, 5.6.2 and 5.6.4.
struct ValuesOfCorrectTypeRule {
    /// Checks a literal that is not a variable.
    ///
    /// - Returns: Whether its parts still have to be checked individually.
    func enterValue(_ node: SyntaxNode.ID, _ type: TypeReference, _ context: inout ValidationContext) -> Bool {
        let kind = context.document.nodes[node].kind
        if kind == .null {
            guard type.isNonNull else { return false }
            context.report("Expected a value of type \(context.system.text(type)), found null.", at: [node])
            return false
        }
        // Any other value is coerced to a list of one item.
        if type.isList && kind == .list { return true }
        let definition = context.system.named(type)
        guard definition.kind == .inputObject else {
            checkLeaf(node, definition, &context)
            return false
        }
        guard kind == .object else {
            let found = kind == .list ? "a list" : context.document.constant(of: node).summary
            context.report("Expected an object of type \(definition.name), found \(found).", at: [node])
            return false
        }
        checkFields(of: node, definition, &context)
        return true
    }

    private func checkLeaf(_ node: SyntaxNode.ID, _ type: TypeDefinition, _ context: inout ValidationContext) {
        let coercion = LiteralCoercion(document: context.document, system: context.system) { _ in nil }
        do throws(CoercionFault) {
            _ = try coercion.coerce(node, to: TypeReference(type.id))
        } catch {
            context.report(error.message.capitalizedSentence, at: [node])
        }
    }

    private func checkFields(of node: SyntaxNode.ID, _ type: TypeDefinition, _ context: inout ValidationContext) {
        var known = 0
        var lastKnown: SyntaxNode.ID?
        for field in context.document.children(of: node) where !context.isStopped {
            if type.inputField(context.schemaNames[Int(context.document.nodes[field].name)]) == nil {
                let name = context.name(of: field)
                let hint = didYouMean(name, type.inputFields.map(\.name))
                context.report("\(type.name) has no field \"\(name)\"\(hint.orFullStop)", at: [field])
            } else {
                known += 1
                lastKnown = field
            }
        }
        for definition in type.inputFields where definition.isRequired && !isGiven(definition, in: node, context) {
            context.report(
                "\(type.name) requires the field \"\(definition.name)\" of type \(context.system.text(definition.type)).",
                at: [node]
            )
        }
        guard type.isOneOf else { return }
        if known != 1 {
            context.report("Exactly one field of \(type.name) is required; found \(known).", at: [node])
        } else if let lastKnown, context.document.nodes[lastKnown + 1].kind == .null {
            context.report("The given field of \(type.name) must not be null.", at: [node])
        }
    }

    private func isGiven(_ field: InputValueDefinition, in node: SyntaxNode.ID, _ context: ValidationContext) -> Bool {
        context.document.children(of: node).contains {
            context.schemaNames[Int(context.document.nodes[$0].name)] == field.nameID
        }
    }
}
