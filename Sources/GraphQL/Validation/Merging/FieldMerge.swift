/// A check whether the fields of a document can be merged, by comparing sets of fields.
///
/// All levels that contribute to the same place in the response are combined, and their fields are sorted by response
/// name:
///
///     { user { id }  ...F }   fragment F on Query { user { name } }
///     user: { id } + { name }   id: [id]   name: [name]
///
/// Fields with one response name must have the same shape (A); those that one object can have must also be the same
/// field (B). Both relations are equivalences, so each field is compared with one other field instead of all others.
/// The levels below the fields of one name are then combined in turn: all of them for A, and those of each parent type
/// for B. A combination that was already checked is skipped.
///
/// The algorithm is by Simon Adameit and was published by XING for Sangria.
struct FieldMerge {
    private typealias Index = SelectionGraph.Index

    /// The levels that contribute to one place in the response.
    private struct Place: Hashable {
        /// The levels in ascending order, without duplicates.
        let levels: [SelectionGraph.Index]
        /// Whether only the shapes are compared, because no object has all of the fields.
        let comparesShapeOnly: Bool
    }

    private let context: ValidationContext
    private let graph: SelectionGraph
    private(set) var arguments: ArgumentIdentity
    /// The number of steps spent.
    private(set) var steps = 0
    private var seen: Set<Place> = []
    private var pending: [Place] = []
    /// The last round that encountered each response name and each fragment.
    private var nameRounds: [Int]
    private var fragmentRounds: [Int]
    private var round = 0
    /// Whether all selections of a level were compared as part of a larger set.
    private var isCovered: [Bool]

    init(_ context: ValidationContext) {
        self.context = context
        graph = context.graph
        arguments = ArgumentIdentity(context.document)
        nameRounds = Array(repeating: 0, count: context.document.names.count)
        fragmentRounds = Array(repeating: 0, count: context.fragments.count)
        isCovered = Array(repeating: false, count: context.graph.levels.count)
    }

    /// Returns two fields that cannot be merged; nil if all can, or if the step limit is reached.
    mutating func firstConflict() -> FieldConflict? {
        for level in graph.levels.indices {
            let counts = graph.levels[level]
            // A level with a single selection cannot conflict with itself; the selection's contents are checked at
            // their own level.
            guard counts.fieldCount + counts.spreadCount > 1, !isCovered[level] else { continue }
            pending.append(Place(levels: [Index(level)], comparesShapeOnly: false))
            while let place = pending.popLast() {
                if let conflict = conflict(at: place) { return conflict }
                guard steps <= context.limits.steps else { return nil }
            }
        }
        return nil
    }

    private mutating func conflict(at place: Place) -> FieldConflict? {
        var fields: [Index] = []
        guard collect(place, into: &fields) else { return nil }
        let names = fields.map { graph.fields[Int($0)].responseName }
        let order = fields.indices.sorted { (names[$0], fields[$0]) < (names[$1], fields[$1]) }
        var start = 0
        while start < order.count {
            var end = start + 1
            while end < order.count && names[order[end]] == names[order[start]] { end += 1 }
            if end > start + 1 {
                let group = order[start..<end].map { fields[$0] }
                if let conflict = conflict(in: group, place) { return conflict }
            }
            start = end
        }
        return nil
    }

    /// Collects the fields of levels, including those of fragments.
    ///
    /// - Returns: Whether two fields have the same response name.
    private mutating func collect(_ place: Place, into fields: inout [Index]) -> Bool {
        round += 1
        var hasNamesakes = false
        var levels = place.levels
        while let level = levels.popLast() {
            if !place.comparesShapeOnly { isCovered[Int(level)] = true }
            let counts = graph.levels[Int(level)]
            steps += 1 + Int(counts.fieldCount + counts.spreadCount)
            guard steps <= context.limits.steps else { return false }
            var field = counts.firstField
            while field != SelectionGraph.none {
                let name = Int(graph.fields[Int(field)].responseName)
                if nameRounds[name] == round { hasNamesakes = true }
                nameRounds[name] = round
                fields.append(field)
                field = graph.fields[Int(field)].next
            }
            var spread = counts.firstSpread
            while spread != SelectionGraph.none {
                let fragment = Int(graph.spreads[Int(spread)].fragment)
                if fragment >= 0, fragmentRounds[fragment] != round {
                    fragmentRounds[fragment] = round
                    levels.append(context.fragments[fragment].level)
                }
                spread = graph.spreads[Int(spread)].next
            }
        }
        return hasNamesakes
    }

