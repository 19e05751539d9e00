extension Document {
    /// Returns the nodes that share a name with another of the given nodes: one group per name, in source order.
    ///
    /// - Complexity: O(*n*). Allocates nothing for up to four nodes with distinct names.
    func namesakes(among nodes: some Sequence<NodeID>) -> [[NodeID]] {
        guard hasNamesakes(nodes) else { return [] }
        var groups: [[NodeID]] = []
        var groupOfName: [NameTable.ID: Int] = [:]
        for node in nodes {
            let name = self.nodes[node].name
            if let group = groupOfName[name] {
                groups[group].append(node)
            } else {
                groupOfName[name] = groups.count
                groups.append([node])
            }
        }
        return groups.filter { $0.count > 1 }
    }

    private func hasNamesakes(_ nodes: some Sequence<NodeID>) -> Bool {
        var few: (NameTable.ID, NameTable.ID, NameTable.ID, NameTable.ID) = (-2, -2, -2, -2)
        var many: Set<NameTable.ID> = []
        for (index, node) in nodes.enumerated() {
            let name = self.nodes[node].name
            if name == few.0 || name == few.1 || name == few.2 || name == few.3 { return true }
            switch index {
            case 0: few.0 = name
            case 1: few.1 = name
            case 2: few.2 = name
            case 3: few.3 = name
            default: if !many.insert(name).inserted { return true }
            }
        }
        return false
    }
}
