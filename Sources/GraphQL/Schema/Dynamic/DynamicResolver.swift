/// A resolver that reads a field from a `DynamicObject` and completes it according to the schema.
final class DynamicResolver: FieldResolver, EventSource {
    private let names: [String]

    /// - Parameter arguments: The names of the field's arguments.
    init(arguments names: [String]) {
        self.names = names
    }

    var arguments: (any ArgumentsDecoder)? { DynamicArgumentsDecoder(names: names) }

    func write(_ field: PlanField, of source: UnsafeRawPointer, _ execution: Execution) -> Bool {
        guard let arguments = execution.arguments(of: field) else { return execution.writeNull(at: field) }
        let object = source.assumingMemoryBound(to: (any DynamicObject).self).pointee
        let value = object.value(of: dynamicField(field, arguments, execution.system))
        return complete(value, field.definition.type, field, execution)
    }

    func open(_ field: PlanField, of root: UnsafeRawPointer, _ execution: Execution) -> OpeningEvents? {
        guard let arguments = execution.arguments(of: field) else { return nil }
        let object = root.assumingMemoryBound(to: (any DynamicObject).self).pointee
        let asked = dynamicField(field, arguments, execution.system)
        return OpeningEvents {
            var value = object.value(of: asked)
            while case .deferred(let find) = value { value = await find() }
            switch value {
            case .stream(let events): return Events(events)
            case .failure(let error): throw error
            default: throw GraphQLError("\(field.parent.name).\(field.definition.name) has no event stream.")
            }
        }
    }

    private func dynamicField(_ field: PlanField, _ arguments: AnyObject, _ system: TypeSystem) -> DynamicField {
        DynamicField(
            name: field.definition.name,
            // The field's own decoder created the arguments; `ArgumentsDecoder` hides their type.
            arguments: unsafeDowncast(arguments, to: DynamicArguments.self).values,
            isLeaf: system.named(field.definition.type).isLeaf,
            listDepth: Int(field.definition.type.lists)
        )
    }

    // MARK: Completion

    private func complete(_ value: DynamicValue, _ type: TypeReference, _ field: PlanField, _ execution: Execution)
        -> Bool
    {
        switch value {
        case .deferred(let find):
            return execution.suspend(isNullable: !type.isNonNull) { execution, hole in
                let value = await find()
                execution.fill(hole) { self.complete(value, type, field, execution) }
            }
        case .failure(let error):
            execution.report(error, at: field)
            return null(type, execution)
        case .null, .leaf(.null):
            if type.isNonNull { execution.report("the value is null, but its type is non-null", at: field) }
            return null(type, execution)
        default:
            guard !type.isNonNull else { return completePresent(value, type, field, execution) }
            execution.writeNullable { completePresent(value, type, field, execution) }
            return true
        }
    }

    private func null(_ type: TypeReference, _ execution: Execution) -> Bool {
        guard !type.isNonNull else { return false }
        execution.buffer.appendNull()
        return true
    }

    private func completePresent(
        _ value: DynamicValue,
        _ type: TypeReference,
        _ field: PlanField,
        _ execution: Execution
    ) -> Bool {
        switch value {
        case .list(let items) where type.isList:
            return execution.writeList(count: items.count, at: field) {
                complete(items[$0], type.item, field, execution)
            }
        case .leaf(let value) where !type.isList: return completeLeaf(value, type, field, execution)
        case .object(let object) where !type.isList: return completeObject(object, type, field, execution)
        default:
            execution.report("the value is not of type \(execution.system.text(type))", at: field)
            return false
        }
    }

    private func completeLeaf(_ value: Value, _ type: TypeReference, _ field: PlanField, _ execution: Execution) -> Bool
    {
        let definition = execution.system.named(type)
        guard definition.isLeaf else {
            execution.report("a value of type \(definition.name) must be an object", at: field)
            return false
        }
        do throws(GraphQLError) {
            execution.buffer.append(json: try OutputCoercion(type: definition).coerce(value))
            return true
        } catch {
            execution.report(error, at: field)
            return false
        }
    }

    private func completeObject(
        _ object: any DynamicObject,
        _ type: TypeReference,
        _ field: PlanField,
        _ execution: Execution
    ) -> Bool {
        let declared = execution.system.named(type)
        guard declared.isComposite else {
            execution.report("a value of type \(declared.name) must not be an object", at: field)
            return false
        }
        guard let actual = declared.isAbstract ? object.typeName.flatMap(execution.system.type(named:)) : declared,
            actual.kind == .object, declared.mayBe(actual.id)
        else {
            let name = object.typeName ?? "an object without a type"
            execution.report("\(name) is not a possible type of \(declared.name)", at: field)
            return false
        }
        return withUnsafePointer(to: object) { execution.writeObject($0, of: actual, for: field) }
    }
}

/// The arguments of a field by name.
final class DynamicArguments: Sendable {
    let values: ObjectValue

    init(_ values: ObjectValue) {
        self.values = values
    }
}

struct DynamicArgumentsDecoder: ArgumentsDecoder {
    let names: [String]

    func decode(_ values: [Value?]) -> any AnyObject & Sendable {
        DynamicArguments(
            ObjectValue(zip(names, values).compactMap { name, value in value.map { .init(name: name, value: $0) } })
        )
    }
}
