extension SchemaValidation {
    /// Checks that the default value of an input field does not depend on itself.
    ///
    /// Filling in the defaults of `input A { b: A = {} }` would never end. A default depends on every field with a
    /// default that it omits, at any depth; these dependencies must be acyclic.
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
                "The default value of the input field \(names[0]) contains itself through the default value of "
                    + (names.dropFirst() + names.prefix(1)).joined(separator: ", "),
                at: cycle.map { fields[$0.node].field.defaultLocation }
            )
        }
    }

    private struct FieldKey: Hashable {
        let type: String
        let field: String
    }

    /// Returns the fields with a default in all input objects, where the field's type is an input object too.
    private func fieldsWithDefaults() -> [(type: String, field: InputValueBlueprint)] {
        blueprint.types.filter { $0.kind == .inputObject }.flatMap { type in
            type.inputFields
                .filter { $0.defaultValue != nil && types[$0.type.name]?.kind == .inputObject }
                .map { (type.name, $0) }
        }
    }

    /// Returns the numbers of the fields whose defaults a default depends on.
    private func leavesOut(_ field: InputValueBlueprint, _ numbers: [FieldKey: Int]) -> [Int] {
        var found: [Int] = []
        var seen: Set<Int> = []
        var emptyOnes: Set<String> = []
        var pending: [(value: Value, type: String)] = [(field.defaultValue ?? .null, field.type.name)]
        while let (value, name) = pending.popLast() {
            switch value {
            case .list(let items): pending += items.reversed().map { ($0, name) }
            case .object(let object):
                // Repeated empty objects of one type have the same dependencies.
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
