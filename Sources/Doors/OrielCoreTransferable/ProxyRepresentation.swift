import Foundation

/// A representation of an item by another transferable type.
///
///     ProxyRepresentation(exporting: \.title)
///
/// The conditions and names of files of the other type are used, too. Because the item is converted asynchronously,
/// they are known only when it is exported: `exportedContentTypes(_:)` contains the types of all representations of the
/// other type, `suggestedFilename` is nil, and an export in a type skips a representation whose condition is false.
public struct ProxyRepresentation<Item: Transferable, ProxyType: Transferable>: TransferRepresentation,
    PrimitiveRepresentation
{
    public typealias Body = Never

    private let exporting: (@Sendable (Item) async throws -> ProxyType)?
    private let importing: (@Sendable (ProxyType) async throws -> Item)?

    /// Creates a representation for export and import.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyType,
        importing: @escaping @Sendable (ProxyType) async throws -> Item
    ) {
        (self.exporting, self.importing) = (exporting, importing)
    }

    /// Creates a representation for export only.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyType) {
        (self.exporting, importing) = (exporting, nil)
    }

    /// Creates a representation for import only.
    public init(importing: @escaping @Sendable (ProxyType) async throws -> Item) {
        (exporting, self.importing) = (nil, importing)
    }

    var coders: [TransferCoder<Item>] {
        TransferCoder<ProxyType>.all().map { coder in
            TransferCoder(
                contentType: coder.contentType,
                read: read(by: coder),
                write: write(by: coder),
                proxyFileName: name(by: coder),
                visibility: coder.visibility
            )
        }
    }

    private func read(by coder: TransferCoder<ProxyType>) -> (@Sendable (URL) async throws -> Item)? {
        guard let read = coder.read, let importing else { return nil }
        return { try await importing(read($0)) }
    }

    private func write(by coder: TransferCoder<ProxyType>) -> (@Sendable (Item) async throws -> TransferContent)? {
        guard let write = coder.write, let exporting else { return nil }
        return { item in
            let proxy = try await exporting(item)
            guard coder.exports(proxy) else { throw UnexportedProxy(contentType: coder.contentType) }
            return try await write(proxy)
        }
    }

    private func name(by coder: TransferCoder<ProxyType>) -> (@Sendable (Item) async throws -> String?)? {
        guard let exporting, coder.fileName != nil || coder.proxyFileName != nil else { return nil }
        return { try await coder.name(of: exporting($0)) }
    }
}
