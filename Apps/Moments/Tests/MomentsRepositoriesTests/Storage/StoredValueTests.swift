import Foundation
import MomentsModel
import Synchronization
import Testing

@testable import MomentsRepositories

@MainActor
@Suite struct StoredValueTests {
    private let store = InMemoryDataStore()

    @Test func `sessions share one decoded value while one of them holds it`() throws {
        try store.set(StoredData(JSONCoding.encoder().encode(["a", "b"])), for: "names")
        let data = try #require(store.data(for: "names"))

        var first: DecodedValue<[String]>? = data.decoded()
        #expect(first?.value == ["a", "b"] && data.decoded(as: [String].self) === first)

        weak let kept = first
        first = nil
        #expect(kept == nil)
        #expect(data.decoded(as: [String].self)?.value == ["a", "b"])
    }

    @Test func `bytes of another format are read as nil`() throws {
        try store.set(StoredData(Data("{}".utf8)), for: "names")

        #expect(try StoredValue<[String]>("names", in: store).read() == nil)
    }

    @Test func `what one session has written is read by the next`() throws {
        let writer = StoredValue<[String]>("names", in: store)
        try writer.write(["a"])
        let written = store.data(for: "names")
        try writer.write(["a"])
        #expect(store.data(for: "names") === written)

        let reader = StoredValue<[String]>("names", in: store)
        #expect(try reader.read() == ["a"])
        try reader.write(["b"])
        #expect(try writer.read() == ["b"])
        try writer.write(nil)
        #expect(store.data(for: "names") == nil)
    }

    @Test(arguments: [["b"], ["a"], nil] as [[String]?]) func `a value is written again after a write that failed`(
        value: [String]?
    ) throws {
        let store = FailingStore()
        let names = StoredValue<[String]>("names", in: store)
        try names.write(["a"])
        store.isFailing.withLock { $0 = true }
        #expect(throws: RepoError.self) { try names.write(["b"]) }
        store.isFailing.withLock { $0 = false }

        try names.write(value)

        #expect(store.writeCount.withLock { $0 } == 3)
        #expect(try StoredValue<[String]>("names", in: store).read() == value)
        // From here on, only changes are written.
        try names.write(value)
        #expect(store.writeCount.withLock { $0 } == 3)
        // The bytes belong to the value that later sessions share.
        if let value, let data = store.data(for: "names") {
            #expect(data.decoded(as: [String].self)?.value == value)
            #expect(try JSONCoding.decoder().decode([String].self, from: data.bytes) == value)
        }
    }
}

/// A store that fails on a test's request, before it changes anything.
private final class FailingStore: PersistentDataStore {
    private struct Full: Error {}

    let isFailing = Mutex(false)
    let writeCount = Mutex(0)
    private let inner = InMemoryDataStore()

    func data(for key: String) -> StoredData? { inner.data(for: key) }

    func set(_ data: StoredData?, for key: String) throws {
        writeCount.withLock { $0 += 1 }
        if isFailing.withLock({ $0 }) { throw Full() }
        try inner.set(data, for: key)
    }

    func removeAll() { inner.removeAll() }
}
