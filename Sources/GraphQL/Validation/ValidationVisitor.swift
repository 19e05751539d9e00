/// A visitor that traverses a document once and dispatches its nodes to the rules.
///
/// Nodes are stored in one array in source order, so the traversal is a loop without recursion. State that changes
/// inside a node is pushed on a stack and restored when the loop has passed the node.
struct ValidationVisitor {
    private struct Frame {
        let end: Int
        let position: TypePosition
    }

    private(set) var context: ValidationContext
    private var rules = ValidationRules()
    private var stack: [Frame] = []

    init(_ context: ValidationContext) {
        self.context = context
        stack.reserveCapacity(32)
    }

    /// Visits every node, then runs the checks that need the whole document.
    mutating func visit() {
        var operation = 0
        var fragment = 0
        for definition in context.document.definitions where !context.isStopped {
            let syntax = context.document.nodes[definition]
            let start = context.extent
            switch syntax.kind {
            case .operation:
                let type = context.system.rootType(of: syntax)
                rules.enterOperation(operation, type, &context)
                visitSelections(of: definition, on: type)
                context.finishOperation(operation, since: start)
                operation += 1
            case .fragmentDefinition:
                rules.enterFragment(fragment, &context)
                visitSelections(of: definition, on: context.fragments[fragment].type)
                context.finishFragment(fragment, since: start)
                fragment += 1
            default:
                context.position = TypePosition()
                rules.executableDefinitions.enterDefinition(definition, &context)
                visit(definition)
            }
        }
        rules.leaveDocument(&context)
    }

    private mutating func visitSelections(of definition: SyntaxNode.ID, on type: TypeDefinition?) {
        context.position = TypePosition()
        context.position.selectionType = type
        context.position.level = context.graph.addLevel(beneath: SelectionGraph.none)
        visit(definition)
    }

    private mutating func visit(_ definition: SyntaxNode.ID) {
        let end = Int(context.document.nodes[definition].subtreeEnd)
        context.definition = definition
        var node = definition
        while node < end && !context.isStopped {
            while let frame = stack.last, node >= frame.end {
                context.position = frame.position
                stack.removeLast()
            }
            node = enter(node, context.document.nodes[node])
        }
        stack.removeAll(keepingCapacity: true)
    }

    /// Visits a node.
    ///
    /// - Returns: The node to visit next.
    private mutating func enter(_ node: SyntaxNode.ID, _ syntax: SyntaxNode) -> SyntaxNode.ID {
        if syntax.flags.contains(.hasDirectives) { rules.enterDirectives(of: node, &context) }
        switch syntax.kind {
        case .variableDefinition: enterVariableDefinition(node, syntax)
        case .selectionSet: enterSelectionSet(syntax)
        case .field: enterField(node, syntax)
        case .fragmentSpread: enterFragmentSpread(node, syntax)
        case .inlineFragment: enterInlineFragment(node, syntax)
        case .directive: enterDirective(node, syntax)
        case .argument: enterArgument(node, syntax)
        case .namedType: rules.knownTypeNames.enterNamedType(node, &context)
        case .variable: enterVariable(node, syntax)
        case .int, .float, .string, .blockString, .boolean, .null, .enumeration: enterLeaf(node)
        case .list: enterList(node, syntax)
        case .object: enterObject(node, syntax)
        case .objectField: enterObjectField(syntax)
        case .description: return Int(syntax.subtreeEnd)
        default: break
        }
        return node + 1
    }

    /// Restores the current position when the loop has passed a node.
    private mutating func restorePosition(after syntax: SyntaxNode) {
        stack.append(Frame(end: Int(syntax.subtreeEnd), position: context.position))
    }
}

// MARK: Selections

extension ValidationVisitor {
    private mutating func enterSelectionSet(_ syntax: SyntaxNode) {
        restorePosition(after: syntax)
        let type = context.position.selectionType
        context.position.parentType = type?.isComposite == true ? type : nil
    }

    private mutating func enterField(_ node: SyntaxNode.ID, _ syntax: SyntaxNode) {
        let parent = context.position.parentType
        let name = context.schemaNames[Int(syntax.name)]
        let definition = parent.flatMap { context.system.field(name, of: $0) }
        rules.enterField(node, definition, &context)
        context.addField(node, syntax, definition)
        guard syntax.subtreeEnd > node + 1 else { return }

        restorePosition(after: syntax)
        context.position.argumentOwner = definition.map { .field($0) } ?? .none
        if syntax.flags.contains(.hasSelection) {
            context.position.selectionType = definition.map { context.system.named($0.type) }
            context.position.level = context.graph.addLevel(
                beneath: SelectionGraph.Index(context.graph.fields.count - 1)
            )
        }
    }

