/// The rule that a subscription has one unconditional root field, which is not an introspection field.
///
/// Source: the specification of September 2025, section 5.2.3.1.
struct SingleFieldSubscriptionsRule {
    func leaveDocument(_ context: inout ValidationContext) {
        guard let type = context.system.subscription else { return }
        for operation in context.operations where !context.isStopped {
            guard context.document.nodes[operation.node].flags.contains(.subscription) else { continue }
            var roots = SubscriptionRoots(type: type)
            guard roots.collect(from: operation, &context) else { return }
            report(roots, operation, &context)
        }
    }

    private func report(_ roots: SubscriptionRoots, _ operation: DefinitionSummary, _ context: inout ValidationContext)
    {
        let title = operation.title(context)
        guard roots.conditions.isEmpty else {
            context.report(
                "The root field of \(title) must not be conditional: remove @skip and @include.",
                at: roots.conditions
            )
            return
        }
        if roots.fields.isEmpty {
            context.report(
                "Expected one root field in \(title), found none.",
                at: [context.document.selectionSet(of: operation.node) ?? operation.node]
            )
        } else if roots.fields.count > 1 {
            context.report(
                "Expected one root field in \(title), found \(roots.fields.count).",
                at: Array(roots.fields.dropFirst().joined())
            )
        }
        for fields in roots.fields where context.document.names.isReserved(context.document.nodes[fields[0]].name) {
            context.report(
                "The root field of \(title) must not be an introspection field, found \"\(context.name(of: fields[0]))\".",
                at: fields
            )
        }
    }
}

/// The root selections of a subscription, including those of fragments.
private struct SubscriptionRoots {
    let type: TypeDefinition
    /// The fields, grouped by response name, in execution order.
    private(set) var fields: [[SyntaxNode.ID]] = []
    /// The `@skip` and `@include` directives on root selections.
    private(set) var conditions: [SyntaxNode.ID] = []
    private var groups: [NameTable.ID: Int] = [:]
    private var visited: Set<SelectionGraph.Index> = []

    init(type: TypeDefinition) {
        self.type = type
    }

    /// Collects the root selections.
    ///
    /// - Returns: Whether the step limit was not reached.
    mutating func collect(from operation: DefinitionSummary, _ context: inout ValidationContext) -> Bool {
        guard let set = context.document.selectionSet(of: operation.node) else { return true }
        // The remaining selections of each open selection set, innermost last.
        var pending = [context.document.children(of: set)]
        while !pending.isEmpty {
            guard let selection = pending[pending.count - 1].next() else {
                pending.removeLast()
                continue
            }
            guard context.spend(1) else { return false }
            if collectCondition(of: selection, context) { continue }
            if let inner = enter(selection, context) { pending.append(context.document.children(of: inner)) }
        }
        return true
    }

    /// Records a `@skip` or `@include` of a selection.
    ///
    /// - Returns: Whether the selection has one.
    private mutating func collectCondition(of selection: SyntaxNode.ID, _ context: ValidationContext) -> Bool {
        guard context.document.nodes[selection].flags.contains(.hasDirectives) else { return false }
        let directives = Array(context.document.children(of: selection, .directive))
        let condition =
            directives.first { context.name(of: $0) == "skip" }
            ?? directives.first { context.name(of: $0) == "include" }
        if let condition { conditions.append(condition) }
        return condition != nil
    }

    /// Processes a selection.
    ///
    /// - Returns: The selection set of a fragment that applies to the root type; nil otherwise.
    private mutating func enter(_ selection: SyntaxNode.ID, _ context: ValidationContext) -> SyntaxNode.ID? {
        let syntax = context.document.nodes[selection]
        switch syntax.kind {
        case .field:
            if let group = groups[syntax.alias] {
                fields[group].append(selection)
            } else {
                groups[syntax.alias] = fields.count
                fields.append([selection])
            }
            return nil
        case .inlineFragment:
            let hasCondition = context.document.nodes[selection + 1].kind == .namedType
            guard !hasCondition || applies(context.type(of: selection + 1)) else { return nil }
            return context.document.selectionSet(of: selection)
        default:
            let index = context.fragment(named: syntax.name)
            guard index != SelectionGraph.none, visited.insert(index).inserted else { return nil }
            let fragment = context.fragments[Int(index)]
            return applies(fragment.type) ? context.document.selectionSet(of: fragment.node) : nil
        }
    }

    private func applies(_ condition: TypeDefinition?) -> Bool { condition?.mayBe(type.id) ?? false }
}
