import Foundation
import OrielCore
import OrielCoreTransferable
import OrielTesting
import OrielUniformTypeIdentifiers
import Synchronization
import Testing

@MainActor
@Suite struct DragAndDropTests {
    struct Note: Codable, Equatable, Transferable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "test.note"))
            ProxyRepresentation(exporting: \.text)
        }
    }

    // MARK: - Transferable values

    struct Board: View {
        @State private var log = ""
        @State private var isTargeted = false
        var note = Note(text: "milk")

        var body: some View {
            VStack {
                Text("log:\(log)")
                Text(isTargeted ? "targeted" : "idle")
                Text("source").draggable(note)
                Text("number").draggable(Data([1, 2, 3]))
                Text("notes").dropDestination(for: Note.self) { notes, location in
                    log += " \(notes.map(\.text)) \(location.x)"
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
                Text("texts").dropDestination(for: String.self) { texts, _ in
                    log += " \(texts)"
                    return true
                }
                Text("files").dropDestination(for: URL.self) { urls, _ in
                    log += " \(urls.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? $0.absoluteString })"
                    return true
                }
            }
        }
    }

    @Test func `a value of the same type arrives at once and unchanged`() async throws {
        let host = ViewHost { Board() }

        try await host.drag("source", onto: "notes")

        #expect(host.texts.contains("log: [\"milk\"] 0.0"))
        #expect(host.texts.contains("idle"))
    }

    @Test func `a value is converted to the type of the target`() async throws {
        let host = ViewHost { Board() }

        try await host.drag("source", onto: "texts")

        try await host.wait(for: "log: [\"milk\"]")
    }

    @Test func `a target ignores values that it cannot use`() async throws {
        let host = ViewHost { Board() }

        try await host.drag("number", onto: "notes")

        #expect(host.texts.contains("log:"))
        #expect(host.issues.isEmpty)
    }

    @Test func `a target receives events while a drag is over it`() async throws {
        let host = ViewHost { Board() }
        let content = #"{"types":["text/plain"]}"#

        try await host.drop(DropEvent(.entered, content: content), onto: "notes")
        #expect(host.texts.contains("idle"))
        try await host.drop(DropEvent(.entered, content: #"{"types":["Files"]}"#), onto: "notes")
        #expect(host.texts.contains("targeted"))
        try await host.drop(DropEvent(.left, content: #"{"types":["Files"]}"#), onto: "notes")
        #expect(host.texts.contains("idle"))
    }

    @Test func `nothing is dropped that was not lifted`() async throws {
        let host = ViewHost { Board() }

        try await host.drop(DropEvent(.dropped), onto: "notes")

        #expect(host.texts.contains("log:"))
    }

    // MARK: - From outside

    @Test func `texts and addresses come from outside`() async throws {
        let host = ViewHost { Board() }

        try await host.drop(DropEvent(.dropped, content: #"{"text":"word","url":"https://a.example/"}"#), onto: "texts")
        try await host.wait(for: "log: [\"word\"]")
        try await host.drop(DropEvent(.dropped, content: #"{"text":"word","url":"https://a.example/"}"#), onto: "files")

        try await host.wait(for: "log: [\"word\"] [\"https://a.example/\"]")
    }

    @Test func `a dropped file is uploaded, kept for those that want its address, and released`() async throws {
        let files = FakeFileHost()
        let host = ViewHost { Board().environment(\.fileHost, files) }
        let content = #"{"files":[{"id":3,"name":"../a.txt","type":"text/plain","size":9}]}"#

        try await host.drop(DropEvent(.dropped, content: content), onto: "texts")
        try await host.wait(for: "log: [\"content of a.txt\"]")
        try await host.drop(DropEvent(.dropped, content: content), onto: "files")
        try await host.wait(for: "log: [\"content of a.txt\"] [\"content of a.txt\"]")

        files.contents.withLock { contents in
            #expect(contents.kept.count == 1)
            #expect(contents.forgotten.map(\.name) == ["a.txt", "a.txt"])
        }
    }

    @Test func `a failed upload is reported, and the target gets nothing`() async throws {
        let files = FakeFileHost()
        files.contents.withLock { $0.error = CocoaError(.fileReadTooLarge) }
        let host = ViewHost { Board().environment(\.fileHost, files) }
        let content = #"{"files":[{"id":3,"name":"a.txt","type":"text/plain","size":9}]}"#

        try await host.drop(DropEvent(.dropped, content: content), onto: "texts")
        try await host.wait(until: { files.contents.withLock { !$0.forgotten.isEmpty } })

        #expect(host.texts.contains("log:"))
    }

    @Test(arguments: ["{", "[]", #"{"files":[{"id":-1}]}"#, #"{"types":[1]}"#, "null", #"{"text":null}"#])
    func `content that no client of ours sends is ignored`(content: String) async throws {
        let host = ViewHost { Board() }

        for phase in [DropEvent.Phase.entered, .moved, .left, .dropped] {
            try await host.drop(DropEvent(phase, content: content), onto: "texts")
        }

        #expect(host.texts.contains("log:"))
    }

    // MARK: - Delegates and providers

    struct Reordering: DropDelegate {
        let name: String
        let operation: DropOperation
        let log: (String) -> Void

        func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
        func dropEntered(info: DropInfo) { log("enter \(name)") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
        func dropExited(info: DropInfo) { log("exit \(name)") }
        func performDrop(info: DropInfo) -> Bool {
            log("drop \(info.itemProviders(for: [.text]).count)")
            return true
        }
    }

    struct Delegating: View {
        var operation = DropOperation.move
        @State private var log: [String] = []

        var body: some View {
            VStack {
                Text(log.joined(separator: ", "))
                Text("a").onDrag {
                    log.append("lift")
                    return NSItemProvider(object: NSString(string: "a"))
                }
                Text("b").onDrop(
                    of: [.text],
                    delegate: Reordering(name: "b", operation: operation, log: { log.append($0) })
                )
            }
        }
    }

    @Test func `a delegate follows a drag`() async throws {
        let host = ViewHost { Delegating() }

        try await host.drag("a", onto: "b")

        #expect(host.texts.first == "lift, enter b, drop 1")
    }

    @Test func `a delegate can refuse a drop`() async throws {
        let host = ViewHost { Delegating(operation: .forbidden) }

        try await host.drag("a", onto: "b")

        #expect(host.texts.first == "lift, enter b, exit b")
    }

    @Test func `providers are loaded in an action`() async throws {
        struct Dropping: View {
            @State private var text = "nothing"
            @State private var isTargeted = false

            var body: some View {
                VStack {
                    Text(text)
                    Text("a").onDrag {
                        NSItemProvider(object: NSURL(string: "https://a.example")!)
                    } preview: {
                        Text("preview")
                    }
                    Text("b").onDrop(of: [.url], isTargeted: $isTargeted) { providers in
                        providers.first?.loadObject(ofClass: URL.self) { url, _ in
                            Task { @MainActor in text = url?.absoluteString ?? "none" }
                        }
                        return true
                    }
                }
            }
        }
        let host = ViewHost { Dropping() }
        #expect(!host.texts.contains("preview"))

        try await host.drag("a", onto: "b")

        try await host.wait(for: "https://a.example")
    }

    @Test func `a drag that a view refuses reaches the view around it`() async throws {
        struct Nested: View {
            @State private var log = "nothing"

            var body: some View {
                VStack {
                    Text(log)
                    Text("text").draggable("word")
                    VStack {
                        Text("inner").dropDestination(for: Note.self) { _, _ in
                            log = "inner"
                            return true
                        }
                    }
                    .dropDestination(for: String.self) { texts, _ in
                        log = "outer \(texts)"
                        return true
                    }
                }
            }
        }
        let host = ViewHost { Nested() }

        try await host.drag("text", onto: "inner")

        #expect(host.texts.first == "outer [\"word\"]")
    }

    // MARK: - Rows

    struct Lists: View {
        @State private var left = ["a", "b", "c"]
        @State private var right = ["x", "y"]
        @State private var inserted = ""

        var body: some View {
            VStack {
                Text("\(left.joined()) \(right.joined()) \(inserted)")
                List {
                    ForEach(left, id: \.self) { Text($0).draggable($0) }
                        .onMove { left.move(fromOffsets: $0, toOffset: $1) }
                }
                List {
                    ForEach(right, id: \.self) { Text($0) }
                        .dropDestination(for: String.self) { right.insert(contentsOf: $0, at: $1) }
                }
                List {
                    ForEach(["z"], id: \.self) { Text($0) }
                        .onInsert(of: [.plainText]) { position, providers in inserted = "\(position) \(providers.count)"
                        }
                }
            }
        }
    }

    @Test func `a row is dragged to another place of its list`() async throws {
        let host = ViewHost { Lists() }

        try await host.drag("a", onto: "c")
        #expect(host.texts.first == "bac xy ")
        try await host.drag("b", onto: "c", isAfter: true)
        #expect(host.texts.first == "acb xy ")
    }

    @Test func `items are dropped between rows`() async throws {
        let host = ViewHost { Lists() }

        try await host.drag("a", onto: "y")
        #expect(host.texts.first == "abc xay ")
        try await host.drag("b", onto: "y", isAfter: true)
        #expect(host.texts.first == "abc xayb ")
        try await host.drag("b", onto: "z", isAfter: true)
        #expect(host.texts.first == "abc xayb 1 1")
    }

    @Test func `rows that can only be moved accept nothing else`() async throws {
        let host = ViewHost { Lists() }

        try await host.drop(DropEvent(.dropped, content: #"{"text":"n"}"#), onto: "a")

        #expect(host.texts.first == "abc xy ")
    }

    @Test func `a drag goes on after the page was idle`() async throws {
        let host = ViewHost { Lists() }
        host.releaseContent()
        try await host.drag("a", onto: "c")

        #expect(host.texts.first == "bac xy ")
    }
}
