@_spi(Reflection) import Swift

/// Where the instances of a class keep their `@Published` properties, inherited ones included.
struct PublishedFields: Sendable {
    private let offsets: [Int]

    var isEmpty: Bool { offsets.isEmpty }

    /// The fields of a class; looked for once per process.
    static func of(_ type: AnyClass) -> PublishedFields {
        cache.fields(of: type)
    }

    /// The publisher that the properties of this object announce their changes to; made and handed to them if they lack
    /// one.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        if let installed = installedPublisher(of: object) { return installed }
        return installation.withLock {
            // Another thread may have been faster, or one property was replaced after the others got their publisher.
            let publisher = storages(of: object).lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
            for storage in storages(of: object) where storage.willChange !== publisher {
                storage.willChange = publisher
            }
            return publisher
        }
    }

    /// - Returns: `nil` unless all properties have the same publisher.
    private func installedPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
        var common: ObservableObjectPublisher?
        for storage in storages(of: object) {
            guard let publisher = storage.willChange, common == nil || common === publisher else { return nil }
            common = publisher
        }
        return common
    }

    private func storages(of object: AnyObject) -> some Sequence<AnyPublishedStorage> {
        // The first and only field of `Published` is its storage.
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return offsets.lazy.map { base.load(fromByteOffset: $0, as: AnyPublishedStorage.self) }
    }

    fileprivate init(lookingInto type: AnyClass) {
        var offsets: [Int] = []
        // `.classType`, which strict concurrency rejects because the standard library declares it as a variable.
        _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
            if fieldType is any PublishedProperty.Type { offsets.append(offset) }
            return true
        }
        self.offsets = offsets
    }
}

/// Marks `Published`, whatever its value.
protocol PublishedProperty {}

private let cache = PublishedFieldsCache()
private let installation = Lock()

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
