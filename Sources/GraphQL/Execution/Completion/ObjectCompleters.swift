/// A completer for fields whose type is an object type.
final class ObjectCompleter: Completer {
    func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        execution.writeObject(value, of: execution.system[field.definition.type.type], for: field)
    }
}

/// A completer for fields whose type is an interface or a union.
final class AbstractCompleter<Abstract: Sendable>: Completer {
    private let cases: AbstractCases<Abstract>

    init(_ cases: AbstractCases<Abstract>) {
        self.cases = cases
    }

    func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        let value = value.assumingMemoryBound(to: Abstract.self).pointee
        if let isWritten = cases.write(value, field, execution) { return isWritten }
        execution.report(
            "the Swift type \(Swift.type(of: value as Any)) is not a possible type of this field",
            at: field
        )
        return false
    }
}

/// The object types that a value of an interface or a union can have.
///
/// Unchecked, because the cases are added while the schema is built, by one thread, and only read afterwards.
final class AbstractCases<Abstract: Sendable>: @unchecked Sendable {
    /// Writes a value as one object type; returns nil when the value has another type.
    typealias Write = @Sendable (Abstract, TypeDefinition, PlanField, Execution) -> Bool?

    private struct Case {
        let typeName: String
        let swiftType: ObjectIdentifier
        let write: Write
        var type: TypeDefinition.ID = -1
    }

    /// Changed only while the schema is built.
    private var cases: [Case] = []

    func add(_ typeName: String, swiftType: ObjectIdentifier, write: @escaping Write) {
        cases.append(Case(typeName: typeName, swiftType: swiftType, write: write))
    }

    func link(to system: TypeSystem) {
        for index in cases.indices { cases[index].type = system.type(named: cases[index].typeName)?.id ?? -1 }
    }

    /// Writes a value as its object type; returns nil when no case matches.
    func write(_ value: Abstract, _ field: PlanField, _ execution: Execution) -> Bool? {
        // The Swift type identifies the case in most unions, so cases of that type are tried first.
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
