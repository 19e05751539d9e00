/// Numbers for the arguments of fields: equal numbers, equal arguments.
///
/// Arguments are equal when their names and literals are, in any order; fields of input objects too.
struct ArgumentIdentity {
    private let document: Document
    private var identities: [[UInt8]: Int] = [:]
    private var known: [SelectionGraph.Index: Int] = [:]

    init(_ document: Document) {
        self.document = document
    }

    /// - Returns: 0 for a field without arguments.
    mutating func identity(of field: SelectionGraph.Field) -> Int {
        guard field.hasArguments else { return 0 }
        if let identity = known[field.node] { return identity }
        var text: [UInt8] = []
        write(members: Array(document.children(of: SyntaxNode.ID(field.node), .argument)), to: &text)
        let identity = identities[text] ?? identities.count + 1
        identities[text] = identity
        known[field.node] = identity
        return identity
    }

    private func write(members: [SyntaxNode.ID], to text: inout [UInt8]) {
        for member in members.sorted(by: { document.nodes[$0].name < document.nodes[$1].name }) {
            write(name: document.nodes[member].name, to: &text)
            write(value: member + 1, to: &text)
        }
    }

    /// Writes a value; the parser bounds how deep values nest.
    private func write(value node: SyntaxNode.ID, to text: inout [UInt8]) {
        let syntax = document.nodes[node]
        text.append(syntax.kind.rawValue)
        switch syntax.kind {
        case .variable, .enumeration: write(name: syntax.name, to: &text)
        case .boolean: text.append(syntax.flags.contains(.isTrue) ? 1 : 0)
        case .string, .blockString: write(Array(document.string(of: node).utf8), to: &text)
        case .int, .float: write(Array(document.source[Int(syntax.start)..<Int(syntax.end)]), to: &text)
        case .list:
            for item in document.children(of: node) { write(value: item, to: &text) }
            text.append(0xFF)
        case .object:
            write(members: Array(document.children(of: node)), to: &text)
            text.append(0xFF)
        default: break
        }
    }

    private func write(name: NameTable.ID, to text: inout [UInt8]) {
        withUnsafeBytes(of: name.littleEndian) { text.append(contentsOf: $0) }
    }

    /// Writes bytes after their number, so that where they end cannot be mistaken.
    private func write(_ bytes: [UInt8], to text: inout [UInt8]) {
        write(name: NameTable.ID(bytes.count), to: &text)
        text.append(contentsOf: bytes)
    }
}
