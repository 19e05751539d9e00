public import Foundation
public import OrielUniformTypeIdentifiers
import Synchronization

/// Provides an item in one or more representations, for drag and drop and for pasting.
///
///     NSItemProvider(object: NSString(string: note.text))
///     provider.loadObject(ofClass: String.self) { text, _ in ... }
///
/// The item is on the server, or in a file that the browser uploads when a representation is loaded.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// The item in one content type.
    package struct Representation: Sendable {
        package let contentType: UTType
        /// Who may get the item in this type.
        package let visibility: TransferRepresentationVisibility
        package let load: @Sendable () async throws -> TransferContent

        package init(
            _ contentType: UTType,
            visibility: TransferRepresentationVisibility = .all,
            load: @escaping @Sendable () async throws -> TransferContent
        ) {
            self.contentType = contentType
            self.visibility = visibility
            self.load = load
        }
    }

    private struct Contents: Sendable {
        var representations: [Representation] = []
        var suggestedName: String?
    }

    private let contents = Mutex(Contents())

    /// Creates a provider without representations.
    public override init() { super.init() }

    package init(_ representations: [Representation], suggestedName: String? = nil) {
        super.init()
        contents.withLock { $0 = Contents(representations: representations, suggestedName: suggestedName) }
    }

    /// The name of the file if the item is saved as one.
    open var suggestedName: String? {
        get { contents.withLock { $0.suggestedName } }
        set { contents.withLock { $0.suggestedName = newValue } }
    }

    package func register(_ representation: Representation) {
        contents.withLock { $0.representations.append(representation) }
    }

    /// The representations in the order in which they were registered.
    package var representations: [Representation] { contents.withLock { $0.representations } }

    // MARK: - Types

    /// The types of the representations, in the order in which they were registered.
    public var registeredContentTypes: [UTType] { representations.map(\.contentType) }

    /// The identifiers of the types, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

    /// Returns the types that conform to a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Returns whether a representation conforms to the type with an identifier.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: UTType(anyIdentifier: typeIdentifier)) != nil
    }

    /// Returns the first representation that conforms to a type.
    package func representation(conformingTo type: UTType) -> Representation? {
        representations.first { $0.contentType.conforms(to: type) }
    }

    /// Returns the first representation that conforms to a type and may leave the server.
    package func publicRepresentation(conformingTo type: UTType) -> Representation? {
        representations.first { $0.visibility == .all && $0.contentType.conforms(to: type) }
    }
}

extension NSItemProvider {
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The reasons why an item cannot be loaded.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    static func error(_ code: ErrorCode, _ description: String) -> any Error {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: description])
    }
}

/// The programs that may use a representation. Only those for all leave the server, to the clipboard.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess

    var value: TransferRepresentationVisibility {
        switch self {
        case .all: .all
        case .team: .team
        case .group: .group
        case .ownProcess: .ownProcess
        }
    }
}

extension UTType {
    /// The declared type with an identifier, or one that the app declares.
    package init(anyIdentifier identifier: String) {
        self = UTType(identifier) ?? UTType(importedAs: identifier)
    }
}
