import OrielCore
import OrielCoreTransferable
import OrielTesting
import OrielUniformTypeIdentifiers
import Testing

@MainActor
@Suite struct PasteButtonTests {
    private struct Pasting: View {
        @State private var pasted = "nothing"

        var body: some View {
            Text(pasted)
            PasteButton(payloadType: String.self) { pasted = $0.joined() }
            PasteButton(supportedContentTypes: [.image]) { pasted = "\($0.count) pictures" }
        }
    }

    private func paste(_ json: String, into host: ViewHost, at index: Int = 0) async throws {
        let buttons = host.elementTrees.filter { $0.element.kind == .button }
        _ = await host.send(.choose(json), to: buttons[index].id)
    }

    @Test func `a text arrives as a value`() async throws {
        let host = ViewHost { Pasting() }

        try await paste(#"{"text":"word","files":[]}"#, into: host)

        try await host.wait(for: "word")
    }

    @Test func `pictures arrive as providers`() async throws {
        let host = ViewHost { Pasting().environment(\.fileHost, FakeFileHost()) }

        try await paste(#"{"files":[{"id":0,"name":"pasted.png","type":"image/png","size":9}]}"#, into: host, at: 1)

        #expect(host.texts.first == "1 pictures")
    }

    @Test(arguments: ["{}", "[", #"{"files":[]}"#])
    func `an empty clipboard pastes nothing`(json: String) async throws {
        let host = ViewHost { Pasting() }

        try await paste(json, into: host)

        #expect(host.texts.first == "nothing")
    }
}
