final class StringCompleter: Completer {
    func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        execution.buffer.append(json: value.assumingMemoryBound(to: String.self).pointee)
        return true
    }
}

final class IntCompleter: Completer {
    func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        let number = value.assumingMemoryBound(to: Int.self).pointee
        guard Int32(exactly: number) != nil else {
            execution.report("\(number) is outside the 32-bit range of Int", at: field)
            return false
        }
        execution.buffer.append(json: number)
        return true
    }
}

final class DoubleCompleter: Completer {
    func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        let number = value.assumingMemoryBound(to: Double.self).pointee
        guard number.isFinite else {
            execution.report("\(number) is not a finite number", at: field)
            return false
        }
        execution.buffer.append(json: number)
        return true
    }
}

final class BoolCompleter: Completer {
    func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        execution.buffer.append(json: value.assumingMemoryBound(to: Bool.self).pointee)
        return true
    }
}

final class IDCompleter: Completer {
    func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        execution.buffer.append(json: value.assumingMemoryBound(to: ID.self).pointee.rawValue)
        return true
    }
}

/// A completer for enums: writes cases of a Swift type as names of GraphQL enum values.
final class EnumCompleter<Case: Hashable & Sendable>: Completer {
    private let names: [Case: String]

    init(names: [Case: String]) {
        self.names = names
    }

    func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        let value = value.assumingMemoryBound(to: Case.self).pointee
        guard let name = names[value] else {
            execution.report("the enum has no value for \(value)", at: field)
            return false
        }
        execution.buffer.append(json: name)
        return true
    }
}

/// A completer for custom scalars.
final class ScalarCompleter<Scalar: Sendable>: Completer {
    private let serialize: @Sendable (Scalar) throws -> Value

    init(serialize: @escaping @Sendable (Scalar) throws -> Value) {
        self.serialize = serialize
    }

    func write(_ value: UnsafeRawPointer, of field: PlanField, _ execution: Execution) -> Bool {
        do {
            let written = try serialize(value.assumingMemoryBound(to: Scalar.self).pointee)
            guard written.isWritable else {
                execution.report("the scalar contains a number that is not finite", at: field)
                return false
            }
            execution.buffer.append(json: written)
            return true
        } catch {
            execution.report(error, at: field)
            return false
        }
    }
}

extension Value {
    /// Whether JSON can hold the value: all its numbers are finite.
    var isWritable: Bool {
        switch self {
        case .double(let number): number.isFinite
        case .list(let items): items.allSatisfy(\.isWritable)
        case .object(let object): object.members.allSatisfy(\.value.isWritable)
        default: true
        }
    }
}