    private mutating func enterFragmentSpread(_ node: SyntaxNode.ID, _ syntax: SyntaxNode) {
        let fragment = context.fragment(named: syntax.name)
        rules.enterFragmentSpread(node, fragment, &context)
        context.addSpread(node, of: fragment)
    }

    private mutating func enterInlineFragment(_ node: SyntaxNode.ID, _ syntax: SyntaxNode) {
        restorePosition(after: syntax)
        if context.document.nodes[node + 1].kind == .namedType {
            context.position.selectionType = context.type(of: node + 1)
        } else {
            context.position.selectionType = context.position.parentType
        }
        rules.enterInlineFragment(node, context.position.selectionType, &context)
    }
}

// MARK: Arguments and values

extension ValidationVisitor {
    private mutating func enterVariableDefinition(_ node: SyntaxNode.ID, _ syntax: SyntaxNode) {
        restorePosition(after: syntax)
        let typeNode =
            syntax.flags.contains(.hasDescription) ? Int(context.document.nodes[node + 1].subtreeEnd) : node + 1
        let type = context.typeReference(of: typeNode)
        context.addVariable(node, syntax, type)
        rules.variablesAreInputTypes.enterVariableDefinition(node, type: typeNode, type, &context)
        context.position.inputType = type.flatMap { context.system.named($0).isInput ? $0 : nil }
        context.position.checksValue = true
    }

    private mutating func enterDirective(_ node: SyntaxNode.ID, _ syntax: SyntaxNode) {
        let definition = context.system.directive(context.schemaNames[Int(syntax.name)])
        rules.enterDirective(node, definition, &context)
        guard syntax.flags.contains(.hasArguments) else { return }
        restorePosition(after: syntax)
        context.position.argumentOwner = definition.map { .directive($0) } ?? .none
    }

    private mutating func enterArgument(_ node: SyntaxNode.ID, _ syntax: SyntaxNode) {
        let definition = context.position.argument(context.schemaNames[Int(syntax.name)])
        if definition == nil { rules.knownArgumentNames.enterUnknownArgument(node, &context) }
        restorePosition(after: syntax)
        expectValue(of: definition, oneOf: nil)
        context.position.checksValue = true
    }

    private mutating func expectValue(of definition: InputValueDefinition?, oneOf: TypeDefinition?) {
        context.position.inputType = definition?.type
        context.position.hasDefault = definition?.defaultValue != nil
        context.position.oneOf = oneOf
    }

    private mutating func enterVariable(_ node: SyntaxNode.ID, _ syntax: SyntaxNode) {
        context.usages.append(
            VariableUsage(
                node: node,
                name: syntax.name,
                type: context.position.inputType,
                hasDefault: context.position.hasDefault,
                oneOf: context.position.oneOf
            )
        )
    }

    private mutating func enterLeaf(_ node: SyntaxNode.ID) {
        guard context.position.checksValue, let type = context.position.inputType else { return }
        _ = rules.valuesOfCorrectType.enterValue(node, type, &context)
    }

    private mutating func enterList(_ node: SyntaxNode.ID, _ syntax: SyntaxNode) {
        restorePosition(after: syntax)
        if let type = context.position.inputType {
            if context.position.checksValue {
                context.position.checksValue = rules.valuesOfCorrectType.enterValue(node, type, &context)
            }
            context.position.inputType = type.isList ? type.item : nil
        }
        context.position.hasDefault = false
        context.position.oneOf = nil
    }

    private mutating func enterObject(_ node: SyntaxNode.ID, _ syntax: SyntaxNode) {
        rules.uniqueInputFieldNames.enterObject(node, &context)
        restorePosition(after: syntax)
        guard context.position.checksValue, let type = context.position.inputType else { return }
        context.position.checksValue = rules.valuesOfCorrectType.enterValue(node, type, &context)
    }

    private mutating func enterObjectField(_ syntax: SyntaxNode) {
        restorePosition(after: syntax)
        let object = context.position.inputType.map { context.system.named($0) }
        let definition = object?.inputField(context.schemaNames[Int(syntax.name)])
        expectValue(of: definition, oneOf: object?.isOneOf == true ? object : nil)
    }
}
