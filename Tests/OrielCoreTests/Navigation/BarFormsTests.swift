import Foundation
import OrielCore
import OrielTesting
import OrielWeb
import Testing

@MainActor
@Suite struct BarFormsTests {
    @Test func `a removed title still names the page`() {
        let html = ViewHost {
            NavigationStack { Text("a").navigationTitle("Notes").toolbar(removing: .title) }
        }.html

        #expect(html.contains("untitled"))
        #expect(html.contains("<h1>Notes</h1>"))
    }

    @Test func `a title has a menu`() async throws {
        struct Page: View {
            @State private var taps = 0

            var body: some View {
                NavigationStack {
                    Text("\(taps) taps").navigationTitle("Notes").toolbarTitleMenu { Button("Rename") { taps += 1 } }
                }
            }
        }
        let host = ViewHost { Page() }

        #expect(host.texts.filter { $0 == "Notes" }.count == 2)
        try await host.tap("Rename")
        #expect(host.texts.contains("1 taps"))
    }

    @Test(arguments: [
        (100, 250, 300, 250), (nil, 450, 301, 301), (200, 50, nil, 200), (nil, -CGFloat.infinity, nil, 320),
    ])
    func `a column has the width that its page declares`(
        min: CGFloat?,
        ideal: CGFloat,
        max: CGFloat?,
        expected: Double
    ) throws {
        let host = ViewHost(size: CGSize(width: 1000, height: 800)) {
            NavigationSplitView {
                Text("a").navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
            } detail: {
                Text("b")
            }
        }
        func column(_ trees: [ElementTree]) -> Element? {
            trees.lazy.compactMap { $0.element.kind == .column ? $0.element : column($0.children) }.first
        }
        let element = try #require(column(host.elementTrees))

        // Without a width, the style sheet's.
        #expect(element.attributes.number(.width) ?? 320 == expected)
    }

    @Test func `a rename button runs the action of the view around it`() async throws {
        struct Page: View {
            @State private var isRenaming = false

            var body: some View {
                if isRenaming { Text("renaming") }
                Menu("More") { RenameButton() }.renameAction { isRenaming = true }
            }
        }
        let host = ViewHost { Page() }

        try await host.tap("Rename")

        #expect(host.texts.contains("renaming"))
    }

    @Test func `keys run commands of the view that has the focus`() async throws {
        struct Page: View {
            @State private var log = ""

            var body: some View {
                Text("log: \(log)")
                    .onMoveCommand { log += "\($0) " }
                    .onDeleteCommand { log += "delete " }
                    .onExitCommand { log += "exit " }
                    .onPlayPauseCommand { log += "play " }
            }
        }
        let host = ViewHost { Page() }
        func keys(_ trees: [ElementTree]) -> [ElementTree] {
            trees.flatMap { ($0.element.kind == .keyPress ? [$0] : []) + keys($0.children) }
        }
        let innermost = try #require(keys(host.elementTrees).last)

        for key in ["ArrowLeft", "ArrowDown", "Backspace", "Escape", "MediaPlayPause"] {
            await host.send(.key(key, []), to: innermost.id)
            await host.settle()
        }

        #expect(host.texts == ["log: left down delete exit play "])
    }

    @Test func `a popover can stay one in a narrow window`() {
        struct Page: View {
            var body: some View {
                Text("a").popover(isPresented: .constant(true)) {
                    Text("b").presentationCompactAdaptation(.popover).presentationSizing(.fitted)
                }
            }
        }
        let html = ViewHost { Page() }.html

        #expect(html.contains("data-variant=\"popover fitted\""))
        #expect(!html.contains("data-detents"))
    }
}
