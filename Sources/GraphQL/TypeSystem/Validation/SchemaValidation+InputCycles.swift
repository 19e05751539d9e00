extension SchemaValidation {
    /// Checks that no input object requires itself, directly or through others, because it would have no finite value.
    ///
    /// An object whose fields are all nullable or lists is finite; a one-of object is finite if one of its fields is.
    /// Objects that require only finite objects are finite too. The remaining objects are on cycles or lead to them.
    ///
    /// Source: the specification of September 2025, section 3.10, `InputObjectHasUnbreakableCycle`.
    mutating func checkInputCycles() {
        let objects = blueprint.types.filter { $0.kind == .inputObject }
        let numbers = Dictionary(objects.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let needs = objects.map { object in
            object.inputFields.compactMap { field in
                needed(by: field, of: object).flatMap { numbers[$0] }.map { (field: field, object: $0) }
            }
        }
        let isFinite = finiteObjects(objects, needs.map { $0.map(\.object) })
        let edges = needs.map { $0.filter { !isFinite[$0.object] } }
        for cycle in DirectedGraph(edges.map { $0.map(\.object) }).cycles(limit: SchemaFaults.limit) {
            let fields = cycle.map { (owner: objects[$0.node], field: edges[$0.node][$0.edge].field) }
            let names = fields.map { "\($0.owner.name).\($0.field.name)" }.joined(separator: ", ")
            faults.add(
                "The input object \(fields[0].owner.name) has no finite value: it requires itself through \(names)",
                at: fields.map(\.field.location)
            )
        }
    }

    /// Returns the type that a field of an object requires for a finite value; nil if the field requires none.
    private func needed(by field: InputValueBlueprint, of object: TypeBlueprint) -> String? {
        guard field.type.lists == 0, object.isOneOf || field.type.isNonNull else { return nil }
        return field.type.name
    }

    private func finiteObjects(_ objects: [TypeBlueprint], _ needs: [[Int]]) -> [Bool] {
        var waiting = [[Int]](repeating: [], count: objects.count)
        var missing = needs.map(\.count)
        for (object, needed) in needs.enumerated() {
            for other in needed { waiting[other].append(object) }
            // A one-of object requires one of its fields; the fields are alternatives.
            if objects[object].isOneOf {
                missing[object] = needed.isEmpty || needed.count < objects[object].inputFields.count ? 0 : 1
            }
        }
        var isFinite = missing.map { $0 == 0 }
        var ready = isFinite.indices.filter { isFinite[$0] }
        while let object = ready.popLast() {
            for other in waiting[object] where !isFinite[other] {
                missing[other] -= 1
                guard missing[other] == 0 else { continue }
                isFinite[other] = true
                ready.append(other)
            }
        }
        return isFinite
    }
}
