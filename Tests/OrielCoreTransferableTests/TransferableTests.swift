import Foundation
import OrielCoreTransferable
import OrielUniformTypeIdentifiers
import Testing

@Suite struct TransferableTests {
    struct Note: Transferable, Codable, Equatable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.text) { Note(text: $0) }
        }
    }

    struct Film: Transferable {
        var name: String

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(importedContentType: .movie) { received in Film(name: received.file.lastPathComponent) }
        }
    }

    private func file(_ text: String, named name: String = UUID().uuidString) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func written(_ content: TransferContent) throws -> String {
        switch content {
        case .data(let data): String(decoding: data, as: UTF8.self)
        case .file(let url): try String(contentsOf: url, encoding: .utf8)
        }
    }

    @Test func `several forms come in their order`() {
        let types = TransferCoder<Note>.all().map(\.contentType)

        #expect(types == [.json, .utf8PlainText, .text])
    }

    @Test func `a codable thing goes out and comes in as JSON`() async throws {
        let coder = try #require(TransferCoder<Note>.all().first)
        let url = try file(#"{"text":"in"}"#)
        defer { try? FileManager.default.removeItem(at: url) }

        #expect(try await coder.read?(url) == Note(text: "in"))
        let write = try #require(coder.write)
        #expect(try written(await write(Note(text: "out"))) == #"{"text":"out"}"#)
    }

    @Test func `a thing comes in and goes out as another`() async throws {
        let coder = TransferCoder<Note>.all()[1]
        let url = try file("in")
        defer { try? FileManager.default.removeItem(at: url) }

        #expect(try await coder.read?(url) == Note(text: "in"))
        let write = try #require(coder.write)
        #expect(try written(await write(Note(text: "out"))) == "out")
    }

    @Test func `a file comes in as it is, and what has no way out has none`() async throws {
        let coder = try #require(TransferCoder<Film>.all().first)
        let url = try file("", named: "\(UUID().uuidString).mov")
        defer { try? FileManager.default.removeItem(at: url) }

        #expect(try await coder.read?(url).name == url.lastPathComponent)
        #expect(coder.write == nil && coder.contentType == .movie)
    }

    @Test func `data that is not a text is an error`() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data([0xFF, 0xFE, 0xFF]).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let coder = TransferCoder<String>.all()[0]

        await #expect(throws: CocoaError.self) { _ = try await coder.read?(url) }
    }

    /// A page that is a file with a name only if it has a title.
    struct Page: Transferable, Equatable {
        var title: String

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation<Page>(contentType: .html) {
                Data($0.title.utf8)
            } importing: {
                Page(title: String(decoding: $0, as: UTF8.self))
            }
            .exportingCondition { !$0.title.isEmpty }
            .exportingCondition { $0.title != "Draft" }
            .suggestedFileName { $0.title }
            ProxyRepresentation<Page, String>(exporting: \.title).visibility(.team)
        }
    }

    @Test func `a representation is used for items that satisfy all of its conditions`() {
        #expect(Page(title: "News").exportedContentTypes() == [.html])
        #expect(Page(title: "").exportedContentTypes() == [])
        #expect(Page(title: "Draft").exportedContentTypes(.ownProcess) == [.utf8PlainText])
        #expect(Page.exportedContentTypes() == [.html])
        #expect(Page.exportedContentTypes(.ownProcess) == [.html, .utf8PlainText])
        #expect(Page.importedContentTypes() == [.html])
    }

    @Test func `an item has the name that its first representation suggests`() {
        #expect(Page(title: "News").suggestedFilename == "News")
        #expect(Page(title: "Draft").suggestedFilename == nil)
        #expect(TransferRepresentationVisibility.all != .group)
    }

    /// An item that is exported as a page or, if the page is a draft, as a text.
    struct Chapter: Transferable {
        var page: Page

        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation<Chapter, Page>(exporting: \.page)
        }
    }

    @Test func `the conditions of a proxy are those of the item`() async throws {
        let chapter = Chapter(page: Page(title: "News"))
        let draft = Chapter(page: Page(title: "Draft"))

        #expect(try await chapter.exported(as: .html) == Data("News".utf8))
        await #expect(throws: NSError.self) { _ = try await draft.exported(as: .html) }
        // HTML is a text, and comes first.
        #expect(try await draft.exported(as: .text) == Data("Draft".utf8))
    }

    @Test func `an item has the name of its proxy`() async throws {
        let chapter = Chapter(page: Page(title: "News"))

        let name = try await chapter.withExportedFile(contentType: .html) { $0.lastPathComponent }

        #expect(name == "News.html")
        #expect(try await TransferCoder<Chapter>.all().first?.name(of: chapter) == "News")
    }

    @Test func `an item is exported and imported`() async throws {
        let page = Page(title: "News")

        #expect(try await page.exported(as: .html) == Data("News".utf8))
        #expect(try await Page(importing: Data("In".utf8), contentType: .html) == Page(title: "In"))
        let (name, content) = try await page.withExportedFile(contentType: .html) { file in
            (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
        }
        #expect(name == "News.html" && content == "News")
        let url = try file("From a file", named: "\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(try await Page(importing: url, contentType: nil) == Page(title: "From a file"))
    }

    @Test func `a type without a representation is an error`() async {
        await #expect(throws: NSError.self) { _ = try await Page(title: "").exported(as: .html) }
        await #expect(throws: NSError.self) { _ = try await Page(importing: Data(), contentType: .png) }
    }

    @Test func `a provider has the representations that are for its item`() {
        let provider = NSItemProvider()
        provider.register(Page(title: "News"))
        #expect(provider.registeredContentTypes == [.html, .utf8PlainText])
        #expect(provider.suggestedName == "News")
        #expect(provider.publicRepresentation(conformingTo: .text)?.contentType == .html)

        let draft = NSItemProvider()
        draft.register(Page(title: "Draft"))
        #expect(draft.registeredContentTypes == [.utf8PlainText])
        #expect(draft.publicRepresentation(conformingTo: .text) == nil)
    }
}
