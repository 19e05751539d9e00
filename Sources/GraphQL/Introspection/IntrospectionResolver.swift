/// A resolver for a field of the introspection types.
///
/// As with every field, the object arrives by address; `Source` is its type. Values come from the execution's type
/// system, so all schemas share the same resolvers.
final class IntrospectionResolver<Source>: FieldResolver {
    typealias Body = @Sendable (Source, IntrospectionWriter) -> Bool

    private let names: [String]
    private let body: Body

    /// - Parameter names: The names of the field's arguments.
    init(arguments names: [String] = [], _ body: @escaping Body) {
        self.names = names
        self.body = body
    }

    var arguments: (any ArgumentsDecoder)? { names.isEmpty ? nil : DynamicArgumentsDecoder(names: names) }

    func write(_ field: PlanField, of source: UnsafeRawPointer, _ execution: Execution) -> Bool {
        var arguments = ObjectValue()
        if !names.isEmpty {
            guard let decoded = execution.arguments(of: field) else { return execution.writeNull(at: field) }
            // The field's own decoder created this object; `ArgumentsDecoder` hides its type.
            arguments = unsafeDowncast(decoded, to: DynamicArguments.self).values
        }
        let writer = IntrospectionWriter(field: field, execution: execution, arguments: arguments)
        return body(source.assumingMemoryBound(to: Source.self).pointee, writer)
    }
}

/// A writer for the value of an introspection field.
struct IntrospectionWriter {
    let field: PlanField
    let execution: Execution
    /// The coerced arguments of the field.
    let arguments: ObjectValue

    var system: TypeSystem { execution.system }

    /// Whether the request includes deprecated elements.
    var includesDeprecated: Bool { arguments["includeDeprecated"] == .bool(true) }

    func writeNull() -> Bool { execution.writeNull(at: field) }

    func write(_ text: String?) -> Bool {
        guard let text else { return execution.writeNull(at: field) }
        execution.buffer.append(json: text)
        return true
    }

    func write(_ flag: Bool?) -> Bool {
        guard let flag else { return execution.writeNull(at: field) }
        execution.buffer.append(json: flag)
        return true
    }

    func write(names: [String]) -> Bool {
        execution.writeList(count: names.count, at: field) { index in
            execution.buffer.append(json: names[index])
            return true
        }
    }

    /// Writes an object of introspection, such as a type.
    func write<Object>(object: Object?) -> Bool {
        guard let object else { return execution.writeNull(at: field) }
        return writeNullable { writeObject(object) }
    }

    /// Writes a list of objects.
    func write<Object>(objects: [Object]?) -> Bool {
        guard let objects else { return execution.writeNull(at: field) }
        return writeNullable {
            execution.writeList(count: objects.count, at: field) { writeObject(objects[$0]) }
        }
    }

    private func writeNullable(_ write: () -> Bool) -> Bool {
        guard !field.definition.type.isNonNull else { return write() }
        execution.writeNullable(write)
        return true
    }

    private func writeObject<Object>(_ object: Object) -> Bool {
        withUnsafePointer(to: object) {
            execution.writeObject($0, of: system.named(field.definition.type), for: field)
        }
    }
}
