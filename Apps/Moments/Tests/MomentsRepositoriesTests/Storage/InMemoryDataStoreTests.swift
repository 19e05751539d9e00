import Foundation
import MomentsRepositories
import Testing

@Suite struct InMemoryDataStoreTests {
    @Test func `data is kept until it is removed`() throws {
        let store = InMemoryDataStore()
        try store.set(data(1), for: "a")
        try store.set(data(2), for: "a")
        try store.set(data(3), for: "b")
        #expect(store.data(for: "a")?.bytes == Data([2]))

        try store.set(nil, for: "a")
        #expect(store.data(for: "a") == nil && store.data(for: "b")?.bytes == Data([3]))

        store.removeAll()
        #expect(store.data(for: "b") == nil)
    }

    @Test func `what was not used for longest makes room`() throws {
        let store = InMemoryDataStore(limit: 33)
        for key in ["a", "b", "c"] { try store.set(StoredData(Data(count: 10)), for: key) }
        _ = store.data(for: "a")

        try store.set(StoredData(Data(count: 10)), for: "d")

        #expect(["a", "b", "c", "d"].map { store.data(for: $0) != nil } == [true, false, true, true])
    }

    @Test func `what is larger than the store cannot be kept, and leaves the rest`() throws {
        let store = InMemoryDataStore(limit: 20)
        try store.set(StoredData(Data(count: 10)), for: "a")

        #expect(throws: InMemoryDataStore.TooLarge.self) { try store.set(StoredData(Data(count: 20)), for: "b") }

        #expect(store.data(for: "a") != nil)
    }

    private func data(_ byte: UInt8) -> StoredData { StoredData(Data([byte])) }
}
