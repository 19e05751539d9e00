import OrielCore
import OrielTesting
import Testing

@MainActor @Suite struct OtherStateTests {
    @Test func `a toggle with a style of its own brings the look of its other state`() {
        let host = ViewHost { Mark() }

        #expect(host.html.contains("data-other"))
        #expect(host.outline.contains("\"off\"") && host.outline.contains("\"on\""))
    }

    @Test func `the other look is neither text nor control`() async throws {
        let host = ViewHost { Mark() }
        #expect(host.texts == ["off"])

        try await host.tap("off")
        #expect(host.texts == ["on"])

        try await host.tap("on")
        #expect(host.texts == ["off"])
    }

    @Test func `nothing in the other look appears`() async throws {
        let log = Log()
        let host = ViewHost { Mark(log: log) }
        #expect(log.lines == ["off appears"])

        try await host.tap("off")
        #expect(log.lines == ["off appears", "off disappears", "on appears"])
    }

    @Test func `the hidden look is not animated`() async throws {
        let host = ViewHost { Mark(isAnimated: true) }
        _ = host.drainPatches()

        try await host.tap("off")

        let patches = host.drainPatches()
        #expect(patches.count { $0.animation != nil } == patches.count / 2)
    }

    @Test func `a toggle with a style of ours has none`() {
        let host = ViewHost {
            Toggle("Plain", isOn: .constant(true))
            Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
        }

        #expect(!host.html.contains("data-other"))
    }

    @Test func `setting the other look changes nothing`() async throws {
        let log = Log()
        let host = ViewHost { Mark(log: log) }
        let hidden = try #require(host.elementTrees.flatMap { $0.all(.hidden) }.first)
        let button = try #require(hidden.all(.button).first)

        await host.send(.tap, to: button.id)

        #expect(host.texts == ["off"])
        #expect(log.changes == 0)
    }
}

private final class Log {
    var lines: [String] = []
    var changes = 0
}

private struct Mark: View {
    var log = Log()
    var isAnimated = false
    @State private var isOn = false

    var body: some View {
        Toggle(
            isOn: Binding {
                isOn
            } set: {
                let new = $0
                withAnimation(isAnimated ? .default : nil) { isOn = new }
                log.changes += 1
            }
        ) { EmptyView() }
        .toggleStyle(MarkStyle(log: log))
    }
}

private struct MarkStyle: ToggleStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            if configuration.isOn { word("on") } else { word("off") }
        }
    }

    private func word(_ word: String) -> some View {
        Text(verbatim: word)
            .onAppear { log.lines.append("\(word) appears") }
            .onDisappear { log.lines.append("\(word) disappears") }
    }
}

extension ElementTree {
    fileprivate func all(_ kind: Element.Kind) -> [ElementTree] {
        (element.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
    }
}
