@_spi(Reflection) import Swift

/// The offsets of a class's `@Published` properties, including inherited ones.
struct PublishedFields: Sendable {
    private let offsets: [Int]

    var isEmpty: Bool { offsets.isEmpty }

    /// Returns the fields of a class; computed once per process.
    static func of(_ type: AnyClass) -> PublishedFields {
        cache.fields(of: type)
    }

    /// Returns the publisher of an object's properties. Creates it and sets it on the properties that lack it.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        if let installed = installedPublisher(of: object) { return installed }
        return installation.withLock {
            // Another thread may have set the publisher in the meantime, or a property may have been replaced later.
            let publisher = storages(of: object).lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
            for storage in storages(of: object) where storage.willChange !== publisher {
                storage.willChange = publisher
            }
            return publisher
        }
    }

    /// Returns the publisher that all properties share; `nil` if they do not share one.
    private func installedPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
        var common: ObservableObjectPublisher?
        for storage in storages(of: object) {
            guard let publisher = storage.willChange, common == nil || common === publisher else { return nil }
            common = publisher
        }
        return common
    }

    private func storages(of object: AnyObject) -> some Sequence<AnyPublishedStorage> {
        // The storage is the first and only field of `Published`.
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return offsets.lazy.map { base.load(fromByteOffset: $0, as: AnyPublishedStorage.self) }
    }

    fileprivate init(lookingInto type: AnyClass) {
        var offsets: [Int] = []
        // The value of `.classType`, which strict concurrency rejects because the standard library declares it as a
        // variable.
        _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
            if fieldType is any PublishedProperty.Type { offsets.append(offset) }
            return true
        }
        self.offsets = offsets
    }
}

/// A marker for `Published` with any value type.
protocol PublishedProperty {}

private let cache = PublishedFieldsCache()
private let installation = Lock()

/// Unchecked, because the lock protects the table; `Mutex` would add a closure to each access of a published property.
private final class PublishedFieldsCache: @unchecked Sendable {
    private let lock = Lock()

    // Protected by `lock`.
    private var known: [ObjectIdentifier: PublishedFields] = [:]

    func fields(of type: AnyClass) -> PublishedFields {
        let key = ObjectIdentifier(type)
        if let fields = lock.withLock({ known[key] }) { return fields }
        let fields = PublishedFields(lookingInto: type)
        lock.withLock { known[key] = fields }
        return fields
    }
}
