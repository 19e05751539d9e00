extension Execution {
    /// How many items a list without a price of its own is taken to have.
    private static let assumedListSize = 10

    /// What the request may cost at most, of what its fields say they cost.
    ///
    /// A scalar or an enum costs nothing, an object one, a list ten times its item; `Field` can say otherwise. Of the objects
    /// that an interface or a union may be, the most expensive one counts.
    ///
    /// - Complexity: In proportion to the selections of the operation with all its fragments, which validation bounds.
    func cost() -> Int {
        cost(of: plan.root, depth: 0)
    }

    private func cost(of selection: SelectionPlan, depth: Int) -> Int {
        var sum = 0
        for field in selection.fields { sum = sum.adding(cost(of: field, depth: depth)) }
        return sum
    }

    private func cost(of field: PlanField, depth: Int) -> Int {
        guard depth < options.maximumDepth else { return .max }
        var child = 0
        if let subselection = field.selection {
            for type in system.named(field.definition.type).possibleTypes {
                child = max(child, cost(of: subselection.plan(for: system[type], in: plan), depth: depth + 1))
            }
        }
        if let price = field.definition.cost {
            // Arguments at fault are reported when the field is executed, and nothing of it runs.
            return knownArguments(of: field).map { max(0, price.cost(child, $0)) } ?? 0
        }
        if field.selection == nil { return 0 }
        let factor = field.definition.type.isList ? Self.assumedListSize : 1
        return child.multiplied(by: factor).adding(1)
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
