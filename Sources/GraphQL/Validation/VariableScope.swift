/// The variables of one operation at a time, and their uses, including those in fragments.
struct VariableScope {
    /// Whether a fragment uses variables, directly or through fragments that it spreads.
    private let usesVariables: [Bool]
    /// The latest definition of each variable name: the operation and the variable's index.
    private var definitions: [(operation: Int, variable: Int)]
    /// The last operation that reached each fragment.
    private var visits: [Int]
    private var operation = 0
    private var used: [Bool] = []
    private var variables = 0..<0
    private(set) var usages: [Int] = []

    init(_ context: ValidationContext, _ order: FragmentOrder) {
        definitions = Array(repeating: (0, 0), count: context.document.names.count)
        visits = Array(repeating: 0, count: context.fragments.count)
        var usesVariables = context.fragments.map { order.hasCycles || !$0.usages.isEmpty }
        for fragment in order.fragments where !usesVariables[fragment] {
            usesVariables[fragment] = context.graph.spreads[context.fragments[fragment].spreads].contains {
                $0.fragment != SelectionGraph.none && usesVariables[Int($0.fragment)]
            }
        }
        self.usesVariables = usesVariables
    }

    /// Loads the variables of an operation and the uses of variables in it.
    ///
    /// - Returns: Whether the step limit was not reached.
    mutating func enter(_ definition: DefinitionSummary, _ context: inout ValidationContext) -> Bool {
        operation += 1
        variables = definition.variables
        used = Array(repeating: false, count: variables.count)
        for variable in variables { definitions[Int(context.variables[variable].name)] = (operation, variable) }

        usages.removeAll(keepingCapacity: true)
        var pending = [definition]
        while let next = pending.popLast() {
            usages.append(contentsOf: next.usages)
            guard context.spend(next.usages.count + next.spreads.count) else { return false }
            for spread in context.graph.spreads[next.spreads] {
                let fragment = Int(spread.fragment)
                guard fragment >= 0, usesVariables[fragment], visits[fragment] != operation else { continue }
                visits[fragment] = operation
                pending.append(context.fragments[fragment])
            }
        }
        return true
    }

    /// Returns the operation's variable with a name and marks it as used; nil if the operation does not define it.
    mutating func use(_ name: NameTable.ID) -> Int? {
        let definition = definitions[Int(name)]
        guard definition.operation == operation else { return nil }
        used[definition.variable - variables.lowerBound] = true
        return definition.variable
    }

    /// Returns the unused variables; of two variables with the same name, a use counts for both.
    func unusedVariables(_ context: ValidationContext) -> [Int] {
        variables.filter { !used[definitions[Int(context.variables[$0].name)].variable - variables.lowerBound] }
    }
}
