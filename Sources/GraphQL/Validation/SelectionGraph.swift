/// The selections of a document by level of the response: inline fragments are dissolved, spreads are edges.
///
/// Written during the one traversal of a document and read by what looks at fields together: merging, depth, counts. Plain
/// numbers in arrays, linked by index, so that nothing is retained or freed per field.
struct SelectionGraph {
    typealias Index = Int32

    static let none: Index = -1

    /// A field as it is selected.
    struct Field {
        let node: Index
        let name: NameTable.ID
        let responseName: NameTable.ID
        /// The type it is selected on, or `none` where that is unknown.
        let parent: TypeDefinition.ID
        /// Whether the parent is an object, so that fields of other objects never stand in its place.
        let isOnObject: Bool
        let hasArguments: Bool
        /// The type it returns; nil for a field that the schema does not know.
        let type: TypeReference?
        /// The level beneath it, or `none`.
        var level = SelectionGraph.none
        /// The next field of the same level.
        fileprivate(set) var next = SelectionGraph.none
    }

    /// A fragment spread.
    struct Spread {
        let node: Index
        /// The fragment, or `none` where there is no such fragment.
        let fragment: Index
        /// The next spread of the same level.
        fileprivate(set) var next = SelectionGraph.none
    }

    /// What is selected on one level of the response, in the order of the text.
    struct Level {
        fileprivate(set) var firstField = SelectionGraph.none
        fileprivate var lastField = SelectionGraph.none
        fileprivate(set) var firstSpread = SelectionGraph.none
        fileprivate var lastSpread = SelectionGraph.none
        fileprivate(set) var fieldCount: Index = 0
        fileprivate(set) var spreadCount: Index = 0
    }

    private(set) var levels: [Level] = []
    private(set) var fields: [Field] = []
    private(set) var spreads: [Spread] = []

    init(capacity: Int) {
        levels.reserveCapacity(capacity / 4)
        fields.reserveCapacity(capacity)
    }

    /// Adds a level beneath a field, or that of a definition.
    mutating func addLevel(beneath field: Index) -> Index {
        let level = Index(levels.count)
        levels.append(Level())
        if field != Self.none { fields[Int(field)].level = level }
        return level
    }

    mutating func add(_ field: Field, to level: Index) {
        let index = Index(fields.count)
        fields.append(field)
        let last = levels[Int(level)].lastField
        if last == Self.none { levels[Int(level)].firstField = index } else { fields[Int(last)].next = index }
        levels[Int(level)].lastField = index
        levels[Int(level)].fieldCount += 1
    }

    mutating func add(_ spread: Spread, to level: Index) {
        let index = Index(spreads.count)
        spreads.append(spread)
        let last = levels[Int(level)].lastSpread
        if last == Self.none { levels[Int(level)].firstSpread = index } else { spreads[Int(last)].next = index }
        levels[Int(level)].lastSpread = index
        levels[Int(level)].spreadCount += 1
    }

    /// The numbers of a level's fields.
    func fields(of level: Index) -> some Sequence<Index> {
        sequence(first: levels[Int(level)].firstField) { fields[Int($0)].next }.prefix { $0 != Self.none }
    }

    /// The fragments that a level spreads, unknown ones left out.
    func fragments(of level: Index) -> [Index] {
        var fragments: [Index] = []
        var spread = levels[Int(level)].firstSpread
        while spread != Self.none {
            if spreads[Int(spread)].fragment != Self.none { fragments.append(spreads[Int(spread)].fragment) }
            spread = spreads[Int(spread)].next
        }
        return fragments
    }
}
