/// A parsed document: operations, fragments and type definitions.
public struct Document: Sendable {
    /// The source text in UTF-8.
    let source: [UInt8]
    let nodes: [SyntaxNode]
    let names: NameTable

    /// Parses a document.
    ///
    /// - Parameters:
    ///   - source: The text of the document.
    ///   - limits: The maximum size and nesting of the document.
    /// - Throws: `GraphQLError` with the location of the first syntax error.
    public init(parsing source: String, limits: SyntaxLimits = SyntaxLimits()) throws(GraphQLError) {
        try self.init(parsing: Array(source.utf8), limits: limits)
    }

    /// Parses a document from UTF-8 text.
    ///
    /// - Parameters:
    ///   - source: The text of the document in UTF-8.
    ///   - limits: The maximum size and nesting of the document.
    /// - Throws: `GraphQLError` with the location of the first syntax error; invalid UTF-8 is one, too.
    public init(parsing source: [UInt8], limits: SyntaxLimits = SyntaxLimits()) throws(GraphQLError) {
        guard source.count <= limits.bytes else {
            throw GraphQLError(
                "Syntax error: the document has \(source.count) bytes; at most \(limits.bytes) are allowed."
            )
        }
        guard String(validating: source, as: UTF8.self) != nil else {
            throw GraphQLError("Syntax error: the document is not valid UTF-8.")
        }
        var parser = Parser(limits: limits, size: source.count)
        let fault: GraphQLError? = source.withUnsafeBufferPointer { bytes in
            do throws(GraphQLError) {
                try parser.parse(bytes)
                return nil
            } catch {
                return error
            }
        }
        if let fault { throw fault }
        self.source = source
        nodes = parser.nodes
        names = parser.names
    }
}

// MARK: Syntax tree

extension Document {
    typealias NodeID = SyntaxNode.ID

    /// The definitions in source order.
    var definitions: SyntaxSiblings { SyntaxSiblings(nodes: nodes, position: 0, end: nodes.count) }

    func children(of node: NodeID) -> SyntaxSiblings {
        SyntaxSiblings(nodes: nodes, position: node + 1, end: Int(nodes[node].subtreeEnd))
    }

    func children(of node: NodeID, _ kind: SyntaxNode.Kind) -> some Sequence<NodeID> {
        children(of: node).lazy.filter { nodes[$0].kind == kind }
    }

    func firstChild(of node: NodeID, _ kind: SyntaxNode.Kind) -> NodeID? {
        children(of: node).first { nodes[$0].kind == kind }
    }

    /// Returns the selection set of an operation, a fragment or a field.
    func selectionSet(of node: NodeID) -> NodeID? {
        firstChild(of: node, .selectionSet)
    }

    /// Returns the text of a node's name.
    func name(of node: NodeID) -> String {
        nodes[node].name == NameTable.none ? "" : names[nodes[node].name]
    }

    func location(of node: NodeID) -> SourceLocation {
        location(ofOffset: Int(nodes[node].start))
    }

    func location(ofOffset offset: Int) -> SourceLocation {
        source.withUnsafeBufferPointer { SourceLocation(of: offset, in: $0) }
    }

    /// Returns the source text of a node.
    func text(of node: NodeID) -> String {
        String(decoding: source[Int(nodes[node].start)..<Int(nodes[node].end)], as: UTF8.self)
    }

    /// Returns the value of a string literal.
    func string(of node: NodeID) -> String {
        source.withUnsafeBufferPointer { source in
            let range = Int(nodes[node].start)..<Int(nodes[node].end)
            let literal = UnsafeBufferPointer(rebasing: source[range])
            return nodes[node].kind == .blockString
                ? StringLiteral.text(ofBlock: literal) : StringLiteral.text(of: literal)
        }
    }

    /// Returns the description of a definition.
    func description(of node: NodeID) -> String? {
        guard nodes[node].flags.contains(.hasDescription) else { return nil }
        return firstChild(of: node, .description).map { string(of: $0 + 1) }
    }
}

/// A sequence of sibling nodes.
struct SyntaxSiblings: Sequence, IteratorProtocol {
    let nodes: [SyntaxNode]
    fileprivate(set) var position: Int
    let end: Int

    @inline(__always)
    mutating func next() -> SyntaxNode.ID? {
        guard position < end else { return nil }
        defer { position = Int(nodes[position].subtreeEnd) }
        return position
    }
}
