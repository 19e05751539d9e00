import Foundation
import Testing

@testable import OrielFoundation

struct UbiquitousKeyValueStoreTests {
    private let store = NSUbiquitousKeyValueStore(domain: "oriel-test-\(UUID().uuidString)")

    @Test func `keeps values`() {
        store.set("Ada", forKey: "name")
        store.set(Int64(3), forKey: "count")
        store.set(1.5, forKey: "scale")
        store.set(true, forKey: "isNew")
        store.set(Data([1, 2]), forKey: "data")
        store.set(["a", "b"], forKey: "list")
        store.set(["a": 1], forKey: "table")
        defer { remove("name", "count", "scale", "isNew", "data", "list", "table") }

        #expect(store.string(forKey: "name") == "Ada")
        #expect(store.object(forKey: "name") as? String == "Ada")
        #expect(store.longLong(forKey: "count") == 3)
        #expect(store.double(forKey: "scale") == 1.5)
        #expect(store.bool(forKey: "isNew"))
        #expect(store.data(forKey: "data") == Data([1, 2]))
        #expect(store.array(forKey: "list") as? [String] == ["a", "b"])
        #expect(store.dictionary(forKey: "table") as? [String: Int] == ["a": 1])
    }

    @Test func `a removed value is missing`() {
        store.set("Ada", forKey: "name")
        store.removeObject(forKey: "name")
        store.set("Ada", forKey: "family")
        store.set(nil as String?, forKey: "family")

        #expect(store.string(forKey: "name") == nil)
        #expect(store.string(forKey: "family") == nil)
        #expect(store.longLong(forKey: "name") == 0 && store.double(forKey: "name") == 0 && !store.bool(forKey: "name"))
    }

    @Test func `lists its values`() {
        store.set("Ada", forKey: "name")
        defer { remove("name") }

        #expect(store.dictionaryRepresentation["name"] as? String == "Ada")
    }

    @Test func `files are not in iCloud`() {
        let file = URL.documentsDirectory.appending(path: "note.txt")

        #expect(FileManager.default.ubiquityIdentityToken == nil)
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
        #expect(!FileManager.default.isUbiquitousItem(at: file))
        #expect(throws: CocoaError.self) { try FileManager.default.startDownloadingUbiquitousItem(at: file) }
        #expect(throws: CocoaError.self) { try FileManager.default.evictUbiquitousItem(at: file) }
        #expect(throws: CocoaError.self) {
            try FileManager.default.setUbiquitous(true, itemAt: file, destinationURL: file)
        }
    }

    private func remove(_ keys: String...) {
        for key in keys { store.removeObject(forKey: key) }
    }
}
