/// All rules of section 5 of the specification of September 2025, and the dispatch of nodes to them.
///
/// Rules are stored with their concrete types, so every dispatch is a direct call.
struct ValidationRules {
    var executableDefinitions = ExecutableDefinitionsRule()
    var uniqueOperationNames = UniqueOperationNamesRule()
    var loneAnonymousOperation = LoneAnonymousOperationRule()
    var knownOperationTypes = KnownOperationTypesRule()
    var singleFieldSubscriptions = SingleFieldSubscriptionsRule()
    var knownTypeNames = KnownTypeNamesRule()
    var fragmentsOnCompositeTypes = FragmentsOnCompositeTypesRule()
    var variablesAreInputTypes = VariablesAreInputTypesRule()
    var scalarLeafs = ScalarLeafsRule()
    var fieldsOnCorrectType = FieldsOnCorrectTypeRule()
    var uniqueFragmentNames = UniqueFragmentNamesRule()
    var knownFragmentNames = KnownFragmentNamesRule()
    var noUnusedFragments = NoUnusedFragmentsRule()
    var possibleFragmentSpreads = PossibleFragmentSpreadsRule()
    var noFragmentCycles = NoFragmentCyclesRule()
    var uniqueVariableNames = UniqueVariableNamesRule()
    var noUndefinedVariables = NoUndefinedVariablesRule()
    var noUnusedVariables = NoUnusedVariablesRule()
    var knownDirectives = KnownDirectivesRule()
    var uniqueDirectivesPerLocation = UniqueDirectivesPerLocationRule()
    var knownArgumentNames = KnownArgumentNamesRule()
    var uniqueArgumentNames = UniqueArgumentNamesRule()
    var valuesOfCorrectType = ValuesOfCorrectTypeRule()
    var providedRequiredArguments = ProvidedRequiredArgumentsRule()
    var variablesInAllowedPosition = VariablesInAllowedPositionRule()
    var overlappingFieldsCanBeMerged = OverlappingFieldsCanBeMergedRule()
    var uniqueInputFieldNames = UniqueInputFieldNamesRule()
}

// MARK: During the traversal

extension ValidationRules {
    mutating func enterOperation(_ index: Int, _ type: TypeDefinition?, _ context: inout ValidationContext) {
        let node = context.operations[index].node
        uniqueOperationNames.enterOperation(node, &context)
        loneAnonymousOperation.enterOperation(node, &context)
        knownOperationTypes.enterOperation(node, type, &context)
        uniqueVariableNames.enterOperation(node, &context)
    }

    mutating func enterFragment(_ index: Int, _ context: inout ValidationContext) {
        let fragment = context.fragments[index]
        uniqueFragmentNames.enterFragment(fragment.node, &context)
        fragmentsOnCompositeTypes.enterFragment(fragment.node, fragment.type, &context)
    }

    func enterField(_ node: SyntaxNode.ID, _ definition: FieldDefinition?, _ context: inout ValidationContext) {
        fieldsOnCorrectType.enterField(node, definition, &context)
        if context.document.nodes[node].flags.contains(.hasArguments) {
            uniqueArgumentNames.enterArguments(of: node, &context)
        }
        guard let definition else { return }
        scalarLeafs.enterField(node, definition, &context)
        providedRequiredArguments.enterField(node, definition, &context)
    }

    func enterFragmentSpread(
        _ node: SyntaxNode.ID,
        _ fragment: SelectionGraph.Index,
        _ context: inout ValidationContext
    ) {
        knownFragmentNames.enterFragmentSpread(node, fragment, &context)
        possibleFragmentSpreads.enterFragmentSpread(node, fragment, &context)
    }

    func enterInlineFragment(_ node: SyntaxNode.ID, _ type: TypeDefinition?, _ context: inout ValidationContext) {
        fragmentsOnCompositeTypes.enterInlineFragment(node, type, &context)
        possibleFragmentSpreads.enterInlineFragment(node, type, &context)
    }

    func enterDirectives(of node: SyntaxNode.ID, _ context: inout ValidationContext) {
        knownDirectives.enterDirectives(of: node, &context)
        uniqueDirectivesPerLocation.enterDirectives(of: node, &context)
    }

    func enterDirective(
        _ node: SyntaxNode.ID,
        _ definition: DirectiveDefinition?,
        _ context: inout ValidationContext
    ) {
        if context.document.nodes[node].flags.contains(.hasArguments) {
            uniqueArgumentNames.enterArguments(of: node, &context)
        }
        if let definition { providedRequiredArguments.enterDirective(node, definition, &context) }
    }
}

// MARK: After the traversal

extension ValidationRules {
    func leaveDocument(_ context: inout ValidationContext) {
        // Summaries are incomplete if the traversal stopped early.
        guard !context.isStopped else { return }
        let order = FragmentOrder(context)
        // The order contains only one fragment of each name.
        if order.hasCycles || uniqueFragmentNames.hasFoundNamesakes { noFragmentCycles.leaveDocument(&context) }
        noUnusedFragments.leaveDocument(&context)
        checkVariables(order, &context)
        singleFieldSubscriptions.leaveDocument(&context)
        if !order.hasCycles { SelectionLimits().leaveDocument(order, &context) }
        overlappingFieldsCanBeMerged.leaveDocument(&context)
    }

    private func checkVariables(_ order: FragmentOrder, _ context: inout ValidationContext) {
        guard !context.usages.isEmpty || !context.variables.isEmpty else { return }
        var scope = VariableScope(context, order)
        for operation in context.operations {
            guard !context.isStopped, scope.enter(operation, &context) else { return }
            for usage in scope.usages where !context.isStopped {
                let usage = context.usages[usage]
                let variable = scope.use(usage.name)
                noUndefinedVariables.enterUsage(usage, variable, in: operation, &context)
                if let variable {
                    variablesInAllowedPosition.enterUsage(usage, of: context.variables[variable], &context)
                }
            }
            for variable in scope.unusedVariables(context) where !context.isStopped {
                noUnusedVariables.leaveOperation(operation, unused: context.variables[variable], &context)
            }
        }
    }
}
