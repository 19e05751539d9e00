import Foundation
import ObjectStorage
import ObjectStorageTesting
import Testing

/// The client against a server that checks signatures and permissions.
@Suite struct ObjectStoreServerTests {
    private let prefix = "\(UUID().uuidString)/"

    @Test func `an object is written, measured, read, listed and deleted`() async throws {
        let store = try StorageServer.shared.get().store()
        let key = prefix + "a b/é+&=?.webp"
        let data = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })

        try await store.put(data, to: key, contentType: "image/webp")

        #expect(try await store.size(of: key) == data.count)
        #expect(try await store.data(of: key, limit: data.count) == data)
        var arrived = Data()
        try await store.open(key, limit: data.count)?.read { arrived += $0 }
        #expect(arrived == data)
        #expect(try await keys(store) == [key])
        try await store.delete(key)
        try await store.delete(key)
        #expect(try await store.size(of: key) == nil)
        #expect(try await store.data(of: key, limit: 10) == nil)
        #expect(try await store.open(key, limit: 10)?.length == nil)
        #expect(try await keys(store) == [])
    }

    @Test func `writing again replaces the object`() async throws {
        let store = try StorageServer.shared.get().store()
        for text in ["one", "two"] {
            try await store.put(Data(text.utf8), to: prefix + "key", contentType: "text/plain")
        }
        #expect(try await store.data(of: prefix + "key", limit: 10) == Data("two".utf8))
    }

    @Test func `a list has all of 1,100 objects, in pages`() async throws {
        let store = try StorageServer.shared.get().store()
        let names = (0..<1100).map { prefix + String(format: "%04d", $0) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for part in 0..<8 {
                group.addTask {
                    for index in stride(from: part, to: names.count, by: 8) {
                        try await store.put(Data(names[index].utf8), to: names[index], contentType: "text/plain")
                    }
                }
            }
            try await group.waitForAll()
        }

        #expect(try await keys(store) == names)
    }

    @Test func `wrong keys, a missing bucket and a missing permission have different errors`() async throws {
        let server = try StorageServer.shared.get()
        let wrong = [
            (try server.store(keys: StorageKeys(accessKey: "AKIDNONE", secretKey: "x")), "check AWS_ACCESS_KEY_ID"),
            (
                try server.store(keys: StorageKeys(accessKey: server.keys.accessKey, secretKey: "x")),
                "check AWS_SECRET_ACCESS_KEY"
            ),
            (try server.store(bucket: "moments-missing"), "there is no such bucket"),
            (try server.store(bucket: "other"), "check its policy"),
        ]
        for (store, text) in wrong {
            let error = await #expect(throws: ObjectStorageError.self) { try await store.check(prefix: "") }
            #expect(error?.code == .refused && error?.description.contains(text) == true, "\(error?.description ?? "")")
        }
    }

    private func keys(_ store: ObjectStore) async throws -> [String] {
        var keys: [String] = []
        try await store.forEachPage(of: prefix) { keys += $0.map(\.key) }
        return keys
    }
}
