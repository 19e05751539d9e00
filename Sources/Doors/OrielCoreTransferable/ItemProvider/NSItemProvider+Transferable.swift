public import Foundation
import OrielUniformTypeIdentifiers

extension NSItemProvider {
    /// Adds the representations of a transferable value.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        register(making: transferable)
    }

    /// Adds the representations of a transferable value, which is made each time one is loaded, and now if the
    /// representations depend on it.
    package func register<T: Transferable>(making value: @escaping @Sendable () -> T) {
        let coders = TransferCoder<T>.all()
        let sample: T? = coders.contains { $0.condition != nil || $0.fileName != nil } ? value() : nil
        for coder in coders {
            guard let write = coder.write, sample.map(coder.exports) ?? true else { continue }
            register(
                Representation(coder.contentType, visibility: coder.visibility) { try await write(value()) }
            )
            if suggestedName == nil, let sample { suggestedName = coder.fileName?(sample) }
        }
    }

    /// Loads the item as a value of a type.
    ///
    /// - Parameter completionHandler: Called on any thread.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type,
        completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        load({ try await self.value(of: T.self) }) { value, error in
            if let value {
                completionHandler(.success(value))
            } else {
                completionHandler(.failure(error ?? Self.error(.unknownError, "The item cannot be loaded.")))
            }
        }
    }

    /// Returns whether the item can be loaded as a value of a type.
    package func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
        TransferCoder<T>.all().contains { $0.read != nil && representation(conformingTo: $0.contentType) != nil }
    }

    /// Loads the item as a value of a type, from the first of the type's representations that the item has.
    package func value<T: Transferable>(of type: T.Type) async throws -> sending T {
        for coder in TransferCoder<T>.all() {
            guard let read = coder.read, representation(conformingTo: coder.contentType) != nil else { continue }
            let (found, content) = try await content(conformingTo: coder.contentType)
            let file = try LentFile(content, of: found, name: suggestedName)
            let value = try await read(file.url)
            // The file exists until the value has been read.
            nonisolated(unsafe) let sent = withExtendedLifetime(file) { value }
            return sent
        }
        throw Self.error(.unavailableCoercionError, "The item cannot be loaded as \(T.self).")
    }
}
