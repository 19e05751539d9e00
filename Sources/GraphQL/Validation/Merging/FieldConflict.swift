/// Two fields that cannot be merged, or whose subfields cannot.
struct FieldConflict {
    let responseName: NameTable.ID
    /// The reason, as part of a sentence.
    let reason: String
    /// The first field and its conflicting subfields.
    let first: [SyntaxNode.ID]
    let second: [SyntaxNode.ID]
}

extension FieldConflict {
    /// The maximum number of nodes listed per side, enough to locate the conflict.
    private static let maximumNodes = 20

    /// Creates the conflict of two fields from the conflicts of their subfields; nil if there are none.
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

    /// Returns a field and its conflicting subfields; from each conflict, the deepest fields are kept, which are last.
    private static func nodes(_ field: SyntaxNode.ID, _ inner: some Sequence<[SyntaxNode.ID]>) -> [SyntaxNode.ID] {
        var nodes = [field]
        for fields in inner {
            nodes += fields.suffix(maximumNodes - nodes.count)
            if nodes.count == maximumNodes { break }
        }
        return nodes
    }

    /// Returns the reason why two fields cannot be merged, ignoring their subfields; nil if they can.
    ///
    /// - Parameter areExclusive: Whether no object can have both fields.
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
    /// Returns whether results of two types have the same shape: the same list and null wrappers around the same leaf
    /// type or around two composite types.
    func haveSameShape(_ a: TypeReference, _ b: TypeReference) -> Bool {
        guard a.lists == b.lists, a.nonNull == b.nonNull else { return false }
        return a.type == b.type || self[a.type].isComposite && self[b.type].isComposite
    }
}
