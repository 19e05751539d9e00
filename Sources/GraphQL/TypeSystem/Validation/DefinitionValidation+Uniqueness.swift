extension DefinitionValidation {
    /// Checks that the schema is defined at most once and that each kind of operation has one root type.
    mutating func checkSchemaDefinitions() {
        var isDefined = false
        var roots: [SyntaxNode.Flags.RawValue: SyntaxNode.ID] = [:]
        for node in document.definitions where document.nodes[node].kind == .schema {
            if !extends(node) {
                if isDefined { faults.add("The schema is defined more than once", at: [location(node)]) }
                isDefined = true
            }
            for root in document.children(of: node, .rootOperation) {
                let flags = document.nodes[root].flags
                if let first = roots[flags.rawValue] {
                    let operation =
                        flags.contains(.mutation)
                        ? "mutation" : flags.contains(.subscription) ? "subscription" : "query"
                    faults.add("The schema sets its \(operation) type twice", at: [location(first), location(root)])
                } else {
                    roots[flags.rawValue] = root
                }
            }
        }
    }

    mutating func checkUniqueTypes() {
        var first: [NameTable.ID: SyntaxNode.ID] = [:]
        for node in document.definitions where definesType(node) && !extends(node) {
            checkUnique(node, among: &first) { "The type \($0) is defined twice" }
        }
    }

    mutating func checkUniqueDirectiveDefinitions() {
        var first: [NameTable.ID: SyntaxNode.ID] = [:]
        for node in document.definitions where document.nodes[node].kind == .directiveDefinition {
            checkUnique(node, among: &first) { "The directive @\($0) is defined twice" }
        }
    }

    /// Checks that fields and enum values are unique in their type and its extensions, and arguments in their field or
    /// directive.
    mutating func checkUniqueMembers() {
        var members: [NameTable.ID: [NameTable.ID: SyntaxNode.ID]] = [:]
        for type in document.definitions {
            let name = document.nodes[type].name
            let owner = document.name(of: type)
            switch document.nodes[type].kind {
            case .objectType, .interfaceType, .inputObjectType, .enumType:
                for member in document.children(of: type) {
                    switch document.nodes[member].kind {
                    case .fieldDefinition, .inputValueDefinition:
                        checkUnique(member, among: &members[name, default: [:]]) {
                            "The field \(owner).\($0) is defined twice"
                        }
                        checkUniqueArguments(of: member, called: "\(owner).\(document.name(of: member))")
                    case .enumValueDefinition:
                        checkUnique(member, among: &members[name, default: [:]]) {
                            "The value \(owner).\($0) is defined twice"
                        }
                    default: break
                    }
                }
            case .directiveDefinition: checkUniqueArguments(of: type, called: "@\(owner)")
            default: break
            }
        }
    }

    private mutating func checkUniqueArguments(of node: SyntaxNode.ID, called owner: String) {
        var first: [NameTable.ID: SyntaxNode.ID] = [:]
        for argument in document.children(of: node, .inputValueDefinition) {
            checkUnique(argument, among: &first) { "The argument \(owner)(\($0):) is defined twice" }
        }
    }

    private mutating func checkUnique(
        _ node: SyntaxNode.ID,
        among first: inout [NameTable.ID: SyntaxNode.ID],
        _ message: (String) -> String
    ) {
        if let other = first[document.nodes[node].name] {
            guard !faults.isFull else { return }
            faults.add(message(document.name(of: node)), at: [nameLocation(other), nameLocation(node)])
        } else {
            first[document.nodes[node].name] = node
        }
    }

    /// Checks that arguments of a field or a directive and fields of an object literal occur once.
    mutating func checkUniqueArgumentsAndFields() {
        for node in document.nodes.indices {
            switch document.nodes[node].kind {
            case .field, .directive: checkGivenOnce(document.children(of: node, .argument), "argument")
            case .object: checkGivenOnce(document.children(of: node, .objectField), "input field")
            default: break
            }
        }
    }

    private mutating func checkGivenOnce(_ nodes: some Sequence<SyntaxNode.ID>, _ what: String) {
        var given: [NameTable.ID: [SyntaxNode.ID]] = [:]
        var repeated: [NameTable.ID] = []
        for node in nodes {
            given[document.nodes[node].name, default: []].append(node)
            if given[document.nodes[node].name]?.count == 2 { repeated.append(document.nodes[node].name) }
        }
        for name in repeated {
            faults.add(
                "The \(what) \"\(document.names[name])\" is given more than once",
                at: (given[name] ?? []).map(location)
            )
        }
    }
}
