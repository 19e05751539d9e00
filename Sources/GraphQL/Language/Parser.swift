/// A recursive-descent parser of bounded depth that builds a syntax tree from tokens.
///
/// Source: the specification of September 2025, section 2 and appendix B.
struct Parser {
    private(set) var nodes: [SyntaxNode] = []
    private(set) var names = NameTable()

    private let limits: SyntaxLimits
    private var lexer = Lexer(UnsafeBufferPointer(start: nil, count: 0))
    /// The current token.
    private(set) var token = Token(kind: .end, start: 0, end: 0)
    /// The end of the previous token.
    private var previousEnd = 0
    private var tokenCount = 0
    private var depth = 0

    init(limits: SyntaxLimits, size: Int) {
        self.limits = limits
        nodes.reserveCapacity(min(size / 6 + 8, 4096))
    }

    /// Reads a whole document.
    mutating func parse(_ source: UnsafeBufferPointer<UInt8>) throws(GraphQLError) {
        lexer = Lexer(source)
        try advance()
        repeat { try parseDefinition() } while token.kind != .end
    }

    // MARK: Tokens

    mutating func advance() throws(GraphQLError) {
        previousEnd = token.end
        token = try lexer.next()
        tokenCount += 1
        if tokenCount > limits.tokens && token.kind != .end {
            throw lexer.error("the document has more than \(limits.tokens) tokens", at: token.start)
        }
    }

    func peeks(_ kind: Token.Kind) -> Bool { token.kind == kind }

    /// The bytes of the current token; valid only while the source is.
    var tokenBytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: lexer.source[token.start..<token.end])
    }

    func peeks(keyword: StaticString) -> Bool {
        guard token.kind == .name, token.end - token.start == keyword.utf8CodeUnitCount else { return false }
        for index in 0..<keyword.utf8CodeUnitCount where lexer.source[token.start + index] != keyword.utf8Start[index] {
            return false
        }
        return true
    }

    mutating func skip(_ kind: Token.Kind) throws(GraphQLError) -> Bool {
        guard token.kind == kind else { return false }
        try advance()
        return true
    }

    mutating func skip(keyword: StaticString) throws(GraphQLError) -> Bool {
        guard peeks(keyword: keyword) else { return false }
        try advance()
        return true
    }

    mutating func expect(_ kind: Token.Kind) throws(GraphQLError) {
        guard token.kind == kind else { throw unexpected(wanting: kind.description) }
        try advance()
    }

    mutating func expect(keyword: StaticString) throws(GraphQLError) {
        guard peeks(keyword: keyword) else { throw unexpected(wanting: "'\(keyword)'") }
        try advance()
    }

    /// Reads a name.
    mutating func parseName() throws(GraphQLError) -> NameTable.ID {
        guard token.kind == .name else { throw unexpected(wanting: "a name") }
        let name = names.intern(tokenBytes)
        try advance()
        return name
    }

    func unexpected(wanting wanted: String? = nil) -> GraphQLError {
        let found =
            token.kind == .end
            ? token.kind.description
            : "'" + String(decoding: tokenBytes.prefix(60), as: UTF8.self) + (tokenBytes.count > 60 ? "…'" : "'")
        return error(wanted.map { "expected \($0), found \(found)" } ?? "unexpected \(found)")
    }

    func error(_ message: String, at offset: Int? = nil) -> GraphQLError {
        lexer.error(message, at: offset ?? token.start)
    }

    // MARK: Nodes

    /// Opens a node at the current token, or at an earlier offset.
    mutating func open(_ kind: SyntaxNode.Kind, from start: Int? = nil) -> SyntaxNode.ID {
        nodes.append(SyntaxNode(kind: kind, start: UInt32(start ?? token.start)))
        return nodes.count - 1
    }

    /// Closes a node after the previous token.
    mutating func close(_ node: SyntaxNode.ID) {
        nodes[node].end = UInt32(previousEnd)
        nodes[node].subtreeEnd = Int32(nodes.count)
    }

    mutating func setName(_ name: NameTable.ID, of node: SyntaxNode.ID) { nodes[node].name = name }
    mutating func setAlias(_ alias: NameTable.ID, of node: SyntaxNode.ID) { nodes[node].alias = alias }
    mutating func addFlags(_ flags: SyntaxNode.Flags, to node: SyntaxNode.ID) { nodes[node].flags.formUnion(flags) }
    mutating func setKind(_ kind: SyntaxNode.Kind, of node: SyntaxNode.ID) { nodes[node].kind = kind }

    /// Wraps a node and everything after it in a new node.
    mutating func wrap(_ node: SyntaxNode.ID, in kind: SyntaxNode.Kind) {
        nodes.insert(SyntaxNode(kind: kind, start: nodes[node].start), at: node)
        for index in node + 1..<nodes.count { nodes[index].subtreeEnd += 1 }
        close(node)
    }

    /// Runs a recursive part of the grammar and enforces the depth limit.
    mutating func nested(_ body: (inout Parser) throws(GraphQLError) -> Void) throws(GraphQLError) {
        depth += 1
        guard depth <= limits.depth else {
            throw error("the document nests deeper than \(limits.depth) levels")
        }
        try body(&self)
        depth -= 1
    }

    // MARK: Definitions

    private mutating func parseDefinition() throws(GraphQLError) {
        if peeks(.openBrace) { return try parseShorthandOperation() }
        let start = token.start
        let hasDescription = peeks(.string) || peeks(.blockString)
        // The description is read before the kind of its node is known, and becomes the node's first child.
        let definition = open(.operation, from: start)
        if hasDescription {
            try parseDescription()
            addFlags(.hasDescription, to: definition)
        }
        if peeks(keyword: "query") || peeks(keyword: "mutation") || peeks(keyword: "subscription") {
            try parseOperation(definition)
        } else if peeks(keyword: "fragment") {
            try parseFragment(definition)
        } else if peeks(keyword: "extend") && !hasDescription {
            try advance()
            addFlags(.extends, to: definition)
            try parseTypeSystemDefinition(definition)
        } else {
            try parseTypeSystemDefinition(definition)
        }
        close(definition)
    }

    mutating func parseDescription() throws(GraphQLError) {
        let description = open(.description)
        try parseString()
        close(description)
    }
}
