extension SchemaValidation {
    /// Checks that objects and interfaces implement the interfaces they declare.
    ///
    /// Source: the specification of September 2025, section 3.6, `IsValidImplementation`.
    mutating func checkInterfaces(of type: TypeBlueprint) {
        let fields = Dictionary(type.fields.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let claimed = Set(type.interfaces.map(\.name))
        var seen: Set<String> = []
        for mention in type.interfaces where !faults.isFull {
            guard
                let interface = self.type(
                    named: mention.name,
                    mentionedIn: "the type \(type.name)",
                    at: mention.location
                )
            else { continue }
            guard interface.kind == .interface else {
                faults.add(
                    "The type \(type.name) implements \(interface.name), which is \(interface.kind.noun)",
                    at: mentions(of: mention.name, in: type)
                )
                continue
            }
            if interface.name == type.name {
                faults.add(
                    "The interface \(type.name) must not implement itself",
                    at: mentions(of: interface.name, in: type)
                )
                continue
            }
            guard seen.insert(interface.name).inserted else {
                faults.add(
                    "The type \(type.name) implements \(interface.name) twice",
                    at: mentions(of: interface.name, in: type)
                )
                continue
            }
            checkAncestors(of: interface, areAmong: claimed, of: type)
            for field in interface.fields where !faults.isFull {
                if let own = fields[field.name] {
                    check(own, of: type, implements: field, of: interface)
                } else {
                    faults.add(
                        "The type \(type.name) implements \(interface.name) but has no field \"\(field.name)\"",
                        at: [field.location, type.location]
                    )
                }
            }
        }
    }

    private func mentions(of interface: String, in type: TypeBlueprint) -> [SourceLocation?] {
        type.interfaces.filter { $0.name == interface }.map(\.location)
    }

    private mutating func checkAncestors(
        of interface: TypeBlueprint,
        areAmong claimed: Set<String>,
        of type: TypeBlueprint
    ) {
        for ancestor in interface.interfaces where !claimed.contains(ancestor.name) {
            let places = mentions(of: ancestor.name, in: interface) + mentions(of: interface.name, in: type)
            if ancestor.name == type.name {
                faults.add(
                    "The interfaces \(type.name) and \(interface.name) must not implement each other",
                    at: places
                )
            } else {
                faults.add(
                    "The type \(type.name) must implement \(ancestor.name) too, because \(interface.name) does",
                    at: places
                )
            }
        }
    }

    private mutating func check(
        _ field: FieldBlueprint,
        of type: TypeBlueprint,
        implements wanted: FieldBlueprint,
        of interface: TypeBlueprint
    ) {
        let name = "\(type.name).\(field.name)"
        let wantedName = "\(interface.name).\(wanted.name)"
        if !isSubtype(field.type, of: wanted.type) {
            faults.add(
                "The field \(name) has the type \(field.type.text), but \(wantedName) requires \(wanted.type.text)",
                at: [wanted.type.location, field.type.location]
            )
        }
        checkArguments(of: field, called: name, implement: wanted, called: wantedName)
        if field.deprecationReason != nil && wanted.deprecationReason == nil {
            faults.add(
                "The field \(name) must not be deprecated while \(wantedName) is not",
                at: [field.deprecationLocation, field.type.location]
            )
        }
    }

    /// Checks that shared arguments have identical types and that additional arguments are optional.
    private mutating func checkArguments(
        of field: FieldBlueprint,
        called name: String,
        implement wanted: FieldBlueprint,
        called wantedName: String
    ) {
        let arguments = Dictionary(field.arguments.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let wantedNames = Set(wanted.arguments.map(\.name))
        for argument in wanted.arguments {
            guard let own = arguments[argument.name] else {
                faults.add(
                    "The field \(name) is missing the argument \"\(argument.name)\" of \(wantedName)",
                    at: [argument.location, field.location]
                )
                continue
            }
            if !own.type.hasSameType(as: argument.type) {
                faults.add(
                    "The argument \(name)(\(own.name):) has the type \(own.type.text), "
                        + "but \(wantedName) requires \(argument.type.text)",
                    at: [argument.type.location, own.type.location]
                )
            }
        }
        for argument in field.arguments where argument.isRequired && !wantedNames.contains(argument.name) {
            faults.add(
                "The argument \(name)(\(argument.name):) must not be required, because \(wantedName) does not have it",
                at: [argument.location, wanted.location]
            )
        }
    }

    /// Returns whether values of one type are always valid where another type is expected.
    private func isSubtype(_ type: TypeExpression, of other: TypeExpression) -> Bool {
        guard type.lists == other.lists, other.nonNull & ~type.nonNull == 0 else { return false }
        if type.name == other.name { return true }
        guard let narrow = types[type.name], let wide = types[other.name] else { return true }
        return switch wide.kind {
        case .interface: narrow.interfaces.contains { $0.name == wide.name }
        case .union: wide.members.contains { $0.name == narrow.name }
        default: false
        }
    }
}
