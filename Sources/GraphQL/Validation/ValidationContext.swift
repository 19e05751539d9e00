/// The shared state of the validation rules: the schema, the position of the traversal, and the facts collected so far.
struct ValidationContext {
    typealias NodeID = SyntaxNode.ID

    let document: Document
    let system: TypeSystem
    let limits: ValidationLimits
    /// Maps name numbers of the document to name numbers of the schema.
    let schemaNames: [NameTable.ID]

    /// The current position of the traversal.
    var position = TypePosition()
    /// The definition that is being traversed.
    var definition = 0
    var graph: SelectionGraph
    private(set) var operations: [DefinitionSummary] = []
    private(set) var fragments: [DefinitionSummary] = []
    var variables: [VariableSummary] = []
    var usages: [VariableUsage] = []
    private var fragmentsByName: [NameTable.ID: SelectionGraph.Index] = [:]
    /// The names of types and directives that the document itself declares.
    private(set) var declaredTypes: Set<NameTable.ID> = []
    private(set) var declaredDirectives: Set<NameTable.ID> = []

    private(set) var faults: [ValidationFault] = []
    /// Whether validation stopped because a limit on errors or steps was reached.
    private(set) var isStopped = false
    private var stepsLeft: Int

    init(_ document: Document, _ system: TypeSystem, _ limits: ValidationLimits) {
        self.document = document
        self.system = system
        self.limits = limits
        let names = document.names
        schemaNames = (0..<NameTable.ID(names.count)).map { system.names.find($0, of: names) }
        graph = SelectionGraph(capacity: min(document.nodes.count, 4096))
        stepsLeft = limits.steps
        for node in document.definitions { addDefinition(node) }
    }

    private mutating func addDefinition(_ node: NodeID) {
        let syntax = document.nodes[node]
        switch syntax.kind {
        case .operation:
            operations.append(DefinitionSummary(node: node, name: syntax.name))
        case .fragmentDefinition:
            var fragment = DefinitionSummary(node: node, name: syntax.name)
            fragment.type = document.firstChild(of: node, .namedType).flatMap { type(of: $0) }
            // If two fragments share a name, the later one is used; the duplicate is reported separately.
            fragmentsByName[syntax.name] = SelectionGraph.Index(fragments.count)
            fragments.append(fragment)
        case .directiveDefinition: declaredDirectives.insert(syntax.name)
        case .schema: break
        default: if !syntax.flags.contains(.extends) { declaredTypes.insert(syntax.name) }
        }
    }
}

// MARK: Errors and step limit

extension ValidationContext {
    /// Adds an error at the locations of nodes.
    mutating func report(_ message: String, at nodes: [NodeID]) {
        report(message, atOffsets: nodes.map { Int(document.nodes[$0].start) })
    }

    /// Adds an error at byte offsets.
    mutating func report(_ message: String, atOffsets offsets: [Int]) {
        guard !isStopped else { return }
        if faults.count >= limits.errors {
            stop("Validation stopped after \(limits.errors) errors.")
        } else {
            faults.append(ValidationFault(message: message, offsets: offsets))
        }
    }

    /// Counts steps of work that can grow faster than the document.
    ///
    /// - Returns: Whether validation may continue.
    mutating func spend(_ steps: Int) -> Bool {
        stepsLeft -= steps
        if stepsLeft < 0 { stop("Validation stopped: the fragments of the document are too complex to check.") }
        return !isStopped
    }

    private mutating func stop(_ message: String) {
        guard !isStopped else { return }
        faults.append(ValidationFault(message: message, offsets: []))
        isStopped = true
    }
}

// MARK: The document

extension ValidationContext {
    /// Returns the name of a node for error messages.
    func name(of node: NodeID) -> String { document.names.shown(document.nodes[node].name) }

    /// Returns the schema type that a `namedType` node refers to.
    func type(of node: NodeID) -> TypeDefinition? {
        system.type(schemaNames[Int(document.nodes[node].name)])
    }

    /// Returns the schema type that a type reference refers to.
    func typeReference(of node: NodeID) -> TypeReference? {
        var lists: UInt8 = 0
        var nonNull: UInt32 = 0
        var node = node
        while true {
            switch document.nodes[node].kind {
            case .nonNullType: nonNull |= 1 << UInt32(lists)
            case .listType: lists += 1
            default: return type(of: node).map { TypeReference($0.id, lists: lists, nonNull: nonNull) }
            }
            node += 1
        }
    }

    /// Returns the number of a fragment, or `none`.
    func fragment(named name: NameTable.ID) -> SelectionGraph.Index {
        fragmentsByName.isEmpty ? SelectionGraph.none : fragmentsByName[name] ?? SelectionGraph.none
    }

    /// Returns the byte offset of the name in a definition, a spread or a variable.
    func nameOffset(of node: NodeID) -> Int {
        let start = Int(document.nodes[node].start)
        return document.source.withUnsafeBufferPointer { source in
            var lexer = Lexer(source, from: start)
            var token = try? lexer.next()
            if token?.kind == .string || token?.kind == .blockString { token = try? lexer.next() }
            return (try? lexer.next())?.start ?? start
        }
    }

    mutating func updateOperation(_ index: Int, _ body: (inout DefinitionSummary) -> Void) { body(&operations[index]) }
    mutating func updateFragment(_ index: Int, _ body: (inout DefinitionSummary) -> Void) { body(&fragments[index]) }
}

extension NameTable {
    /// Returns a name for error messages, shortened because a client can send names of any length.
    func shown(_ id: ID) -> String {
        guard id != Self.none else { return "" }
        let name = self[id]
        return name.utf8.count <= 80 ? name : "\(name.prefix(60))…"
    }
}
