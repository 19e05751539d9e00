import Foundation

/// A representation of an item by another transferable type.
///
///     ProxyRepresentation(exporting: \.title)
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
        return { try await write(exporting($0)) }
    }
}
