/// The coercion of input values, which checks them against their type and fills in defaults.
///
/// Source: the specification of September 2025, sections 3.5 to 3.12, "Input Coercion".
struct InputCoercion {
    /// The notation of a value: JSON has no enums, and a literal `1.0` is not an integer.
    enum Notation { case json, literal }

    let system: TypeSystem
    let notation: Notation

    /// Returns the coerced value.
    ///
    /// Single items are wrapped in lists, absent fields have their defaults, fields are in declaration order, and enum
    /// values are `enumeration`.
    func coerce(_ value: Value, to type: TypeReference) throws(CoercionFault) -> Value {
        if case .null = value {
            guard !type.isNonNull else {
                throw CoercionFault("expected a value of type \(system.text(type)), found null")
            }
            return .null
        }
        if type.isList { return try coerce(value, toListOf: type.item) }
        let definition = system.named(type)
        guard definition.kind == .inputObject else { return try coerce(value, toLeaf: definition) }
        guard case .object(let object) = value else {
            throw CoercionFault("expected an object of type \(definition.name), found \(value.summary)")
        }
        return try coerce(object, to: definition)
    }

    private func coerce(_ value: Value, toListOf item: TypeReference) throws(CoercionFault) -> Value {
        guard case .list(let items) = value else { return .list([try coerce(value, to: item)]) }
        var coerced: [Value] = []
        coerced.reserveCapacity(items.count)
        for (index, value) in items.enumerated() {
            do throws(CoercionFault) {
                coerced.append(try coerce(value, to: item))
            } catch {
                throw error.under(.index(index))
            }
        }
        return .list(coerced)
    }

    private func coerce(_ object: ObjectValue, to type: TypeDefinition) throws(CoercionFault) -> Value {
        for member in object.members where type.inputField(named: member.name) == nil {
            throw CoercionFault(
                "\(type.name) has no field \"\(member.name)\"\(didYouMean(member.name, type.inputFields.map(\.name)))"
            )
        }
        var members: [ObjectValue.Member] = []
        members.reserveCapacity(type.inputFields.count)
        for field in type.inputFields {
            do throws(CoercionFault) {
                guard let value = try coerce(object[field.name], of: field) else { continue }
                members.append(.init(name: field.name, value: value))
            } catch {
                throw error.under(.field(field.name))
            }
        }
        if type.isOneOf { try checkOneOf(members, type) }
        return .object(ObjectValue(members))
    }

    /// Returns the value of an argument or an input field; nil if it is absent and optional.
    func coerce(_ value: Value?, of definition: InputValueDefinition) throws(CoercionFault) -> Value? {
        if let value { return try coerce(value, to: definition.type) }
        if let value = definition.defaultValue {
            return try InputCoercion(system: system, notation: .literal).coerce(value, to: definition.type)
        }
        guard !definition.type.isNonNull else {
            throw CoercionFault("a value of type \(system.text(definition.type)) is required, none was given")
        }
        return nil
    }

    func checkOneOf(_ members: [ObjectValue.Member], _ type: TypeDefinition) throws(CoercionFault) {
        guard members.count == 1 else {
            throw CoercionFault("exactly one field of \(type.name) is required, found \(members.count)")
        }
        if case .null = members[0].value {
            throw CoercionFault("the field \"\(members[0].name)\" of \(type.name) must not be null")
        }
    }

    /// Coerces the value of a scalar or an enum.
    func coerce(_ value: Value, toLeaf type: TypeDefinition) throws(CoercionFault) -> Value {
        switch type.scalar {
        case .int: try int(value)
        case .float: try float(value)
        case .string: try string(value)
        case .boolean: try boolean(value)
        case .id: try id(value)
        case .custom(let parse, _): try custom(value, type, parse)
        case nil: try enumeration(value, type)
        }
    }

    private func int(_ value: Value) throws(CoercionFault) -> Value {
        switch value {
        case .int(let number):
            guard Int32(exactly: number) != nil else {
                throw CoercionFault("expected a 32-bit Int, found \(number)")
            }
            return value
        case .double(let number):
            guard notation == .json, let whole = Int32(exactly: number) else { fallthrough }
            return .int(Int(whole))
        default:
            throw CoercionFault("expected an Int, found \(value.summary)")
        }
    }

    private func float(_ value: Value) throws(CoercionFault) -> Value {
        switch value {
        case .int(let number): return .double(Double(number))
        case .double(let number) where number.isFinite: return value
        default: throw CoercionFault("expected a Float, found \(value.summary)")
        }
    }

    private func string(_ value: Value) throws(CoercionFault) -> Value {
        guard case .string = value else { throw CoercionFault("expected a String, found \(value.summary)") }
        return value
    }

    private func boolean(_ value: Value) throws(CoercionFault) -> Value {
        guard case .bool = value else { throw CoercionFault("expected a Boolean, found \(value.summary)") }
        return value
    }

    private func id(_ value: Value) throws(CoercionFault) -> Value {
        switch value {
        case .string: return value
        case .int(let number): return .string(String(number))
        case .double(let number):
            guard notation == .json, let whole = Int(exactly: number) else { fallthrough }
            return .string(String(whole))
        default: throw CoercionFault("expected an ID (a string or an integer), found \(value.summary)")
        }
    }

    private func enumeration(_ value: Value, _ type: TypeDefinition) throws(CoercionFault) -> Value {
        let name: String
        switch (value, notation) {
        case (.enumeration(let found), _), (.string(let found), .json): name = found
        default: throw CoercionFault("expected a value of the enum \(type.name), found \(value.summary)")
        }
        guard type.enumValue(named: name) != nil else {
            throw CoercionFault(
                "the enum \(type.name) has no value \"\(name)\"\(didYouMean(name, type.enumValues.map(\.name)))"
            )
        }
        return .enumeration(name)
    }

    private func custom(
        _ value: Value,
        _ type: TypeDefinition,
        _ parse: (Value) throws -> Value
    ) throws(CoercionFault) -> Value {
        do {
            return try parse(value)
        } catch let error as GraphQLError {
            throw CoercionFault("expected a \(type.name): \(error.message)")
        } catch {
            throw CoercionFault("expected a \(type.name), found \(value.summary)")
        }
    }
}
