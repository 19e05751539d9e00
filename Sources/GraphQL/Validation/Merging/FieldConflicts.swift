/// A search for all pairs of fields that cannot be merged, for error messages.
///
/// Pairs are compared level by level. Each pair of fragments is compared once, so two conflicting fragment fields are
/// one error even if the fragments meet in many places. Steps and depth are limited, because at least one conflict is
/// already known.
struct FieldConflicts {
    private typealias Index = SelectionGraph.Index

    /// A compared pair: a level and a fragment, or two fragments.
    private struct Pair: Hashable {
        let first: SelectionGraph.Index
        let second: SelectionGraph.Index
    }

    private static let maximumSteps = 200_000
    private static let maximumDepth = 128

    private let context: ValidationContext
    private let graph: SelectionGraph
    private var arguments: ArgumentIdentity
    private var steps = 0
    private var depth = 0
    /// The fields of each level, grouped by response name.
    private var groups: [SelectionGraph.Index: FieldGroups] = [:]
    /// The compared pairs, and whether they were compared as mutually exclusive.
    private var comparedLevels: [Pair: Bool] = [:]
    private var comparedFragments: [Pair: Bool] = [:]

    init(_ context: ValidationContext, _ arguments: ArgumentIdentity) {
        self.context = context
        self.arguments = arguments
        graph = context.graph
    }

    /// Returns the conflicts of the document.
    ///
    /// - Parameter limit: The number of conflicts after which the search stops.
    mutating func all(limit: Int) -> [FieldConflict] {
        var conflicts: [FieldConflict] = []
        for level in graph.levels.indices where conflicts.count <= limit {
            let counts = graph.levels[level]
            guard counts.fieldCount + counts.spreadCount > 1 else { continue }
            compareWithin(Index(level), &conflicts)
        }
        return conflicts
    }

    /// Counts a step.
    ///
    /// - Returns: Whether the step is within the limits.
    private mutating func step() -> Bool {
        steps += 1
        return steps <= Self.maximumSteps && depth <= Self.maximumDepth
    }

    // MARK: Levels and fragments

    private mutating func compareWithin(_ level: Index, _ conflicts: inout [FieldConflict]) {
        for (_, fields) in fieldGroups(of: level).groups where fields.count > 1 {
            for (position, first) in fields.enumerated() {
                for second in fields[(position + 1)...] {
                    guard step() else { return }
                    if let conflict = conflict(first, second, areExclusive: false) { conflicts.append(conflict) }
                }
            }
        }
        let fragments = distinctFragments(of: level)
        for (position, first) in fragments.enumerated() {
            compare(level, withFragment: first, areExclusive: false, &conflicts)
            for second in fragments[(position + 1)...] { compare(first, and: second, areExclusive: false, &conflicts) }
        }
    }

    private mutating func compare(
        _ a: Index,
        withLevel b: Index,
        areExclusive: Bool,
        _ conflicts: inout [FieldConflict]
    ) {
        guard step() else { return }
        let other = fieldGroups(of: b)
        for (name, fields) in fieldGroups(of: a).groups {
            guard let others = other[name] else { continue }
            for first in fields {
                for second in others {
                    guard step() else { return }
                    if let conflict = conflict(first, second, areExclusive: areExclusive) { conflicts.append(conflict) }
                }
            }
        }
    }

    private mutating func compare(
        _ level: Index,
        withFragment fragment: Index,
        areExclusive: Bool,
        _ conflicts: inout [FieldConflict]
    ) {
        let pair = Pair(first: level, second: fragment)
        guard step(), Self.isNew(pair, areExclusive, &comparedLevels) else { return }
        let fragmentLevel = context.fragments[Int(fragment)].level
        guard fragmentLevel != level else { return }
        depth += 1
        compare(level, withLevel: fragmentLevel, areExclusive: areExclusive, &conflicts)
        for inner in distinctFragments(of: fragmentLevel) {
            compare(level, withFragment: inner, areExclusive: areExclusive, &conflicts)
        }
        depth -= 1
    }

