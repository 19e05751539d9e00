/// Objects of which equal ones exist once, found by a hash of their content. References are weak.
///
/// Its owner locks it. An object removes itself when it is deallocated.
struct SharedObjects<Object: AnyObject & Sendable>: Sendable {
    private struct Reference: Sendable {
        let id: ObjectIdentifier
        weak let object: Object?
    }

    private var known: [Int: [Reference]] = [:]

    var count: Int { known.values.reduce(0) { $0 + $1.count } }

    /// Returns the object with a key that satisfies `isEqual`; adds a new one if there is none.
    ///
    /// - Parameter met: Keeps the objects that were looked at. It must be released after the lock, because an object takes the
    ///   lock when it is deallocated.
    mutating func object(
        for key: Int,
        keeping met: inout [Object],
        where isEqual: (Object) -> Bool,
        make: () -> Object
    ) -> Object {
        for reference in known[key] ?? [] {
            guard let object = reference.object else { continue }
            met.append(object)
            if isEqual(object) { return object }
        }
        let new = make()
        known[key, default: []].append(Reference(id: ObjectIdentifier(new), object: new))
        return new
    }

    /// Removes an object that is being deallocated. It is known by its address: to resolve the other weak references here
    /// could make the caller the last owner of another object, which would then enter the lock again.
    mutating func remove(_ id: ObjectIdentifier, for key: Int) {
        known[key]?.removeAll { $0.id == id }
        if known[key]?.isEmpty == true { known[key] = nil }
    }
}
