import Foundation
import OrielCoreTransferable
import OrielUniformTypeIdentifiers
import Testing

@testable import OrielCore
@testable import OrielTesting

/// Tests of views that copy, cut, and take what is pasted.
@MainActor
@Suite struct ClipboardTests {
    final class Log {
        var written: [String] = []
        var pasted: [String] = []
        var notes: [Note] = []
        var isCut = false
    }

    /// A value whose only representation is not a text.
    struct Note: Codable, Transferable, Equatable {
        var title: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(importedAs: "org.example.note"))
        }
    }

    private func host(_ log: Log, @ViewBuilder _ content: () -> some View) -> ViewHost {
        ViewHost { content().environment(\.copyText) { log.written.append($0) } }
    }

    private func press(_ key: String, in host: ViewHost) async {
        host.graph.send(.key(key, []), to: nodes(in: host)[0])
        await host.settle()
    }

    private func paste(_ content: String, in host: ViewHost, at index: Int = 0) async {
        host.graph.send(.drop(DropEvent(.pasted, content: content)), to: nodes(in: host)[index])
        await host.settle()
    }

    private func nodes(in host: ViewHost) -> [Element.ID] { host.elementTrees.flatMap { $0.all(.keyPress) } }

    @Test func `values are copied as texts, one per line`() async {
        let log = Log()
        let host = host(log) { Text("a").copyable(["one", "two"]) }

        await press("Copy", in: host)
        await press("Cut", in: host)

        #expect(log.written == ["one\ntwo"])
    }

    @Test func `cutting takes the values, and their texts are copied`() async {
        let log = Log()
        let host = host(log) {
            Text("a").cuttable(for: URL.self) {
                log.isCut = true
                return [URL(string: "https://example.org/a")!]
            }
        }

        await press("Cut", in: host)

        #expect(log.isCut)
        #expect(log.written == ["https://example.org/a"])
    }

    @Test func `a key that the inner view does not handle reaches the outer one`() async {
        let log = Log()
        let host = host(log) { Text("a").copyable(["copied"]).cuttable(for: String.self) { ["cut"] } }
        let inner = host.elementTrees.flatMap { $0.all(.keyPress) }.last!

        host.graph.send(.key("Cut", []), to: inner)
        await host.settle()

        #expect(log.written == ["cut"])
    }

    @Test func `what comes from outside is pasted, if it is of the type and valid`() async {
        let log = Log()
        let host = host(log) {
            Text("a").pasteDestination(for: String.self) {
                log.pasted += $0
            } validator: {
                $0.filter { $0 != "no" }
            }
        }

        await paste(#"{"text":"yes"}"#, in: host)
        await paste(#"{"text":"no"}"#, in: host)
        await paste("{}", in: host)
        await paste("not JSON", in: host)

        #expect(log.pasted == ["yes"])
    }

    @Test func `values without a text are pasted as they are, and the clipboard keeps its content`() async {
        let log = Log()
        let host = host(log) {
            Text("a").copyable([Note(title: "first")])
            Text("b").pasteDestination(for: Note.self) { log.notes += $0 }
        }
        await press("Copy", in: host)
        #expect(log.written == [])

        await paste(#"{"text":"older"}"#, in: host, at: 1)
        #expect(log.notes == [Note(title: "first")])
        await paste(#"{"text":"copied in another app"}"#, in: host, at: 1)
        #expect(log.notes == [Note(title: "first")])
        await paste(#"{"text":"older"}"#, in: host, at: 1)
        #expect(log.notes == [Note(title: "first"), Note(title: "first")])
    }

    @Test func `values that are copied without a text replace those with one`() async {
        let log = Log()
        let host = host(log) {
            Text("a").copyable(["one"])
            Text("b").copyable([Note(title: "first")])
            Text("c").pasteDestination(for: Note.self) { log.notes += $0 }
        }
        host.graph.send(.key("Copy", []), to: nodes(in: host)[0])
        await host.settle()
        host.graph.send(.key("Copy", []), to: nodes(in: host)[1])
        await host.settle()

        await paste(#"{"text":"one"}"#, in: host, at: 2)

        #expect(log.written == ["one"])
        #expect(log.notes == [Note(title: "first")])
    }

    @Test func `items without a text add no line`() async {
        let log = Log()
        let host = host(log) {
            Text("a").onCopyCommand { [NSItemProvider(), NSItemProvider(object: "provided" as NSString)] }
        }

        await press("Copy", in: host)

        #expect(log.written == ["provided"])
    }

    @Test func `commands use providers, and pass on what they cannot use`() async {
        let log = Log()
        let host = host(log) {
            Text("a")
                .onPasteCommand(of: [.png]) { _ in log.pasted.append("picture") }
                .onPasteCommand(of: [.plainText], validator: { $0.count == 1 ? $0.count : nil }) { count in
                    log.pasted.append("\(count) text")
                }
                .onCopyCommand { [NSItemProvider(object: "provided" as NSString)] }
                .onCutCommand(perform: nil)
        }
        let nodes = nodes(in: host)

        for node in nodes { host.graph.send(.key("Cut", []), to: node) }
        host.graph.send(.key("Copy", []), to: nodes[1])
        host.graph.send(.drop(DropEvent(.pasted, content: #"{"text":"x"}"#)), to: nodes[3])
        await host.settle()

        #expect(log.written == ["provided"])
        #expect(log.pasted == ["1 text"])
    }

    @Test func `a drag is not dropped on a view that only pastes`() async {
        let log = Log()
        let host = host(log) { Text("a").pasteDestination(for: String.self) { log.pasted += $0 } }

        for phase in [DropEvent.Phase.entered, .moved, .dropped, .left] {
            host.graph.send(.drop(DropEvent(phase, content: #"{"text":"x"}"#)), to: nodes(in: host)[0])
        }
        await host.settle()

        #expect(log.pasted == [])
    }
}

extension ElementTree {
    fileprivate func all(_ kind: Element.Kind) -> [Element.ID] {
        (element.kind == kind ? [id] : []) + children.flatMap { $0.all(kind) }
    }
}
