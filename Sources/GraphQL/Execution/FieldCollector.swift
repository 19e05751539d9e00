/// A collector of the fields that a selection set selects on one object type, in response order.
///
/// Uses an explicit stack instead of recursion, because fragments can nest as deeply as the document has tokens.
/// Source: the specification of September 2025, section 6.3.2.
struct FieldCollector {
    let plan: OperationPlan
    let type: TypeDefinition
    /// The selected fields, grouped by response name, in the order of each name's first occurrence.
    private(set) var groups: [(name: NameTable.ID, nodes: [SyntaxNode.ID])] = []
    private var indices: [NameTable.ID: Int] = [:]
    private var visited: Set<NameTable.ID> = []

    init(plan: OperationPlan, type: TypeDefinition) {
        self.plan = plan
        self.type = type
    }

    /// Adds the fields in the selection set of an operation or a field.
    ///
    /// - Throws: `CoercionFault` when the condition of a `@skip` or `@include` is null.
    mutating func collect(from node: SyntaxNode.ID) throws(CoercionFault) {
        let document = plan.document
        guard let set = document.selectionSet(of: node) else { return }
        var open = [document.children(of: set)]
        while var siblings = open.popLast() {
            guard let selection = siblings.next() else { continue }
            open.append(siblings)
            guard try plan.includes(selection) else { continue }
            switch document.nodes[selection].kind {
            case .field: add(selection)
            case .inlineFragment:
                let condition = document.firstChild(of: selection, .namedType)
                if applies(condition), let set = document.selectionSet(of: selection) {
                    open.append(document.children(of: set))
                }
            case .fragmentSpread:
                let name = document.nodes[selection].name
                guard visited.insert(name).inserted, let fragment = plan.fragments[name] else { continue }
                if applies(document.firstChild(of: fragment, .namedType)), let set = document.selectionSet(of: fragment)
                {
                    open.append(document.children(of: set))
                }
            default: break
            }
        }
    }

    private mutating func add(_ field: SyntaxNode.ID) {
        let name = plan.document.nodes[field].alias
        if let index = indices[name] {
            groups[index].nodes.append(field)
        } else {
            indices[name] = groups.count
            groups.append((name, [field]))
        }
    }

    private func applies(_ condition: SyntaxNode.ID?) -> Bool {
        guard let condition else { return true }
        let name = plan.names[Int(plan.document.nodes[condition].name)]
        return plan.system.type(name)?.mayBe(type.id) ?? false
    }
}
