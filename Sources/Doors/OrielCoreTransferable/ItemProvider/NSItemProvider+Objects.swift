public import Foundation
import OrielUniformTypeIdentifiers

/// An object that an item provider can provide as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types in which the object can be provided, in order of preference.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    var writableTypeIdentifiersForItemProvider: [String] { get }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// An object that can be created from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The types from which the object can be created, in order of preference.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProvider {
    /// Creates a provider of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a text, an address, data, or an object that can be archived.
    ///
    /// - Parameter typeIdentifier: The type of the item; nil for the usual type of its class.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        switch item {
        case let text as NSString: register(Data(String(text).utf8), as: typeIdentifier, default: .utf8PlainText)
        case let url as NSURL: register(Data(url.absoluteString.utf8), as: typeIdentifier, default: .url)
        case let data as NSData: register(Data(data), as: typeIdentifier, default: .data)
        case let item?:
            let archive = try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
            if let archive { register(archive, as: typeIdentifier, default: .data) }
        case nil: break
        }
    }

    private func register(_ data: Data, as identifier: String?, default type: UTType) {
        register(Representation(identifier.map { UTType(anyIdentifier: $0) } ?? type) { .data(data) })
    }

    /// Adds the representations of an object.
    public func registerObject(
        _ object: any NSItemProviderWriting,
        visibility: NSItemProviderRepresentationVisibility
    ) {
        // The provider uses the object only to make its data.
        let lent = LentObject(object: object)
        for identifier in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { answer in
                lent.object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: answer)
            }
        }
    }

    /// Returns whether an object of a class can be created from a representation.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readable(aClass.readableTypeIdentifiersForItemProvider) != nil
    }

    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Creates an object of a class from the best representation.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        load({ try await LoadedObject(object: self.object(of: aClass)) }) { loaded, error in
            completionHandler(loaded?.object, error)
        }
    }

    /// Creates a value, such as a `String` or a `URL`, from the best representation.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass aClass: T.Type,
        completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        load({ try await LoadedObject(object: self.object(of: T._ObjectiveCType.self)) }) { loaded, error in
            completionHandler(loaded?.object as? T, error)
        }
    }

    private func object(of aClass: any NSItemProviderReading.Type) async throws -> any NSItemProviderReading {
        guard let type = readable(aClass.readableTypeIdentifiersForItemProvider) else {
            throw Self.error(.unavailableCoercionError, "The item cannot be loaded as \(aClass).")
        }
        let (found, content) = try await content(conformingTo: type)
        return try aClass.object(withItemProviderData: content.data(), typeIdentifier: found.identifier)
    }

    /// Returns the first of the types to which a representation conforms.
    private func readable(_ identifiers: [String]) -> UTType? {
        identifiers.lazy.map { UTType(anyIdentifier: $0) }.first { self.representation(conformingTo: $0) != nil }
    }
}

private struct LentObject: @unchecked Sendable {
    let object: any NSItemProviderWriting
}

private struct LoadedObject: @unchecked Sendable {
    let object: any NSItemProviderReading
}

// MARK: - Foundation's objects

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.plainText.identifier, UTType.text.identifier, UTType.url.identifier]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(self).utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(bytes: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return object
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    public var writableTypeIdentifiersForItemProvider: [String] {
        [(isFileURL ? UTType.fileURL : .url).identifier]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let object = NSURL(string: text) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return object
    }
}
