/// The selections of a document, by response level: inline fragments are merged into their level, and fragment spreads
/// are edges.
///
/// Written during the single traversal of a document; read by checks that compare fields, such as merging, depth and
/// counts. Consists of plain numbers in arrays, linked by index, so no field costs a retain or a release.
struct SelectionGraph {
    typealias Index = Int32

    static let none: Index = -1

    /// A selected field.
    struct Field {
        let node: Index
        let name: NameTable.ID
        let responseName: NameTable.ID
        /// The parent type, or `none` if it is unknown.
        let parent: TypeDefinition.ID
        /// Whether the parent is an object type; fields on different object types are mutually exclusive.
        let isOnObject: Bool
        let hasArguments: Bool
        /// The field's type; nil for a field that the schema lacks.
        let type: TypeReference?
        /// The level of its selection set, or `none`.
        var level = SelectionGraph.none
        /// The next field on the same level.
        fileprivate(set) var next = SelectionGraph.none
    }

    /// A fragment spread.
    struct Spread {
        let node: Index
        /// The number of the fragment, or `none` if it is undefined.
        let fragment: Index
        /// The next spread on the same level.
        fileprivate(set) var next = SelectionGraph.none
    }

    /// The selections on one level of the response, in source order.
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

    /// Adds a level below a field, or the level of a definition.
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

    /// Returns the indices of a level's fields.
    func fields(of level: Index) -> some Sequence<Index> {
        sequence(first: levels[Int(level)].firstField) { fields[Int($0)].next }.prefix { $0 != Self.none }
    }

    /// Returns the fragments that a level spreads, without undefined ones.
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
