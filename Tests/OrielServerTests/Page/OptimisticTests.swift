import OrielCore
import OrielServer
import OrielTesting
import Testing

/// Buttons with a look for the time between a tap and its answer. `BrowserTests/client/test_other_state.py` shows it.
@MainActor
@Suite struct OptimisticTests {
    @Test func `a button brings the look that it has after a tap`() async throws {
        let host = ViewHost { Follow() }

        #expect(host.html.contains("data-other"))
        #expect(host.outline.contains("\"Following\""))
        #expect(host.texts == ["Follow"])

        try await host.tap("Follow")
        #expect(host.texts == ["Following"])
    }

    @Test func `a style brings the look of its other state`() async throws {
        let host = ViewHost { Star() }

        #expect(host.html.contains("data-other"))
        #expect(host.texts == ["star off"])

        try await host.tap("star off")
        #expect(host.texts == ["star on"])
    }

    @Test func `taps on the other look do nothing`() async throws {
        let host = ViewHost { Star() }
        let hidden = try #require(host.elementTrees.flatMap { $0.all(.hidden) }.first)
        let button = try #require(hidden.all(.button).first)

        await host.send(.tap, to: button.id)

        #expect(host.texts == ["star off"])
    }

    @Test func `a button can contain its other look in a list`() async throws {
        let host = ViewHost { List { Follow() } }

        try await host.tap("Follow")
        #expect(host.texts == ["Following"])
    }
}

private struct Follow: View {
    @State private var isFollowed = false

    var body: some View {
        Button {
            isFollowed.toggle()
        } label: {
            label(isFollowed)
        }
        .optimistic { label(!isFollowed) }
    }

    private func label(_ isFollowed: Bool) -> Text { Text(verbatim: isFollowed ? "Following" : "Follow") }
}

private struct Star: View {
    @State private var isOn = false

    var body: some View {
        Button("star") { isOn.toggle() }
            .buttonStyle(.optimistic(StarStyle(isOn: isOn), tapped: StarStyle(isOn: !isOn)))
    }
}

private struct StarStyle: ButtonStyle {
    let isOn: Bool

    func makeBody(configuration: Configuration) -> some View { Text(verbatim: isOn ? "star on" : "star off") }
}

extension ElementTree {
    fileprivate func all(_ kind: Element.Kind) -> [ElementTree] {
        (element.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
    }
}
