import SwiftUI

/// Commands, settings and windows, as Apple documents them.
struct CommandsApp: App {
    @State private var selection: String?

    var body: some Scene {
        WindowGroup {
            CommandsContent()
        }
        .commands {
            SidebarCommands()
            TextEditingCommands()
            TextFormattingCommands()
            ToolbarCommands()
            InspectorCommands()
            CommandGroup(replacing: .appInfo) { Button("About") {} }
            CommandGroup(after: CommandGroupPlacement.newItem) {
                Button("Import…") {}.keyboardShortcut("i", modifiers: [.command, .shift])
                Divider()
            }
            CommandMenu("Tools") {
                ToolItems()
            }
            ToolCommands()
            EmptyCommands()
        }
        .commandsRemoved()
        .defaultSize(width: 800, height: 600)
        .defaultPosition(.center)
        .windowResizability(.contentSize)
        .windowStyle(.hiddenTitleBar)
        .handlesExternalEvents(matching: ["main"])
        Window("Activity", id: "activity") {
            Text("Activity").handlesExternalEvents(preferring: ["activity"], allowing: ["*"])
        }
        .windowStyle(.titleBar)
        .commandsReplaced { CommandMenu("Activity") { Button("Pause") {} } }
        SwiftUI.Settings {
            TabView { Text("General").tabItem { Label("General", systemImage: "gear") } }
        }
    }
}

struct ToolItems: View {
    @FocusedValue(\.tool) private var tool

    var body: some View {
        Button("Use \(tool ?? "nothing")") {}.disabled(tool == nil)
    }
}

extension FocusedValues {
    @Entry var tool: String?
}

struct ToolCommands: Commands {
    @FocusedValue(\.tool) private var tool

    @CommandsBuilder var body: some Commands {
        if tool != nil { CommandMenu("Tool") { Text("None") } } else { EmptyCommands() }
        CommandGroup(before: .help) { Link("Manual", destination: URL(string: "https://example.com")!) }
    }
}

struct CommandsContent: View {
    @Environment(\.openSettings) private var openSettings
    @Environment(\.controlActiveState) private var activity
    @FocusState private var isNameFocused: Bool
    @State private var name = ""

    var body: some View {
        NavigationSplitView {
            List { SettingsLink() }
                .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 400)
        } detail: {
            TextField("Name", text: $name)
                .focused($isNameFocused)
                .navigationTitle("Name")
                .toolbarTitleMenu { RenameButton() }
                .renameAction($isNameFocused)
                .toolbarRole(.editor)
                .toolbar(removing: .sidebarToggle)
                .toolbarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem { Button("Settings") { openSettings() } }
                    ToolbarSpacer(.fixed)
                    ToolbarSpacer(.flexible, placement: .bottomBar)
                    DefaultToolbarItem(kind: .search, placement: .bottomBar)
                    DefaultToolbarItem(kind: .title)
                }
                .onDeleteCommand { name = "" }
                .onMoveCommand { direction in if direction == .up { name = "up" } }
                .onExitCommand {}
                .onPlayPauseCommand { name = "playing" }
                .opacity(activity == .inactive ? 0.5 : 1)
        }
        .containerBackground(.blue.gradient, for: .navigation)
    }
}

/// Modifiers for parts of the system that a page does not have.
struct SystemForms: View {
    @State private var isShown = false
    @Namespace private var space

    var body: some View {
        VStack {
            Text("a").statusBar(hidden: true).statusBarHidden().persistentSystemOverlays(.hidden)
            Text("b").defersSystemGestures(on: .bottom).geometryGroup().allowedDynamicRange(.high).focusSection()
            Text("c").scenePadding().scenePadding(.minimum, edges: .horizontal)
            GlassEffectContainer(spacing: 20) {
                Text("d").glassEffect().glassEffectID("d", in: space)
                Text("e").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 12))
                Button("f") {}.buttonStyle(.glass)
                Button("g") {}.buttonStyle(.glassProminent)
            }
            Menu("i", systemImage: "star") { Button("j") {} }
            Menu(String("i"), systemImage: "star") {
                Button("j") {}
            } primaryAction: {
            }
            ScrollView { Text("h") }.scrollEdgeEffectStyle(.soft, for: .top).backgroundExtensionEffect()
                .scrollEdgeEffectHidden(true, for: .bottom)
                .onInteractiveResizeChange { isResizing in isShown = isResizing }
                .windowResizeAnchor(.top)
        }
        .popover(isPresented: $isShown) {
            Text("popover").presentationCompactAdaptation(.popover)
        }
        .sheet(isPresented: $isShown) {
            Text("sheet")
                .presentationSizing(.fitted)
                .presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .none)
        }
    }
}
