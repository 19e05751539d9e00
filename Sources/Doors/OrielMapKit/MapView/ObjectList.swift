/// Objects in the order in which they were added, each once. Objects are the same if they are identical.
struct ObjectList<Object> {
    private(set) var objects: [Object] = []
    private var known: Set<ObjectIdentifier> = []
    private let id: (Object) -> ObjectIdentifier

    init(id: @escaping (Object) -> ObjectIdentifier) { self.id = id }

    /// Adds an object at the end, unless the list contains it.
    mutating func append(_ object: Object) {
        if known.insert(id(object)).inserted { objects.append(object) }
    }

    /// Adds an object in front of the one at an index, unless the list contains it.
    mutating func insert(_ object: Object, at index: Int) {
        guard known.insert(id(object)).inserted else { return }
        objects.insert(object, at: min(max(index, 0), objects.count))
    }

    /// Removes objects. Those that the list does not contain are ignored.
    ///
    /// - Complexity: O(*n* + *m*) in the length of the list and the number of objects.
    mutating func remove(_ removed: [Object]) {
        let id = id
        let ids = known.intersection(removed.map(id))
        guard !ids.isEmpty else { return }
        known.subtract(ids)
        objects.removeAll { ids.contains(id($0)) }
    }
}
