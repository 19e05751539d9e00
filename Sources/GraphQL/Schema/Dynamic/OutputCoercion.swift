/// The coercion of a dynamic value to a scalar or an enum value.
///
/// Source: the specification of September 2025, sections 3.5 and 3.9, "Result Coercion".
struct OutputCoercion {
    let type: TypeDefinition

    func coerce(_ value: Value) throws(GraphQLError) -> Value {
        switch type.scalar {
        case .int: try int(value)
        case .float: try float(value)
        case .string: try string(value)
        case .boolean: try boolean(value)
        case .id: try id(value)
        case .custom(_, let serialize): try custom(value, serialize)
        case nil: try enumeration(value)
        }
    }

    private func int(_ value: Value) throws(GraphQLError) -> Value {
        switch value {
        case .int(let number) where Int32(exactly: number) != nil: return value
        case .double(let number):
            guard let whole = Int32(exactly: number) else { throw unfit(value) }
            return .int(Int(whole))
        case .bool(let flag): return .int(flag ? 1 : 0)
        default: throw unfit(value)
        }
    }

    private func float(_ value: Value) throws(GraphQLError) -> Value {
        switch value {
        case .int(let number): return .double(Double(number))
        case .double(let number) where number.isFinite: return value
        case .bool(let flag): return .double(flag ? 1 : 0)
        default: throw unfit(value)
        }
    }

    private func string(_ value: Value) throws(GraphQLError) -> Value {
        switch value {
        case .string: return value
        case .int(let number): return .string(String(number))
        case .double(let number) where number.isFinite: return .string(Value.double(number).literal)
        case .bool(let flag): return .string(flag ? "true" : "false")
        default: throw unfit(value)
        }
    }

    private func boolean(_ value: Value) throws(GraphQLError) -> Value {
        switch value {
        case .bool: return value
        case .int(let number): return .bool(number != 0)
        case .double(let number) where number.isFinite: return .bool(number != 0)
        default: throw unfit(value)
        }
    }

    private func id(_ value: Value) throws(GraphQLError) -> Value {
        switch value {
        case .string: return value
        case .int(let number): return .string(String(number))
        case .double(let number):
            guard let whole = Int(exactly: number) else { throw unfit(value) }
            return .string(String(whole))
        default: throw unfit(value)
        }
    }

    private func enumeration(_ value: Value) throws(GraphQLError) -> Value {
        switch value {
        case .string(let name) where type.enumValue(named: name) != nil: return .enumeration(name)
        case .enumeration(let name) where type.enumValue(named: name) != nil: return value
        default: throw unfit(value)
        }
    }

    private func custom(_ value: Value, _ serialize: (Value) throws -> Value) throws(GraphQLError) -> Value {
        do {
            let written = try serialize(value)
            guard written.isWritable else { throw unfit(value) }
            return written
        } catch let error as GraphQLError {
            throw error
        } catch {
            throw unfit(value)
        }
    }

    private func unfit(_ value: Value) -> GraphQLError {
        GraphQLError("\(value.summary) is not a value of type \(type.name).")
    }
}
