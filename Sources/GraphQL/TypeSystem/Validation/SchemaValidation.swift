/// The validation of a blueprint against the rules of the type system.
///
/// `TypeSystem(compiling:)` requires a valid blueprint. `DefaultValueValidation` checks default values afterwards, in
/// the compiled schema.
///
/// Source: the specification of September 2025, section 3, "Type Validation".
struct SchemaValidation {
    let blueprint: SchemaBlueprint
    /// The types by name, including built-in types.
    let types: [String: TypeBlueprint]
    var faults = SchemaFaults()

    /// Returns the faults of a schema; at most `SchemaFaults.limit` errors.
    static func errors(in blueprint: SchemaBlueprint) -> [GraphQLError] {
        var validation = SchemaValidation(blueprint)
        validation.checkRoots()
        validation.checkDirectives()
        validation.checkTypes()
        validation.checkInputCycles()
        validation.checkDefaultCycles()
        return validation.faults.errors
    }

    private init(_ blueprint: SchemaBlueprint) {
        self.blueprint = blueprint
        types = Dictionary(
            blueprint.addingBuiltIns().types.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    private mutating func checkTypes() {
        var seen: [String: SourceLocation?] = [:]
        for type in blueprint.types where !faults.isFull {
            checkName(type.name, of: "the type", at: type.location)
            if let other = seen.updateValue(type.location, forKey: type.name) {
                faults.add("The type \(type.name) is declared twice", at: [other, type.location])
            }
            if BuiltInTypes.scalars.contains(where: { $0.name == type.name }) && type.kind != .scalar {
                faults.add("The type \(type.name) has the name of a built-in scalar", at: [type.location])
            }
            switch type.kind {
            case .scalar: break
            case .object, .interface:
                checkFields(of: type)
                checkInterfaces(of: type)
            case .union: checkMembers(of: type)
            case .enumeration: checkValues(of: type)
            case .inputObject: checkInputFields(of: type)
            }
        }
    }
}

// MARK: Shared checks

extension SchemaValidation {
    /// Checks the spelling of a name and that it does not start with two underscores, which are reserved for
    /// introspection.
    mutating func checkName(_ name: String, of what: String, at location: SourceLocation?) {
        if name.hasPrefix("__") {
            faults.add(
                "The name of \(what) \(name) begins with two underscores, which are reserved for introspection",
                at: [location]
            )
        }
        let letters = name.utf8
        guard let first = letters.first, ByteClass.startsName(first), letters.allSatisfy(ByteClass.continuesName) else {
            let quoted = Value.quoted(name)
            faults.add(
                "The name of \(what) \(quoted) is invalid; use letters, digits and underscores, and no digit first",
                at: [location]
            )
            return
        }
    }

    /// Returns a referenced type; nil, with an error, if no type has the name.
    mutating func type(named name: String, mentionedIn owner: String, at location: SourceLocation?) -> TypeBlueprint? {
        if let type = types[name] { return type }
        guard !faults.isFull else { return nil }
        faults.add(
            "Unknown type \"\(name)\" in \(owner)\(didYouMean(name, types.keys.sorted()))",
            at: [location]
        )
        return nil
    }

    /// Checks the rules that arguments and input fields share.
    mutating func checkInputValue(_ value: InputValueBlueprint, called name: String, at location: SourceLocation?) {
        if let type = type(named: value.type.name, mentionedIn: "the \(name)", at: location), !type.kind.isInput {
            faults.add(
                "The type of the \(name) must be an input type, but \(type.name) is \(type.kind.noun)",
                at: [location]
            )
        }
        if value.isRequired && value.deprecationReason != nil {
            faults.add(
                "The \(name) is required and must not be deprecated; add a default value or make its type nullable",
                at: [value.deprecationLocation, value.type.location]
            )
        }
    }

    mutating func checkArguments(_ arguments: [InputValueBlueprint], of owner: String, inDirective: Bool = false) {
        var seen: [String: SourceLocation?] = [:]
        for argument in arguments {
            let name = "\(owner)(\(argument.name):)"
            checkName(argument.name, of: "the argument", at: argument.location)
            if let other = seen.updateValue(argument.location, forKey: argument.name) {
                faults.add("The argument \(name) is declared twice", at: [other, argument.location])
            }
            checkInputValue(
                argument,
                called: "argument \(name)",
                at: inDirective ? argument.location : argument.type.location
            )
        }
    }
}

extension TypeDefinition.Kind {
    var isInput: Bool { self == .scalar || self == .enumeration || self == .inputObject }
    var isOutput: Bool { self != .inputObject }

    /// The name of the kind in error messages, with an article.
    var noun: String {
        switch self {
        case .scalar: "a scalar"
        case .object: "an object type"
        case .interface: "an interface"
        case .union: "a union"
        case .enumeration: "an enum"
        case .inputObject: "an input object"
        }
    }
}
