extension ValidationContext {
    /// The sizes of the collected arrays; the difference of two extents is the contribution of a definition.
    struct Extent {
        let levels: Int
        let spreads: Int
        let usages: Int
        let variables: Int
    }

    var extent: Extent {
        Extent(
            levels: graph.levels.count,
            spreads: graph.spreads.count,
            usages: usages.count,
            variables: variables.count
        )
    }

    mutating func finishOperation(_ index: Int, since start: Extent) {
        let end = extent
        updateOperation(index) { $0.take(from: start, to: end) }
    }

    mutating func finishFragment(_ index: Int, since start: Extent) {
        let end = extent
        updateFragment(index) { $0.take(from: start, to: end) }
    }

    mutating func addField(_ node: NodeID, _ syntax: SyntaxNode, _ definition: FieldDefinition?) {
        graph.add(
            SelectionGraph.Field(
                node: SelectionGraph.Index(node),
                name: syntax.name,
                responseName: syntax.alias,
                parent: position.parentType?.id ?? SelectionGraph.none,
                isOnObject: position.parentType?.kind == .object,
                hasArguments: syntax.flags.contains(.hasArguments),
                type: definition?.type
            ),
            to: position.level
        )
    }

    mutating func addSpread(_ node: NodeID, of fragment: SelectionGraph.Index) {
        graph.add(SelectionGraph.Spread(node: SelectionGraph.Index(node), fragment: fragment), to: position.level)
    }

    mutating func addVariable(_ node: NodeID, _ syntax: SyntaxNode, _ type: TypeReference?) {
        let defaultValue = document.firstChild(of: node, .defaultValue)
        variables.append(
            VariableSummary(
                node: node,
                name: syntax.name,
                type: type,
                hasDefault: defaultValue.map { document.nodes[$0 + 1].kind != .null } ?? false
            )
        )
    }
}

extension DefinitionSummary {
    fileprivate mutating func take(from start: ValidationContext.Extent, to end: ValidationContext.Extent) {
        level = SelectionGraph.Index(start.levels)
        levels = start.levels..<end.levels
        spreads = start.spreads..<end.spreads
        usages = start.usages..<end.usages
        variables = start.variables..<end.variables
    }
}
