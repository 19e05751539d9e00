extension InputCoercion {
    /// Returns all faults of a value, whereas `coerce` stops at the first one.
    ///
    /// Called only after coercion has failed, so valid values pay nothing for it. Default values inside are not
    /// checked, because schema validation has done so.
    ///
    /// - Parameter limit: The maximum number of faults. The default is 50.
    func faults(of value: Value, as type: TypeReference, limit: Int = 50) -> [CoercionFault] {
        var collector = FaultCollector(coercion: self, limit: limit)
        collector.check(value, type)
        return collector.faults
    }
}

private struct FaultCollector {
    let coercion: InputCoercion
    let limit: Int
    private(set) var faults: [CoercionFault] = []
    private var path: [ResponsePath.Key] = []

    init(coercion: InputCoercion, limit: Int) {
        self.coercion = coercion
        self.limit = limit
    }

    private mutating func add(_ message: String) {
        guard faults.count < limit else { return }
        var fault = CoercionFault(message)
        fault.path = path
        faults.append(fault)
    }

    /// Recursion is as deep as the value, which its reader has limited.
    mutating func check(_ value: Value, _ type: TypeReference) {
        guard faults.count < limit else { return }
        if case .null = value {
            if type.isNonNull { add("expected a value of type \(coercion.system.text(type)), found null") }
        } else if type.isList {
            guard case .list(let items) = value else { return check(value, type.item) }
            for (index, item) in items.enumerated() {
                check(item, type.item, at: .index(index))
            }
        } else if coercion.system.named(type).kind == .inputObject {
            check(value, coercion.system.named(type))
        } else {
            do throws(CoercionFault) {
                _ = try coercion.coerce(value, toLeaf: coercion.system.named(type))
            } catch {
                add(error.message)
            }
        }
    }

    private mutating func check(_ value: Value, _ type: TypeReference, at key: ResponsePath.Key) {
        path.append(key)
        check(value, type)
        path.removeLast()
    }

    private mutating func check(_ value: Value, _ type: TypeDefinition) {
        guard case .object(let object) = value else {
            return add("expected an object of type \(type.name), found \(value.summary)")
        }
        for field in type.inputFields {
            if let value = object[field.name] {
                check(value, field.type, at: .field(field.name))
            } else if field.isRequired {
                add(
                    "the field \"\(field.name)\" of type \(coercion.system.text(field.type)) is required, none was given"
                )
            }
        }
        var known = 0
        for member in object.members where faults.count < limit {
            guard type.inputField(named: member.name) == nil else {
                known += 1
                continue
            }
            let hint = didYouMean(member.name, type.inputFields.map(\.name))
            add("\(type.name) has no field \"\(member.name)\"\(hint)")
        }
        if type.isOneOf { checkOneOf(object, known, type) }
    }

    private mutating func checkOneOf(_ object: ObjectValue, _ known: Int, _ type: TypeDefinition) {
        if known != 1 { add("exactly one field of \(type.name) is required, found \(known)") }
        guard let first = object.members.first(where: { type.inputField(named: $0.name) != nil }) else { return }
        if case .null = first.value {
            path.append(.field(first.name))
            add("the field \"\(first.name)\" of \(type.name) must not be null")
            path.removeLast()
        }
    }
}