    // MARK: Fields of one name

    private mutating func conflict(in group: [Index], _ place: Place) -> FieldConflict? {
        let anyParent = group.filter { !graph.fields[Int($0)].isOnObject }
        var byParent: [TypeDefinition.ID: [Index]] = [:]
        for field in group where graph.fields[Int(field)].isOnObject {
            byParent[graph.fields[Int(field)].parent, default: []].append(field)
        }
        if let conflict = shapeConflict(group) { return conflict }
        guard !place.comparesShapeOnly else {
            putTogether(group, shapeOnly: true)
            return nil
        }
        if let conflict = identityConflict(anyParent, byParent) { return conflict }
        guard byParent.count > 1 else {
            putTogether(group, shapeOnly: false)
            return nil
        }
        putTogether(group, shapeOnly: true)
        for fields in byParent.values { putTogether(anyParent + fields, shapeOnly: false) }
        return nil
    }

    private mutating func shapeConflict(_ group: [Index]) -> FieldConflict? {
        guard let first = group.first(where: { graph.fields[Int($0)].type != nil }) else { return nil }
        for field in group where field != first {
            if let conflict = conflict(first, field, areExclusive: true) { return conflict }
        }
        return nil
    }

    private mutating func identityConflict(
        _ anyParent: [Index],
        _ byParent: [TypeDefinition.ID: [Index]]
    ) -> FieldConflict? {
        for fields in [anyParent] + Array(byParent.values) {
            guard let first = anyParent.first ?? fields.first else { continue }
            for field in fields where field != first {
                if let conflict = conflict(first, field, areExclusive: false) { return conflict }
            }
        }
        return nil
    }

    private mutating func conflict(_ a: Index, _ b: Index, areExclusive: Bool) -> FieldConflict? {
        let first = graph.fields[Int(a)]
        let second = graph.fields[Int(b)]
        guard
            let reason = FieldConflict.reason(first, second, areExclusive: areExclusive, context, &arguments)
        else { return nil }
        return FieldConflict(
            responseName: first.responseName,
            reason: reason,
            first: [SyntaxNode.ID(first.node)],
            second: [SyntaxNode.ID(second.node)]
        )
    }

    /// Schedules a combined check of the levels below some fields.
    private mutating func putTogether(_ fields: [Index], shapeOnly: Bool) {
        var levels: Set<Index> = []
        for field in fields where graph.fields[Int(field)].level != SelectionGraph.none {
            levels.insert(source(of: graph.fields[Int(field)].level))
        }
        // A single level is checked on its own by `firstConflict`.
        guard levels.count > 1 else { return }
        let place = Place(levels: levels.sorted(), comparesShapeOnly: shapeOnly)
        if seen.insert(place).inserted { pending.append(place) }
    }

    /// Returns the level of the fragment if a level contains only one fragment spread; otherwise the level itself.
    private func source(of level: Index) -> Index {
        var level = level
        // Limited, because fragments may spread each other in a cycle.
        for _ in 0..<8 {
            let counts = graph.levels[Int(level)]
            guard counts.fieldCount == 0, counts.spreadCount == 1 else { break }
            let fragment = graph.spreads[Int(counts.firstSpread)].fragment
            guard fragment != SelectionGraph.none else { break }
            level = context.fragments[Int(fragment)].level
        }
        return level
    }
}
