/// Writes objects of the type that their field has.
final class ObjectCompleter: Completer, @unchecked Sendable {
    override func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        execution.writeObject(value, of: execution.system[field.definition.type.type], for: field)
    }
}

/// Writes values that may be one of several objects.
final class AbstractCompleter<Abstract: Sendable>: Completer, @unchecked Sendable {
    private let cases: AbstractCases<Abstract>

    init(_ cases: AbstractCases<Abstract>) {
        self.cases = cases
    }

    override func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        let value = value.assumingMemoryBound(to: Abstract.self).pointee
        if let isWritten = cases.write(value, field, execution) { return isWritten }
        execution.report(
            "a value of type \(Swift.type(of: value as Any)) is none of the objects that may stand here",
            at: field
        )
        return false
    }
}

/// The objects that a value of an interface or a union may be.
final class AbstractCases<Abstract: Sendable>: @unchecked Sendable {
    /// How a value is written when it is of one object type; nil when it is not.
    typealias Write = @Sendable (Abstract, TypeDefinition, PlanField, Execution) -> Bool?

    private struct Case {
        let typeName: String
        let swiftType: ObjectIdentifier
        let write: Write
        var type: TypeDefinition.ID = -1
    }

    /// Changed while the schema is made, and never after.
    private var cases: [Case] = []

    func add(_ typeName: String, swiftType: ObjectIdentifier, write: @escaping Write) {
        cases.append(Case(typeName: typeName, swiftType: swiftType, write: write))
    }

    func link(to system: TypeSystem) {
        for index in cases.indices { cases[index].type = system.type(named: cases[index].typeName)?.id ?? -1 }
    }

    /// Writes a value as the object it is; nil when it is none.
    func write(_ value: Abstract, _ field: PlanField, _ execution: Execution) -> Bool? {
        // Most unions hold plain values: the type tells which.
        let swiftType = ObjectIdentifier(Swift.type(of: value as Any))
        for candidate in cases where candidate.swiftType == swiftType && candidate.type >= 0 {
            if let isWritten = candidate.write(value, execution.system[candidate.type], field, execution) {
                return isWritten
            }
        }
        for candidate in cases where candidate.swiftType != swiftType && candidate.type >= 0 {
            if let isWritten = candidate.write(value, execution.system[candidate.type], field, execution) {
                return isWritten
            }
        }
        return nil
    }
}
