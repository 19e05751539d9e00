extension DefinitionValidation {
    /// Checks that every directive is known, allowed at its location, repeated only if repeatable, and has valid
    /// arguments.
    mutating func checkDirectives() {
        // A type and its extensions count as one location.
        var used: [NameTable.ID: [NameTable.ID: SyntaxNode.ID]] = [:]
        for definition in document.definitions {
            let isInput = document.nodes[definition].kind == .inputObjectType
            for node in definition..<Int(document.nodes[definition].subtreeEnd) {
                guard document.nodes[node].flags.contains(.hasDirectives), !faults.isFull,
                    let location = DirectiveLocation(of: document.nodes[node], inInputObject: isInput)
                else { continue }
                if node == definition && (definesType(node) || location == .schema) {
                    check(directivesOf: node, at: location, used: &used[document.nodes[node].name, default: [:]])
                } else {
                    var used: [NameTable.ID: SyntaxNode.ID] = [:]
                    check(directivesOf: node, at: location, used: &used)
                }
            }
        }
    }

    private mutating func check(
        directivesOf node: SyntaxNode.ID,
        at place: DirectiveLocation,
        used: inout [NameTable.ID: SyntaxNode.ID]
    ) {
        for directive in document.children(of: node, .directive) where !faults.isFull {
            let name = document.name(of: directive)
            guard let rule = directives[document.nodes[directive].name] else {
                let hint = didYouMean(name, directiveNames)
                faults.add("Unknown directive \"@\(name)\"\(hint)", at: [location(directive)])
                continue
            }
            if !rule.locations.contains(place) {
                faults.add("The directive @\(name) is not allowed on \(place.rawValue)", at: [location(directive)])
            }
            if let first = used[document.nodes[directive].name], !rule.isRepeatable {
                faults.add(
                    "The directive @\(name) is used twice in one location but is not repeatable",
                    at: [location(first), location(directive)]
                )
            }
            used[document.nodes[directive].name] = used[document.nodes[directive].name] ?? directive
            checkArguments(of: directive, rule)
        }
    }

    private mutating func checkArguments(of directive: SyntaxNode.ID, _ rule: AppliedDirectiveRule) {
        var given: Set<NameTable.ID> = []
        for argument in document.children(of: directive, .argument) {
            let id = document.nodes[argument].name
            given.insert(id)
            if !rule.arguments.contains(id) {
                let name = document.name(of: argument)
                let hint = didYouMean(name, rule.argumentNames)
                faults.add("The directive @\(rule.name) has no argument \"\(name)\"\(hint)", at: [location(argument)])
            } else if rule.takesText, !isText(argument + 1) {
                let found = document.constant(of: argument + 1).summary
                faults.add(
                    "The argument @\(rule.name)(\(document.name(of: argument)):) must be a String!, found \(found)",
                    at: [location(argument + 1)]
                )
            }
        }
        for (name, id, type) in rule.required where id == NameTable.none || !given.contains(id) {
            faults.add("The argument @\(rule.name)(\(name):) of type \(type) is required", at: [location(directive)])
            if faults.isFull { return }
        }
    }

    private func isText(_ value: SyntaxNode.ID) -> Bool {
        document.nodes[value].kind == .string || document.nodes[value].kind == .blockString
    }
}

/// The constraints on the uses of a directive, with names as name numbers of a document.
struct AppliedDirectiveRule {
    let name: String
    let locations: Set<DirectiveLocation>
    let isRepeatable: Bool
    let argumentNames: [String]
    let arguments: Set<NameTable.ID>
    /// The required arguments; the ID is `NameTable.none` if the document does not contain the name.
    let required: [(name: String, id: NameTable.ID, type: String)]
    /// Whether the engine itself reads the directive's arguments, all of which are strings.
    ///
    /// Argument values of custom directives are not checked, because only other tools interpret them.
    let takesText: Bool

    init(_ directive: DirectiveBlueprint, in names: NameTable) {
        name = directive.name
        locations = Set(directive.locations)
        isRepeatable = directive.isRepeatable
        argumentNames = directive.arguments.map(\.name)
        var arguments = Set(directive.arguments.map { names.find($0.name) })
        arguments.remove(NameTable.none)
        self.arguments = arguments
        required = directive.arguments.filter(\.isRequired).map { ($0.name, names.find($0.name), $0.type.text) }
        takesText = directive.location == nil && (directive.name == "deprecated" || directive.name == "specifiedBy")
    }
}

extension DirectiveLocation {
    /// Creates the directive location of a document node; nil for a node that cannot have directives.
    ///
    /// - Parameter isInput: Whether the node is inside an input object, where an input value is a field, not an
    ///   argument.
    init?(of node: SyntaxNode, inInputObject isInput: Bool = false) {
        switch node.kind {
        case .operation:
            self =
                node.flags.contains(.mutation) ? .mutation : node.flags.contains(.subscription) ? .subscription : .query
        case .variableDefinition: self = .variableDefinition
        case .fragmentDefinition: self = .fragmentDefinition
        case .field: self = .field
        case .fragmentSpread: self = .fragmentSpread
        case .inlineFragment: self = .inlineFragment
        case .schema: self = .schema
        case .scalarType: self = .scalar
        case .objectType: self = .object
        case .interfaceType: self = .interface
        case .unionType: self = .union
        case .enumType: self = .enum
        case .inputObjectType: self = .inputObject
        case .fieldDefinition: self = .fieldDefinition
        case .inputValueDefinition: self = isInput ? .inputFieldDefinition : .argumentDefinition
        case .enumValueDefinition: self = .enumValue
        default: return nil
        }
    }
}
