/// A dynamic property inside a node's copy of a view.
struct PropertyField {
    private let address: UnsafeMutableRawPointer

    @inline(__always)
    init(_ address: UnsafeMutableRawPointer) { self.address = address }

    /// The storage reference that every `StoredProperty` has as its first field.
    @inline(__always)
    var storage: PropertyStorage? {
        get { address.assumingMemoryBound(to: PropertyStorage?.self).pointee }
        nonmutating set { address.assumingMemoryBound(to: PropertyStorage?.self).pointee = newValue }
    }

    /// The property wrapper.
    @inline(__always)
    func wrapper<P>(_ type: P.Type) -> P { address.assumingMemoryBound(to: P.self).pointee }

    /// A stored field of the wrapper.
    ///
    /// - Parameter offset: In bytes.
    @inline(__always)
    func value<T>(_ type: T.Type, at offset: Int) -> T { (address + offset).assumingMemoryBound(to: T.self).pointee }

    /// Exchanges the storage with that of the same property in another value, without reference counting.
    @inline(__always)
    func exchangeStorage(with other: PropertyField) {
        swap(
            &address.assumingMemoryBound(to: UInt.self).pointee,
            &other.address.assumingMemoryBound(to: UInt.self).pointee
        )
    }

    /// Calls `update()` of a custom wrapper in place.
    @MainActor
    func update<P: DynamicProperty>(_ type: P.Type) { address.assumingMemoryBound(to: P.self).pointee.update() }
}
