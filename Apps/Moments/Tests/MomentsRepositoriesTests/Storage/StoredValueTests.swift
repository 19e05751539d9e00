import Foundation
import MomentsModel
import Testing

@testable import MomentsRepositories

@MainActor
@Suite struct StoredValueTests {
    private let store = InMemoryDataStore()

    @Test func `sessions share one decoded value while one of them holds it`() throws {
        try store.set(StoredData(JSONCoding.encoder().encode(["a", "b"])), for: "names")
        let data = try #require(store.data(for: "names"))

        var first: SharedValue<[String]>? = data.decoded()
        #expect(first?.value == ["a", "b"] && data.decoded(as: [String].self) === first)

        weak let kept = first
        first = nil
        #expect(kept == nil)
        #expect(data.decoded(as: [String].self)?.value == ["a", "b"])
    }

    @Test func `bytes of another format are no value`() throws {
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
}
