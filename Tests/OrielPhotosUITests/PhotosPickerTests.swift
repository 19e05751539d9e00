import Foundation
import OrielCore
import OrielCoreTransferable
import OrielPhotosUI
import OrielTesting
import OrielUniformTypeIdentifiers
import Synchronization
import Testing

@MainActor
@Suite struct PhotosPickerTests {
    /// The selection, accessible to the test.
    @MainActor final class Picked {
        var item: PhotosPickerItem?
        var items: [PhotosPickerItem] = []
        var one: Binding<PhotosPickerItem?> { Binding(get: { self.item }, set: { self.item = $0 }) }
        var many: Binding<[PhotosPickerItem]> { Binding(get: { self.items }, set: { self.items = $0 }) }
    }

    /// Returns the event that a browser sends after files were chosen.
    private func choice(_ names: [String]) -> ElementEvent {
        let files = names.enumerated().map { #"{"id":\#($0),"name":"\#($1)","type":"image/png","size":12}"# }
        return .choose("[\(files.joined(separator: ","))]")
    }

    private func button(_ host: ViewHost) throws -> ElementTree {
        try #require(host.elements(.button).first)
    }

    @Test func `the button says what the browser is to offer`() throws {
        let host = ViewHost { PhotosPicker("Pick", selection: Picked().many, maxSelectionCount: 4, matching: .images) }

        let element = try button(host).element

        #expect(element.attributes.string(.role) == "files" && element.attributes.string(.contentType) == "image/*")
        #expect(element.attributes.number(.count) == 4)
        // The browser handles the tap.
        #expect(element.events == .change)
        #expect(host.texts == ["Pick"])
    }

    @Test(
        arguments: [
            (PHPickerFilter.images, "image/*"), (.videos, "video/*"),
            (.any(of: [.images, .videos]), "image/*,video/*"),
            (.not(.videos), "image/*"), (.all(of: [.images, .not(.videos)]), "image/*"), (nil, "image/*,video/*"),
            (.screenshots, "image/*"), (.not(.livePhotos), "image/*,video/*"),
            (.all(of: [.videos, .slomoVideos]), "video/*"),
            (.any(of: [.images, .not(.screenRecordings)]), "image/*,video/*"),
            (.all(of: [.images, .not(.bursts)]), "image/*"),
        ] as [(PHPickerFilter?, String)]
    )
    func `filters are sets of pictures and films`(filter: PHPickerFilter?, list: String) throws {
        let host = ViewHost { PhotosPicker("Pick", selection: Picked().one, matching: filter) }

        #expect(try button(host).element.attributes.string(.contentType) == list)
    }

    @Test func `a picked photo is an item with its content type`() async throws {
        let (picked, files) = (Picked(), FileStub())
        let host = ViewHost { PhotosPicker("Pick", selection: picked.one).environment(\.fileHost, files) }

        #expect(await host.send(choice(["a.png"]), to: try button(host).id))

        let item = try #require(picked.item)
        #expect(item.supportedContentTypes == [.png] && item.itemIdentifier == nil)
        #expect(item == item && item != PhotosPickerItem(itemIdentifier: "1"))
    }

    @Test func `a selection over the limit is truncated`() async throws {
        let (picked, files) = (Picked(), FileStub())
        let host = ViewHost {
            PhotosPicker("Pick", selection: picked.many, maxSelectionCount: 2).environment(\.fileHost, files)
        }

        _ = await host.send(choice(["a.png", "b.png", "c.png"]), to: try button(host).id)

        #expect(picked.items.count == 2 && Set(picked.items).count == 2)
    }

    @Test(arguments: ["", "{}", "[]", "[1]", #"[{"id":0}]"#])
    func `an invalid choice selects nothing`(json: String) async throws {
        let (picked, files) = (Picked(), FileStub())
        let host = ViewHost { PhotosPicker("Pick", selection: picked.many).environment(\.fileHost, files) }

        _ = await host.send(.choose(json), to: try button(host).id)

        #expect(picked.items.isEmpty)
    }

    @Test func `a disabled picker picks nothing`() async throws {
        let (picked, files) = (Picked(), FileStub())
        let host = ViewHost {
            PhotosPicker("Pick", selection: picked.one).disabled(true).environment(\.fileHost, files)
        }

        #expect(await !host.send(choice(["a.png"]), to: try button(host).id))

        #expect(picked.item == nil)
    }

    // MARK: - Loading

    private func pick(_ names: [String], from files: FileStub) async throws -> [PhotosPickerItem] {
        let picked = Picked()
        let host = ViewHost { PhotosPicker("Pick", selection: picked.many).environment(\.fileHost, files) }
        _ = await host.send(choice(names), to: try button(host).id)
        return picked.items
    }

    @Test func `an item is loaded as data and as what it can be`() async throws {
        let item = try #require(try await pick(["a.png"], from: FileStub()).first)

        #expect(try await item.loadTransferable(type: Data.self) == Data("a.png".utf8))
        #expect(try await item.loadTransferable(type: String.self) == nil)
        #expect(try await PhotosPickerItem(itemIdentifier: "1").loadTransferable(type: Data.self) == nil)
    }

    @Test func `an item that is not a picture is an error`() async throws {
        let item = try #require(try await pick(["a.png"], from: FileStub()).first)

        await #expect(throws: CocoaError.self) { _ = try await item.loadTransferable(type: Image.self) }
    }

    @Test func `loading reports its progress`() async throws {
        let item = try #require(try await pick(["a.png"], from: FileStub()).first)
        let (results, continuation) = AsyncStream.makeStream(of: Int.self)

        let progress = item.loadTransferable(type: Data.self) { result in
            continuation.yield((try? result.get())?.count ?? -1)
            continuation.finish()
        }

        #expect(await results.reduce(0, +) == 5)
        #expect(progress.isFinished && progress.totalUnitCount == 12)
    }

    @Test func `files are released with the last item of a choice`() async throws {
        let files = FileStub()
        var items = try await pick(["a.png", "b.png"], from: files)
        items.removeFirst()
        #expect(files.forgotten.withLock { $0 } == [])

        items.removeFirst()

        #expect(files.forgotten.withLock { $0 } == ["a.png", "b.png"])
    }
}

extension ViewHost {
    fileprivate func elements(_ kind: Element.Kind) -> [ElementTree] {
        func found(in trees: [ElementTree]) -> [ElementTree] {
            trees.flatMap { ($0.element.kind == kind ? [$0] : []) + found(in: $0.children) }
        }
        return found(in: elementTrees)
    }
}

/// A file host whose files contain their names.
private final class FileStub: FileHost {
    let forgotten = Mutex<[String]>([])

    func chooseFiles(_ kinds: FileKinds, limit: Int) async throws -> [ChosenFile] { [] }

    func fetch(
        _ file: ChosenFile,
        kinds: FileKinds,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws -> FetchedFile {
        progress(5)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(file.name.utf8).write(to: url)
        return FetchedFile(url: url, size: 5, owner: Deletion(url: url))
    }

    private final class Deletion: Sendable {
        let url: URL
        init(url: URL) { self.url = url }
        deinit { unlink(url.path) }
    }

    func keep(_ file: FetchedFile) {}
    func forget(_ files: [ChosenFile]) { forgotten.withLock { $0 += files.map(\.name) } }

    func offer(_ content: TransferContent, name: String, mediaType: String) async throws -> URL {
        throw NoFileHost()
    }
}