    private mutating func compare(
        _ a: Index,
        and b: Index,
        areExclusive: Bool,
        _ conflicts: inout [FieldConflict]
    ) {
        let pair = Pair(first: min(a, b), second: max(a, b))
        guard a != b, step(), Self.isNew(pair, areExclusive, &comparedFragments) else { return }
        let levels = (context.fragments[Int(a)].level, context.fragments[Int(b)].level)
        depth += 1
        compare(levels.0, withLevel: levels.1, areExclusive: areExclusive, &conflicts)
        for inner in distinctFragments(of: levels.1) { compare(a, and: inner, areExclusive: areExclusive, &conflicts) }
        for inner in distinctFragments(of: levels.0) { compare(inner, and: b, areExclusive: areExclusive, &conflicts) }
        depth -= 1
    }

    /// Returns whether a pair is still to be compared. A pair compared as mutually exclusive, which checks less, is
    /// compared again otherwise.
    private static func isNew(_ pair: Pair, _ areExclusive: Bool, _ compared: inout [Pair: Bool]) -> Bool {
        if let before = compared[pair], areExclusive || !before { return false }
        compared[pair] = areExclusive
        return true
    }

    // MARK: Fields

    private mutating func conflict(_ a: Index, _ b: Index, areExclusive: Bool) -> FieldConflict? {
        let first = graph.fields[Int(a)]
        let second = graph.fields[Int(b)]
        let areExclusive = areExclusive || first.isOnObject && second.isOnObject && first.parent != second.parent
        let nodes = (SyntaxNode.ID(first.node), SyntaxNode.ID(second.node))
        if let reason = FieldConflict.reason(first, second, areExclusive: areExclusive, context, &arguments) {
            return FieldConflict(responseName: first.responseName, reason: reason, first: [nodes.0], second: [nodes.1])
        }
        guard first.level != SelectionGraph.none, second.level != SelectionGraph.none else { return nil }
        depth += 1
        defer { depth -= 1 }
        var conflicts: [FieldConflict] = []
        compareBeneath(first.level, second.level, areExclusive: areExclusive, &conflicts)
        return FieldConflict(of: conflicts, under: first.responseName, nodes.0, nodes.1, context.document.names)
    }

    private mutating func compareBeneath(
        _ a: Index,
        _ b: Index,
        areExclusive: Bool,
        _ conflicts: inout [FieldConflict]
    ) {
        compare(a, withLevel: b, areExclusive: areExclusive, &conflicts)
        let fragments = (distinctFragments(of: a), distinctFragments(of: b))
        for fragment in fragments.1 { compare(a, withFragment: fragment, areExclusive: areExclusive, &conflicts) }
        for fragment in fragments.0 { compare(b, withFragment: fragment, areExclusive: areExclusive, &conflicts) }
        for first in fragments.0 {
            for second in fragments.1 { compare(first, and: second, areExclusive: areExclusive, &conflicts) }
        }
    }

    private func distinctFragments(of level: Index) -> [Index] {
        var seen: Set<Index> = []
        return graph.fragments(of: level).filter { seen.insert($0).inserted }
    }

    private mutating func fieldGroups(of level: Index) -> FieldGroups {
        if let known = groups[level] { return known }
        let made = FieldGroups(graph, level)
        groups[level] = made
        return made
    }
}

/// The fields of a level, grouped by response name, in source order.
private struct FieldGroups {
    private(set) var groups: [(name: NameTable.ID, fields: [SelectionGraph.Index])] = []
    private var indices: [NameTable.ID: Int] = [:]

    init(_ graph: SelectionGraph, _ level: SelectionGraph.Index) {
        for field in graph.fields(of: level) {
            let name = graph.fields[Int(field)].responseName
            if let index = indices[name] {
                groups[index].fields.append(field)
            } else {
                indices[name] = groups.count
                groups.append((name, [field]))
            }
        }
    }

    subscript(name: NameTable.ID) -> [SelectionGraph.Index]? { indices[name].map { groups[$0].fields } }
}
