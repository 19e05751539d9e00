import OrielCore
import OrielTesting
import OrielWeb
import Testing

/// Tests of controls in menus, which are items with a tick.
@MainActor
@Suite struct MenuItemTests {
    private struct Page: View {
        @State private var isSorted = true
        @State private var size = 1

        var body: some View {
            Text("\(isSorted ? "sorted" : "unsorted"), size \(size)")
            Menu("More") {
                Toggle("Sort", isOn: $isSorted)
                Picker("Size", selection: $size) {
                    Text("Small").tag(0)
                    Text("Large").tag(1)
                }
            }
        }
    }

    @Test func `toggles and options in a menu are items`() {
        let html = ViewHost { Page() }.html

        #expect(html.contains(/<button[^>]*role="menuitemcheckbox"[^>]*aria-checked="true"/))
        #expect(html.matches(of: /<button[^>]*role="menuitemradio"/).count == 2)
        #expect(html.contains(/<button[^>]*role="menuitemradio"[^>]*aria-checked="true"[^>]*>(<span[^>]*>)?Large/))
        #expect(!html.contains("<select") && !html.contains("<input"))
    }

    @Test func `a tap changes the value`() async throws {
        let host = ViewHost { Page() }

        await host.send(.tap, to: try #require(host.elements(.toggle).first).id)
        await host.send(.tap, to: try #require(host.elements(.option).first).id)

        #expect(host.texts.contains("unsorted, size 0"))
        #expect(host.html.contains(/role="menuitemcheckbox"[^>]*aria-checked="false"/))
    }

    @Test func `a picker in the style of a menu is a menu in the menu`() async throws {
        struct Page: View {
            @State private var size = 1

            var body: some View {
                Text("size \(size)")
                Menu("More") {
                    Picker("Size", selection: $size) {
                        Text("Small").tag(0)
                        Text("Large").tag(1)
                    }
                    .pickerStyle(.menu)
                }
            }
        }

        let host = ViewHost { Page() }
        #expect(host.elements(.menu).count == 2 && !host.html.contains("<select"))
        #expect(host.html.matches(of: /<button[^>]*role="menuitemradio"/).count == 2)

        await host.send(.tap, to: try #require(host.elements(.option).first).id)
        #expect(host.texts.contains("size 0"))
    }

    @Test func `a toggle for several values that differ is neither on nor off`() {
        struct Page: View {
            @State private var values = [true, false]

            var body: some View {
                Menu("More") { Toggle("All", sources: [$values[0], $values[1]], isOn: \.self) }
            }
        }

        #expect(ViewHost { Page() }.html.contains("aria-checked=\"mixed\""))
    }

    @Test func `outside of menus they are a switch and a menu of the browser`() {
        struct Page: View {
            @State private var isOn = true

            var body: some View {
                Toggle("a", isOn: $isOn)
                Picker("b", selection: $isOn) { Text("c").tag(true) }
            }
        }
        let html = ViewHost { Page() }.html

        #expect(html.contains("role=\"switch\"") && html.contains("<select"))
    }
}
