import Foundation
import MomentsModel
import Synchronization

/// The bytes of a store, and the value that they encode, which is decoded once for all sessions that use it.
public final class StoredData: Sendable {
    private struct State {
        weak var shared: (any AnyObject & Sendable)?
    }

    public let bytes: Data
    private let state = Mutex(State())

    public init(_ bytes: Data) { self.bytes = bytes }

    init<Value: Encodable & Sendable>(encoding shared: DecodedValue<Value>) throws {
        bytes = try JSONCoding.encoder().encode(shared.value)
        share(shared)
    }

    /// Gives the value to later sessions, as long as one holds it.
    func share<Value: Sendable>(_ shared: DecodedValue<Value>) {
        state.withLock { $0.shared = shared }
    }

    /// Returns the value; nil if the bytes have another format.
    func decoded<Value: Decodable & Sendable>(as type: Value.Type = Value.self) -> DecodedValue<Value>? {
        state.withLock { state in
            if let shared = state.shared as? DecodedValue<Value> { return shared }
            guard let value = try? JSONCoding.decoder().decode(Value.self, from: bytes) else { return nil }
            let shared = DecodedValue(value)
            state.shared = shared
            return shared
        }
    }
}

/// A value that the sessions of a person share while one of them uses it.
final class DecodedValue<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
