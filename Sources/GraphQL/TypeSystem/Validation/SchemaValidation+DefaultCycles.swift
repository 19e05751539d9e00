extension SchemaValidation {
    /// No default of an input field leaves out, at any depth, the field it is the default of.
    ///
    /// Filling in the defaults of `input A { b: A = {} }` would not end. A default leads to each field with a default
    /// that it leaves out; those steps must have no cycle.
    ///
    /// Source: the specification of September 2025, section 3.10, `InputObjectDefaultValueHasCycle`.
    mutating func checkDefaultCycles() {
        let fields = fieldsWithDefaults()
        let numbers = Dictionary(
            fields.enumerated().map { (FieldKey(type: $1.type, field: $1.field.name), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let edges = fields.map { leavesOut($0.field, numbers) }
        for cycle in DirectedGraph(edges).cycles(limit: SchemaFaults.limit) {
            let names = cycle.map { "\(fields[$0.node].type).\(fields[$0.node].field.name)" }
            faults.add(
                "The default of the input field \(names[0]) contains itself through the default of "
                    + (names.dropFirst() + names.prefix(1)).joined(separator: ", "),
                at: cycle.map { fields[$0.node].field.defaultLocation }
            )
        }
    }

    private struct FieldKey: Hashable {
        let type: String
        let field: String
    }

    /// The input fields of input objects that have a default.
    private func fieldsWithDefaults() -> [(type: String, field: InputValueBlueprint)] {
        blueprint.types.filter { $0.kind == .inputObject }.flatMap { type in
            type.inputFields
                .filter { $0.defaultValue != nil && types[$0.type.name]?.kind == .inputObject }
                .map { (type.name, $0) }
        }
    }

    /// The numbers of the fields whose defaults a default calls for.
    private func leavesOut(_ field: InputValueBlueprint, _ numbers: [FieldKey: Int]) -> [Int] {
        var found: [Int] = []
        var seen: Set<Int> = []
        var emptyOnes: Set<String> = []
        var pending: [(value: Value, type: String)] = [(field.defaultValue ?? .null, field.type.name)]
        while let (value, name) = pending.popLast() {
            switch value {
            case .list(let items): pending += items.reversed().map { ($0, name) }
            case .object(let object):
                // A long list of empty objects says the same each time.
                if object.isEmpty && !emptyOnes.insert(name).inserted { continue }
                guard let type = types[name], type.kind == .inputObject else { continue }
                for inner in type.inputFields.reversed() where types[inner.type.name]?.kind == .inputObject {
                    if let value = object[inner.name] {
                        pending.append((value, inner.type.name))
                    } else if let number = numbers[FieldKey(type: name, field: inner.name)],
                        seen.insert(number).inserted
                    {
                        found.append(number)
                    }
                }
            default: continue
            }
        }
        return found
    }
}
