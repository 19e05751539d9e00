/// The coercion of a request's variables.
///
/// Source: the specification of September 2025, section 6.1.2.
struct VariableCoercion {
    /// The maximum number of errors, because a list of invalid variables could produce thousands.
    private static let maximumErrors = 50

    let document: Document
    let system: TypeSystem

    /// Returns the values of an operation's variables, by name number; absent variables are omitted.
    ///
    /// - Throws: `RequestFault` with all errors.
    func coerce(
        _ given: ObjectValue,
        of operation: SyntaxNode.ID
    ) throws(RequestFault) -> [NameTable.ID: Value] {
        var values: [NameTable.ID: Value] = [:]
        var errors: [GraphQLError] = []
        // A dictionary avoids a linear search for each variable.
        let given = Dictionary(given.members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        for definition in document.children(of: operation, .variableDefinition) {
            guard errors.count < Self.maximumErrors else { break }
            let name = document.name(of: definition)
            guard let type = type(of: definition) else {
                errors.append(error("its type is not an input type", definition, name))
                continue
            }
            do throws(CoercionFault) {
                if let value = try value(given[name], definition, type) {
                    values[document.nodes[definition].name] = value
                }
            } catch {
                // Reports all faults of the variable instead of only the first.
                let coercion = InputCoercion(system: system, notation: .json)
                let faults = given[name].map { coercion.faults(of: $0, as: type) } ?? []
                for fault in (faults.isEmpty ? [error] : faults).prefix(Self.maximumErrors - errors.count) {
                    errors.append(self.error(fault.description, definition, name))
                }
            }
        }
        guard errors.isEmpty else { throw RequestFault(errors: errors) }
        return values
    }

    private func value(
        _ given: Value?,
        _ definition: SyntaxNode.ID,
        _ type: TypeReference
    ) throws(CoercionFault) -> Value? {
        if let given { return try InputCoercion(system: system, notation: .json).coerce(given, to: type) }
        if let literal = document.firstChild(of: definition, .defaultValue) {
            return try LiteralCoercion(document: document, system: system) { _ in nil }.coerce(literal + 1, to: type)
        }
        if type.isNonNull { throw CoercionFault("a value of type \(system.text(type)) is required, none was given") }
        return nil
    }

    private func type(of definition: SyntaxNode.ID) -> TypeReference? {
        for child in document.children(of: definition) {
            guard let expression = document.typeExpression(of: child) else { continue }
            guard let type = system.type(named: expression.name), type.isInput else { return nil }
            return TypeReference(type.id, lists: expression.lists, nonNull: expression.nonNull)
        }
        return nil
    }

    private func error(_ message: String, _ definition: SyntaxNode.ID, _ name: String) -> GraphQLError {
        GraphQLError("The variable \"$\(name)\": \(message).", at: document.location(of: definition))
    }
}

/// An error that prevents the execution of a request.
struct RequestFault: Error {
    let errors: [GraphQLError]
    var refusal = GraphQLResponse.Refusal.request

    var response: GraphQLResponse { GraphQLResponse(errors: errors, refusal: refusal) }
}

extension CoercionFault: CustomStringConvertible {
    /// The fault and its location in the value.
    var description: String {
        guard !path.isEmpty else { return message }
        var place = ""
        for key in path {
            switch key {
            case .field(let name): place += place.isEmpty ? name : ".\(name)"
            case .index(let index): place += "[\(index)]"
            }
        }
        return "at \"\(place)\", \(message)"
    }
}
