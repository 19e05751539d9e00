extension Execution {
    /// Returns the maximum cost of the request, computed from the costs of its fields.
    ///
    /// A scalar or an enum costs 0, an object 1, a list ten times its item; `Field` can override this. An interface or
    /// a union costs as much as its most expensive object type.
    ///
    /// - Complexity: Proportional to the document times the possible types of its fields. A selection is visited once,
    ///   however many paths lead to it.
    func cost() -> Int {
        var counter = CostCounter(execution: self)
        return counter.cost(of: plan.root, depth: 0)
    }

    /// Returns the response to a request that may cost more than the maximum; nil if it may run.
    ///
    /// - Complexity: That of `cost()`; constant without a maximum.
    func costRefusal() -> GraphQLResponse? {
        guard let maximum = options.maximumCost else { return nil }
        let total = cost()
        return total <= maximum ? nil : .tooExpensive(total, maximum)
    }
}

private struct CostCounter {
    /// The assumed number of items in a list without a cost of its own.
    private static let assumedListSize = 10

    let execution: Execution
    /// The computed costs of field values, by type and selection.
    private var known: [Selected: Int] = [:]

    private struct Selected: Hashable {
        let subselection: ObjectIdentifier
        let type: TypeDefinition.ID
    }

    init(execution: Execution) {
        self.execution = execution
    }

    mutating func cost(of selection: SelectionPlan, depth: Int) -> Int {
        var sum = 0
        for field in selection.fields { sum = sum.adding(cost(of: field, depth: depth)) }
        return sum
    }

    private mutating func cost(of field: PlanField, depth: Int) -> Int {
        guard depth < execution.options.maximumDepth else { return .max }
        let child = childCost(of: field, depth: depth)
        if let price = field.definition.cost {
            // Invalid arguments are reported when the field is executed; its resolver does not run.
            return execution.knownArguments(of: field).map { max(0, price.cost(child, $0)) } ?? 0
        }
        if field.selection == nil { return 0 }
        let factor = field.definition.type.isList ? Self.assumedListSize : 1
        return child.multiplied(by: factor).adding(1)
    }

    private mutating func childCost(of field: PlanField, depth: Int) -> Int {
        guard let subselection = field.selection else { return 0 }
        let selected = Selected(subselection: ObjectIdentifier(subselection), type: field.definition.type.type)
        if let cost = known[selected] { return cost }
        var highest = 0
        for type in execution.system.named(field.definition.type).possibleTypes {
            let plan = subselection.plan(for: execution.system[type], in: execution.plan)
            highest = max(highest, cost(of: plan, depth: depth + 1))
        }
        known[selected] = highest
        return highest
    }
}

extension Int {
    /// Returns the sum, or `Int.max` on overflow.
    fileprivate func adding(_ other: Int) -> Int {
        let (sum, isTooLarge) = addingReportingOverflow(other)
        return isTooLarge ? .max : sum
    }

    fileprivate func multiplied(by other: Int) -> Int {
        let (product, isTooLarge) = multipliedReportingOverflow(by: other)
        return isTooLarge ? .max : product
    }
}

extension GraphQLResponse {
    fileprivate static func tooExpensive(_ cost: Int, _ maximum: Int) -> GraphQLResponse {
        let message =
            "The request costs up to \(cost) points; at most \(maximum) are allowed. Request fewer items or fields."
        return GraphQLResponse(errors: [GraphQLError(message, extensions: ["code": "TOO_EXPENSIVE"])])
    }
}
