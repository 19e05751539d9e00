import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct AdjustableActionTests {
    private struct Volume: View {
        @State private var value = 5
        var isEnabled = true

        var body: some View {
            Text("\(value)")
                .accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }
                .disabled(!isEnabled)
        }
    }

    private func listener(_ host: ViewHost) throws -> Element.ID {
        func listeners(_ trees: [ElementTree]) -> [Element.ID] {
            trees.flatMap { tree in
                (tree.element.events.contains(.key) ? [tree.id] : []) + listeners(tree.children)
            }
        }
        return try #require(listeners(host.elementTrees).first)
    }

    @Test func `arrow keys adjust the value`() async throws {
        let host = ViewHost { Volume() }

        for key in ["ArrowUp", "ArrowRight", "ArrowDown", "Enter"] {
            _ = await host.send(.key(key, []), to: try listener(host))
        }

        #expect(host.texts == ["6"])
    }

    @Test func `in right-to-left layouts the left arrow increments`() async throws {
        let host = ViewHost { Volume().environment(\.layoutDirection, .rightToLeft) }

        _ = await host.send(.key("ArrowLeft", []), to: try listener(host))

        #expect(host.texts == ["6"])
    }

    @Test func `a disabled view is not adjusted`() async throws {
        let host = ViewHost { Volume(isEnabled: false) }

        _ = await host.send(.key("ArrowUp", []), to: try listener(host))

        #expect(host.texts == ["5"])
    }
}
