import Foundation
import OrielCoreTransferable
import OrielUniformTypeIdentifiers
import Testing

@Suite struct NSItemProviderTests {
    private func text(_ provider: NSItemProvider) async -> String? {
        await withCheckedContinuation { done in
            provider.loadObject(ofClass: String.self) { text, _ in done.resume(returning: text) }
        }
    }

    @Test func `a text is provided as an object, data, a file and an item`() async throws {
        let provider = NSItemProvider(object: NSString(string: "hello"))

        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(await text(provider) == "hello")
        let item = try await provider.loadItem(forTypeIdentifier: "public.plain-text")
        #expect((item as? NSString).map { String($0) } == "hello")
        let content = await withCheckedContinuation { done in
            provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
                done.resume(returning: url.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
            }
        }
        #expect(content == "hello")
    }

    @Test func `a representation is made when it is loaded`() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) { answer in
            answer(Data("late".utf8), nil)
            return nil
        }

        #expect(await text(provider) == "late")
    }

    @Test func `a type that is not provided is an error`() async {
        let provider = NSItemProvider(item: NSData(data: Data([1])), typeIdentifier: "test.bytes")

        let error = await withCheckedContinuation { done in
            provider.loadDataRepresentation(forTypeIdentifier: "public.image") { _, error in
                done.resume(returning: error as NSError?)
            }
        }

        #expect(error?.domain == NSItemProvider.errorDomain)
        #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }

    @Test func `transferable values are registered and loaded`() async throws {
        let provider = NSItemProvider()
        provider.register("word")

        let result = await withCheckedContinuation { done in
            provider.loadTransferable(type: String.self) { done.resume(returning: $0) }
        }

        #expect(try result.get() == "word")
    }

    @Test func `the file at an address is provided under its type`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("a".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }

        let provider = try #require(NSItemProvider(contentsOf: url))

        #expect(provider.registeredContentTypes == [.plainText, .fileURL])
        #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nothing")) == nil)
    }
}
