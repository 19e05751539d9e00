/// A numbering of the arguments of fields; equal arguments have equal numbers.
///
/// Arguments are equal if their names and literals are, in any order; the same applies to fields of input objects.
struct ArgumentIdentity {
    private let document: Document
    private var identities: [[UInt8]: Int] = [:]
    private var known: [SelectionGraph.Index: Int] = [:]

    init(_ document: Document) {
        self.document = document
    }

    /// Returns the number of a field's arguments; 0 for a field without arguments.
    mutating func identity(of field: SelectionGraph.Field) -> Int {
        guard field.hasArguments else { return 0 }
        if let identity = known[field.node] { return identity }
        var text: [UInt8] = []
        write(members: document.children(of: SyntaxNode.ID(field.node), .argument), to: &text)
        let identity = identities[text] ?? identities.count + 1
        identities[text] = identity
        known[field.node] = identity
        return identity
    }

    private func write(members: some Sequence<SyntaxNode.ID>, to text: inout [UInt8]) {
        let members = members.sorted { document.nodes[$0].name < document.nodes[$1].name }
        write(count: members.count, to: &text)
        for member in members {
            write(name: document.nodes[member].name, to: &text)
            write(value: member + 1, to: &text)
        }
    }

    /// Writes a value; the parser limits how deep values nest.
    private func write(value node: SyntaxNode.ID, to text: inout [UInt8]) {
        let syntax = document.nodes[node]
        text.append(syntax.kind.rawValue)
        switch syntax.kind {
        case .variable, .enumeration: write(name: syntax.name, to: &text)
        case .boolean: text.append(syntax.flags.contains(.isTrue) ? 1 : 0)
        case .string, .blockString: write(Array(document.string(of: node).utf8), to: &text)
        case .int, .float: write(Array(document.source[Int(syntax.start)..<Int(syntax.end)]), to: &text)
        case .list:
            let items = Array(document.children(of: node))
            write(count: items.count, to: &text)
            for item in items { write(value: item, to: &text) }
        case .object: write(members: document.children(of: node), to: &text)
        default: break
        }
    }

    private func write(name: NameTable.ID, to text: inout [UInt8]) {
        withUnsafeBytes(of: name.littleEndian) { text.append(contentsOf: $0) }
    }

    /// Writes a count as a prefix, which makes the encoding unambiguous.
    private func write(count: Int, to text: inout [UInt8]) {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: count).littleEndian) { text.append(contentsOf: $0) }
    }

    private func write(_ bytes: [UInt8], to text: inout [UInt8]) {
        write(count: bytes.count, to: &text)
        text.append(contentsOf: bytes)
    }
}
