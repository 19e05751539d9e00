/// The validation of default values against their types.
///
/// Runs on the compiled schema, because coercing a value requires it.
///
/// Source: the specification of September 2025, section 3.6.1 and 3.10.
struct DefaultValueValidation {
    private let blueprint: SchemaBlueprint
    private let system: TypeSystem
    /// The document that declares the schema, if any; faults inside a default are located in it.
    private let document: Document?
    private var faults = SchemaFaults()

    /// Returns the errors of all invalid default values.
    ///
    /// - Parameter system: The compiled form of the blueprint.
    static func errors(in blueprint: SchemaBlueprint, _ system: TypeSystem, _ document: Document?) -> [GraphQLError] {
        var validation = DefaultValueValidation(blueprint: blueprint, system: system, document: document)
        validation.check()
        return validation.faults.errors
    }

    private init(blueprint: SchemaBlueprint, system: TypeSystem, document: Document?) {
        self.blueprint = blueprint
        self.system = system
        self.document = document
    }

    private mutating func check() {
        for directive in blueprint.directives {
            guard let compiled = system.directive(system.names.find(directive.name)) else { continue }
            check(directive.arguments, compiled.arguments) { "@\(directive.name)(\($0):)" }
        }
        for type in blueprint.types where !faults.isFull {
            guard let compiled = system.type(named: type.name) else { continue }
            check(type.inputFields, compiled.inputFields) { "\(type.name).\($0)" }
            for (field, compiled) in zip(type.fields, compiled.fields) {
                check(field.arguments, compiled.arguments) { "\(type.name).\(field.name)(\($0):)" }
            }
        }
    }

    private mutating func check(
        _ declared: [InputValueBlueprint],
        _ compiled: [InputValueDefinition],
        called name: (String) -> String
    ) {
        let coercion = InputCoercion(system: system, notation: .literal)
        for (declaration, definition) in zip(declared, compiled) {
            guard let value = declaration.defaultValue else { continue }
            for fault in coercion.faults(of: value, as: definition.type) {
                let place = fault.path.isEmpty ? "" : " at \(ResponsePath(fault.path))"
                faults.add(
                    "The default value of \(name(declaration.name)) is not valid\(place): \(fault.message)",
                    at: [location(of: fault, in: declaration)]
                )
            }
        }
    }

    private func location(of fault: CoercionFault, in declaration: InputValueBlueprint) -> SourceLocation? {
        guard let document, let node = declaration.defaultNode else { return declaration.defaultLocation }
        return document.location(of: document.value(at: fault.path, in: node))
    }
}

extension Document {
    /// Returns the literal at a path inside another literal. An index into a literal that is not a list returns that
    /// literal, because a single value can replace a list.
    fileprivate func value(at path: [ResponsePath.Key], in node: NodeID) -> NodeID {
        var node = node
        for key in path {
            switch key {
            case .index(let index):
                if nodes[node].kind == .list { node = children(of: node).dropFirst(index).first { _ in true } ?? node }
            case .field(let name):
                if let field = children(of: node).first(where: { self.name(of: $0) == name }) { node = field + 1 }
            }
        }
        return node
    }
}
