/// A check that rejects valid documents that exceed `ValidationLimits`.
///
/// Each fragment is measured once, however often it is spread.
struct SelectionLimits {
    /// The size of a level of the response and everything below it.
    private struct Extent {
        var depth = 0
        /// The number of fields on the level itself.
        var rootFields = 0
        var fields = 0
    }

    /// Checks all limits.
    ///
    /// - Parameter order: An order without cycles.
    func leaveDocument(_ order: FragmentOrder, _ context: inout ValidationContext) {
        checkCounts(&context)
        var extents = [Extent](repeating: Extent(), count: context.graph.levels.count)
        for fragment in order.fragments { measure(context.fragments[fragment], &extents, context) }
        for operation in context.operations {
            measure(operation, &extents, context)
            check(operation, extents[Int(operation.level)], &context)
        }
    }

    private func measure(_ definition: DefinitionSummary, _ extents: inout [Extent], _ context: ValidationContext) {
        // A level precedes the levels below it.
        for level in definition.levels.reversed() {
            var extent = Extent()
            for index in context.graph.fields(of: SelectionGraph.Index(level)) {
                let field = context.graph.fields[Int(index)]
                let inner = field.level == SelectionGraph.none ? Extent() : extents[Int(field.level)]
                extent.depth = max(extent.depth, 1 + inner.depth)
                extent.rootFields += 1
                extent.fields = saturating(extent.fields, 1 + inner.fields)
            }
            for fragment in context.graph.fragments(of: SelectionGraph.Index(level)) {
                let spread = extents[Int(context.fragments[Int(fragment)].level)]
                extent.depth = max(extent.depth, spread.depth)
                extent.rootFields = saturating(extent.rootFields, spread.rootFields)
                extent.fields = saturating(extent.fields, spread.fields)
            }
            extents[level] = extent
        }
    }

    /// Adds two counts without overflow; counts double with every fragment that spreads another twice.
    private func saturating(_ a: Int, _ b: Int) -> Int { min(a + b, Int.max / 4) }

    private func check(_ operation: DefinitionSummary, _ extent: Extent, _ context: inout ValidationContext) {
        let limits = context.limits
        let title = operation.title(context)
        if extent.depth > limits.depth {
            let text = "The fields of \(title) nest \(extent.depth) levels deep; at most \(limits.depth) are allowed."
            context.report(text, at: [operation.node])
        }
        if extent.fields > limits.fields {
            let text = "Including its fragments, \(title) selects more than \(limits.fields) fields."
            context.report(text, at: [operation.node])
        }
        if extent.rootFields > limits.rootFields {
            let text = "Including its fragments, \(title) selects more than \(limits.rootFields) root fields."
            context.report(text, at: [operation.node])
        }
    }

    private func checkCounts(_ context: inout ValidationContext) {
        let aliases = context.graph.fields.lazy.filter { $0.name != $0.responseName }.map { SyntaxNode.ID($0.node) }
        check(aliases, "aliases", limit: context.limits.aliases, &context)
        // Most documents have fewer nodes than the limit allows directives.
        guard context.document.nodes.count > context.limits.directives else { return }
        let nodes = context.document.nodes
        let directives = nodes.indices.lazy.filter { nodes[$0].kind == .directive }
        check(directives, "directives", limit: context.limits.directives, &context)
    }

    /// Counts nodes and reports the first one above the limit.
    private func check(
        _ nodes: some Sequence<SyntaxNode.ID>,
        _ title: String,
        limit: Int,
        _ context: inout ValidationContext
    ) {
        guard let excess = nodes.dropFirst(limit).first(where: { _ in true }) else { return }
        context.report("The document has more than \(limit) \(title).", at: [excess])
    }
}
