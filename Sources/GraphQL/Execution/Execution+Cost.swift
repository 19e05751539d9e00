extension Execution {
    /// What the request may cost at most, of what its fields say they cost.
    ///
    /// A scalar or an enum costs nothing, an object one, a list ten times its item; `Field` can say otherwise. Of the objects
    /// that an interface or a union may be, the most expensive one counts.
    ///
    /// - Complexity: In proportion to the document times the types its fields may have: a selection is looked at once,
    ///   however many ways lead to it.
    func cost() -> Int {
        var counter = CostCounter(execution: self)
        return counter.cost(of: plan.root, depth: 0)
    }
}

private struct CostCounter {
    /// How many items a list without a price of its own is taken to have.
    private static let assumedListSize = 10

    let execution: Execution
    /// What is known of the values of fields, by their type and what is selected of them.
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
            // Arguments at fault are reported when the field is executed, and nothing of it runs.
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
    /// The sum, or the largest number when it is larger.
    fileprivate func adding(_ other: Int) -> Int {
        let (sum, isTooLarge) = addingReportingOverflow(other)
        return isTooLarge ? .max : sum
    }

    fileprivate func multiplied(by other: Int) -> Int {
        let (product, isTooLarge) = multipliedReportingOverflow(by: other)
        return isTooLarge ? .max : product
    }
}
