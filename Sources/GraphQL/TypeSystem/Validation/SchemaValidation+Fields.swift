extension SchemaValidation {
    /// Checks that objects and interfaces have fields with unique names, output types and valid arguments.
    ///
    /// Source: the specification of September 2025, sections 3.6 and 3.7.
    mutating func checkFields(of type: TypeBlueprint) {
        if type.fields.isEmpty {
            faults.add("The type \(type.name) has no fields; at least one is required", at: [type.location])
        }
        var seen: [String: SourceLocation?] = [:]
        for field in type.fields where !faults.isFull {
            let name = "\(type.name).\(field.name)"
            checkName(field.name, of: "the field", at: field.location)
            if let other = seen.updateValue(field.location, forKey: field.name) {
                faults.add("The field \(name) is declared twice", at: [other, field.location])
            }
            let location = field.type.location
            if let named = self.type(named: field.type.name, mentionedIn: "the field \(name)", at: location),
                !named.kind.isOutput
            {
                faults.add(
                    "The type of the field \(name) must be an output type, but \(named.name) is an input object",
                    at: [location]
                )
            }
            checkArguments(field.arguments, of: name)
        }
    }

    /// Checks that enums have values with unique names that are not `true`, `false` or `null`.
    ///
    /// Source: the specification of September 2025, section 3.9.
    mutating func checkValues(of type: TypeBlueprint) {
        if type.enumValues.isEmpty {
            faults.add("The enum \(type.name) has no values; at least one is required", at: [type.location])
        }
        var seen: [String: SourceLocation?] = [:]
        for value in type.enumValues {
            checkName(value.name, of: "the enum value", at: value.location)
            if ["true", "false", "null"].contains(value.name) {
                faults.add(
                    "The enum \(type.name) cannot have the value \(value.name), which is a reserved word",
                    at: [value.location]
                )
            }
            if let other = seen.updateValue(value.location, forKey: value.name) {
                faults.add("The value \(type.name).\(value.name) is declared twice", at: [other, value.location])
            }
        }
    }

    /// Checks that unions have members, all of which are distinct object types.
    ///
    /// Source: the specification of September 2025, section 3.8.
    mutating func checkMembers(of union: TypeBlueprint) {
        if union.members.isEmpty {
            faults.add("The union \(union.name) has no members; at least one is required", at: [union.location])
        }
        let places = Dictionary(grouping: union.members, by: \.name).mapValues { $0.map(\.location) }
        var seen: Set<String> = []
        for member in union.members where !faults.isFull {
            let mentioned = type(named: member.name, mentionedIn: "the union \(union.name)", at: member.location)
            guard let type = mentioned else { continue }
            let mentions = places[member.name] ?? []
            if type.kind != .object {
                faults.add(
                    "The members of the union \(union.name) must be object types, but \(type.name) is \(type.kind.noun)",
                    at: mentions
                )
            } else if !seen.insert(member.name).inserted {
                faults.add("The union \(union.name) contains \(member.name) twice", at: mentions)
            }
        }
    }

    /// Checks that input objects have fields with unique names and input types. Fields of one-of objects must be
    /// nullable and without defaults, because all but one of them are omitted.
    ///
    /// Source: the specification of September 2025, section 3.10.
    mutating func checkInputFields(of type: TypeBlueprint) {
        if type.inputFields.isEmpty {
            faults.add("The input object \(type.name) has no fields; at least one is required", at: [type.location])
        }
        var seen: [String: SourceLocation?] = [:]
        for field in type.inputFields where !faults.isFull {
            let name = "input field \(type.name).\(field.name)"
            checkName(field.name, of: "the input field", at: field.location)
            if let other = seen.updateValue(field.location, forKey: field.name) {
                faults.add("The \(name) is declared twice", at: [other, field.location])
            }
            checkInputValue(field, called: name, at: field.type.location)
            guard type.isOneOf else { continue }
            if field.type.isNonNull {
                faults.add(
                    "The \(name) of a one-of object must have a nullable type",
                    at: [field.type.location]
                )
            }
            if field.defaultValue != nil {
                faults.add("The \(name) of a one-of object must not have a default value", at: [field.location])
            }
        }
    }
}
