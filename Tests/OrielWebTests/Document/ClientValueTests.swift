import OrielCombine
import OrielCore
import OrielProtocol
import OrielTesting
import Testing

@testable import OrielWeb

/// Values that the user enters while changes for the same page wait to be sent.
@MainActor
struct ClientValueTests {
    private final class Draft: ObservableObject {
        @Published var text = ""
        @Published var isLoading = true
        @Published var isOn = false
    }

    private struct Form: View {
        @ObservedObject var draft: Draft

        var body: some View {
            VStack {
                if draft.isLoading { Button("Cancel") {} }
                TextField("Comment", text: $draft.text)
                Toggle("Public", isOn: $draft.isOn)
            }
        }
    }

    private let draft = Draft()
    private let host: ViewHost
    private let document = WebDocument()
    private let client: ClientModel
    private let numbers: Range<UInt32>

    init() {
        let draft = draft
        host = ViewHost { Form(draft: draft) }
        document.mount(host.elementTrees)
        let page = document.makePage()
        client = ClientModel(document, page)
        numbers = page.firstNumber..<(page.firstNumber + UInt32(page.nodeCount))
    }

    private func enter(_ value: String, _ attribute: DOMAttribute, by event: EventKind) throws {
        let number = try #require(numbers.first { document.listener(of: $0, to: event).isFound })
        document.noteClientValue(value, of: attribute, on: number)
    }

    private func values(of attribute: DOMAttribute) -> [String] {
        func values(in node: ClientModel.Node) -> [String] {
            [node.attributes[attribute]].compactMap { $0 } + node.children.flatMap(values)
        }
        return values(in: client.root)
    }

    @Test func `a text that the client shows is not sent back`() async throws {
        try enter("typed", .value, by: .input)
        draft.text = "typed"
        await host.settle()
        document.take(host.drainPatches())

        #expect(document.encodeChanges().isEmpty)
    }

    @Test func `a text follows an older one that waits to be sent`() async throws {
        draft.text = "loaded"
        draft.isLoading = false
        await host.settle()
        document.take(host.drainPatches())

        // The removed view makes the document encode its changes before it looks up the field.
        try enter("typed", .value, by: .input)
        draft.text = "typed"
        await host.settle()
        document.take(host.drainPatches())
        try client.apply(document.encodeChanges())

        #expect(values(of: .value) == ["typed"])
    }

    @Test func `a text that the app refuses is replaced by the older one`() async throws {
        draft.text = "loaded"
        draft.isLoading = false
        await host.settle()
        document.take(host.drainPatches())

        try enter("refused", .value, by: .input)
        try client.apply(document.encodeChanges())

        #expect(values(of: .value) == ["loaded"])
    }

    @Test func `a switch follows an older state that waits to be sent`() async throws {
        draft.isOn = true
        draft.isLoading = false
        await host.settle()
        document.take(host.drainPatches())

        try enter("false", .checked, by: .change)
        draft.isOn = false
        await host.settle()
        document.take(host.drainPatches())
        try client.apply(document.encodeChanges())

        #expect(values(of: .checked).allSatisfy { $0 == "false" })
    }
}

extension WebDocument.ListenerLookup {
    fileprivate var isFound: Bool {
        if case .found = self { true } else { false }
    }
}
