/// A type whose values can be transferred: picked from a photo library, shared, or saved as a file.
///
///     struct Note: Transferable {
///         var text: String
///         static var transferRepresentation: some TransferRepresentation {
///             ProxyRepresentation(exporting: \.text) { Note(text: $0) }
///         }
///     }
public protocol Transferable: SendableMetatype {
    associatedtype Representation: TransferRepresentation

    /// The representations of the type, in order of preference.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation in which an item is transferred.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the transferred item.
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation

    @TransferRepresentationBuilder<Item> var body: Self.Body { get }
}

extension Never: TransferRepresentation {
    public typealias Item = Never

    public var body: Never { fatalError("There is no value of the type Never.") }
}

extension Never: Transferable {
    public static var transferRepresentation: Never {
        preconditionFailure("There is no value of the type Never, so it has no representation.")
    }
}

/// A result builder that combines several representations of an item.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
        var coders: [TransferCoder<Item>] = []
        repeat coders += TransferCoder<Item>.all(of: each content)
        return TupleTransferRepresentation(coders: coders)
    }
}

/// Several representations of an item, in order of preference.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    public typealias Body = Never

    let coders: [TransferCoder<Item>]
}

extension TupleTransferRepresentation: PrimitiveRepresentation {}

extension TransferRepresentation where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive representation: it has no body.")
    }
}
