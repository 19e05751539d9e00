import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct ViewBuilderTests {
    enum Phase: CaseIterable { case loading, content, failed, empty }

    struct Forms: View {
        let phase: Phase
        let name: String?
        var body: some View {
            Text("always")
            switch phase {
            case .loading: Text("loading")
            case .content:
                Text("content")
                Text("more")
            case .failed: VStack { Text("failed") }
            case .empty: EmptyView()
            }
            if let name { Text(name) }
            if phase == .loading { Text("1") } else if phase == .content { Text("2") } else { Text("3") }
            if #available(macOS 10, *) { Text("available") }
            let local = "local"
            Text(local)
        }
    }

    @Test func `switch, if, if let, availability and let build what they say`() {
        let results = Phase.allCases.map { phase in ViewHost { Forms(phase: phase, name: "name") }.texts }
        #expect(results[0] == ["always", "loading", "name", "1", "available", "local"])
        #expect(results[1] == ["always", "content", "more", "name", "2", "available", "local"])
        #expect(results[2] == ["always", "failed", "name", "3", "available", "local"])
        #expect(results[3] == ["always", "name", "3", "available", "local"])
        #expect(ViewHost { Forms(phase: .empty, name: nil) }.texts == ["always", "3", "available", "local"])
    }

    struct Many: View {
        var body: some View {
            Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
            Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
        }
    }

    @Test func `a builder takes more than ten views`() {
        #expect(ViewHost { Many() }.texts == (1...12).map(String.init))
    }

    struct Container<Content: View>: View {
        @ViewBuilder let content: () -> Content
        @State private var isOpen = true
        var body: some View {
            Button("Open \(isOpen)") { isOpen.toggle() }
            if isOpen { content() }
        }
    }

    struct Stored<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { VStack { content } }
    }

    @Test func `a builder stored as a closure or as its value shows its content`() async throws {
        let host = ViewHost {
            Container {
                Text("a")
                Text("b")
            }
            Stored { Text("c") }
        }
        #expect(host.texts == ["Open true", "a", "b", "c"])

        try await host.tap("Open true")

        #expect(host.texts == ["Open false", "c"])
    }

    struct Helper: View {
        var body: some View {
            header
            footer(3)
            badge()
        }
        @ViewBuilder private var header: some View {
            Text("header")
            Text("line")
        }
        @ViewBuilder private func footer(_ number: Int) -> some View {
            if number > 2 { Text("many") } else { Text("few") }
        }
        private func badge() -> some View { Text("badge").padding() }
    }

    @Test func `properties and functions may be builders`() {
        #expect(ViewHost { Helper() }.texts == ["header", "line", "many", "badge"])
    }

    @Test func `a group is no box and its modifiers apply to its content`() {
        let host = ViewHost {
            Group {
                Text("a")
                Text("b")
            }
            .environment(\.isEnabled, false)
        }
        #expect(host.elementTrees.map(\.element.kind) == [.text, .text])
    }

    @Test func `nothing is shown for nothing`() {
        let host = ViewHost {
            EmptyView()
            Text?.none
            Group {}
            ForEach(0..<0) { Text("\($0)") }
        }
        #expect(host.elementTrees.isEmpty)
    }

    @Test func `an erased view of an erased view is the view`() {
        #expect(ViewHost { AnyView(AnyView(AnyView(Text("a")))) }.texts == ["a"])
    }
}
