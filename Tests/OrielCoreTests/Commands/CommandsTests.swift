import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct CommandsTests {
    private struct Notes: App {
        @State private var notes = 0

        var body: some Scene {
            WindowGroup { Text("\(notes) notes") }
                .commands {
                    CommandMenu("Notes") { Button("New Note") { notes += 1 }.keyboardShortcut("n") }
                    CommandGroup(after: .help) { Button("Manual") {} }
                    CommandGroup(replacing: .newItem) { Button("New Window") {} }
                    CommandGroup(before: .newItem) { Button("First") {} }
                    Extra(isOn: notes > 0)
                }
        }
    }

    private struct Extra: Commands {
        let isOn: Bool

        var body: some Commands {
            SidebarCommands()
            if isOn { CommandMenu("Extra") { Button("Clear") {} } }
        }
    }

    private func menuBar(_ trees: [ElementTree]) -> ElementTree? {
        for tree in trees {
            if tree.element.kind == .menuBar { return tree }
            if let found = menuBar(tree.children) { return found }
        }
        return nil
    }

    private func texts(_ tree: ElementTree) -> [String] {
        (tree.element.text.map { [$0] } ?? []) + tree.children.flatMap(texts)
    }

    @Test func `menus are in the order of the bar, and items in that of their places`() throws {
        let host = ViewHost(app: Notes.self)
        let bar = try #require(menuBar(host.elementTrees))

        #expect(texts(bar) == ["File", "First", "New Window", "Notes", "New Note", "Help", "Manual"])
    }

    @Test func `an item runs its action, and the menus follow the state of the app`() async throws {
        let host = ViewHost(app: Notes.self)

        try await host.tap("New Note")

        #expect(host.texts.contains("1 notes"))
        let bar = try #require(menuBar(host.elementTrees))
        #expect(texts(bar).contains("Extra"))
    }

    @Test func `an app without items has no bar`() {
        struct Plain: App {
            var body: some Scene { WindowGroup { Text("a") }.commands { SidebarCommands() } }
        }

        #expect(menuBar(ViewHost(app: Plain.self).elementTrees) == nil)
    }

    @Test func `commands of several modifiers are in one bar`() throws {
        struct Twice: App {
            var body: some Scene {
                WindowGroup { Text("a") }
                    .commands { CommandMenu("One") { Button("1") {} } }
                    .commands { CommandMenu("Two") { Button("2") {} } }
            }
        }
        let host = ViewHost(app: Twice.self)

        #expect(Set(texts(try #require(menuBar(host.elementTrees)))) == ["One", "1", "Two", "2"])
        #expect(host.elementTrees.count == 1)
    }
}

@MainActor
@Suite struct SettingsTests {
    private struct Content: View {
        @Environment(\.openSettings) private var openSettings

        var body: some View {
            Button("Open") { openSettings() }
            SettingsLink { Text("Link") }
        }
    }

    private struct WithSettings: App {
        var body: some Scene {
            WindowGroup { Content() }
            Settings { Text("Colours") }
        }
    }

    @Test(arguments: ["Open", "Link", "Settings"])
    func `the settings are a sheet`(name: String) async throws {
        let host = ViewHost(app: WithSettings.self)
        #expect(!host.texts.contains("Colours"))

        try await host.tap(name)
        #expect(host.texts.contains("Colours"))

        try await host.tap("Done")
        #expect(!host.texts.contains("Colours"))
    }

    @Test func `an app without settings has no way to them`() async throws {
        struct Without: App {
            var body: some Scene { WindowGroup { SettingsLink() } }
        }
        let host = ViewHost(app: Without.self)

        await #expect(throws: (any Error).self) { try await host.tap("Settings") }
    }

    @Test func `a window is a scene`() {
        struct Single: App {
            var body: some Scene { Window("Title", id: "main") { Text("a") }.defaultSize(width: 300, height: 200) }
        }

        #expect(ViewHost(app: Single.self).texts == ["a"])
    }
}
