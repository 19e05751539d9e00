/// Two fields that cannot be merged, or whose fields cannot.
struct FieldConflict {
    let responseName: NameTable.ID
    /// What is in the way, as part of a sentence.
    let reason: String
    /// The field that comes first, and the fields beneath it that are in conflict.
    let first: [SyntaxNode.ID]
    let second: [SyntaxNode.ID]
}

extension FieldConflict {
    /// How many fields of one side are named: enough to find the place.
    private static let maximumNodes = 20

    /// A conflict of two fields for the conflicts beneath them.
    init?(
        of conflicts: [FieldConflict],
        under responseName: NameTable.ID,
        _ first: SyntaxNode.ID,
        _ second: SyntaxNode.ID,
        _ names: NameTable
    ) {
        guard !conflicts.isEmpty else { return nil }
        let reasons = conflicts.prefix(3).map {
            "their fields \"\(names.shown($0.responseName))\" differ (\($0.reason))"
        }
        let reason = reasons.joined(separator: " and ")
        self.init(
            responseName: responseName,
            reason: reason.utf8.count <= 1_000 ? reason : "\(reason.prefix(1_000))…",
            first: Self.nodes(first, conflicts.lazy.map(\.first)),
            second: Self.nodes(second, conflicts.lazy.map(\.second))
        )
    }

    /// A field and those beneath it; of too many the deepest are kept, which stand last.
    private static func nodes(_ field: SyntaxNode.ID, _ inner: some Sequence<[SyntaxNode.ID]>) -> [SyntaxNode.ID] {
        var nodes = [field]
        for fields in inner {
            nodes += fields.suffix(maximumNodes - nodes.count)
            if nodes.count == maximumNodes { break }
        }
        return nodes
    }

    /// What is in the way of merging two fields, the fields beneath them left aside; nil if nothing.
    ///
    /// - Parameter areExclusive: Whether no object has both of them.
    static func reason(
        _ a: SelectionGraph.Field,
        _ b: SelectionGraph.Field,
        areExclusive: Bool,
        _ context: ValidationContext,
        _ arguments: inout ArgumentIdentity
    ) -> String? {
        if !areExclusive {
            guard a.name == b.name else {
                let names = context.document.names
                return "they select \"\(names.shown(a.name))\" and \"\(names.shown(b.name))\""
            }
            guard arguments.identity(of: a) == arguments.identity(of: b) else { return "their arguments differ" }
        }
        if let x = a.type, let y = b.type, !context.system.haveSameShape(x, y) {
            return "they return \(context.system.text(x)) and \(context.system.text(y))"
        }
        return nil
    }
}

extension TypeSystem {
    /// Whether results of both types look alike: the same lists and nulls, and the same leaf in them, or fields in both.
    func haveSameShape(_ a: TypeReference, _ b: TypeReference) -> Bool {
        guard a.lists == b.lists, a.nonNull == b.nonNull else { return false }
        return a.type == b.type || self[a.type].isComposite && self[b.type].isComposite
    }
}
