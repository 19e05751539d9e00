import SwiftUI
import UniformTypeIdentifiers

/// Modifiers of recent systems in the forms of Apple's documentation.
struct PlatformForms: View {
    struct Item: Identifiable, Hashable {
        let id: Int
        var name: String { "item \(id)" }
    }

    @State private var selection: Set<Item.ID> = []
    @State private var isInspecting = false
    @State private var isMoving = false
    @State private var customization = TabViewCustomization()
    @State private var log = "log"
    private let items = [Item(id: 1), Item(id: 2)]

    var body: some View {
        TabView {
            TabSection("Library") {
                Tab("Albums", systemImage: "square.stack") { albums }
                    .customizationID("albums")
                    .defaultVisibility(.hidden, for: .tabBar)
                Tab("Songs", systemImage: "music.note") { Text("Songs") }
                    .customizationBehavior(.disabled, for: .sidebar, .tabBar)
            }
            .sectionActions { Button("Add") {} }
        }
        .tabViewCustomization($customization)
        .tabViewStyle(.sidebarAdaptable)
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewSidebarHeader { Text("Header") }
        .searchToolbarBehavior(.minimize)
    }

    private var albums: some View {
        VStack {
            Text(log)
            List(selection: $selection) {
                ForEach(items) { Text($0.name) }
            }
            .contextMenu(forSelectionType: Item.ID.self) { items in
                if items.isEmpty {
                    Button("New Item") {}
                } else {
                    Button("Delete \(items.count)", role: .destructive) { log = "delete \(items.count)" }
                }
            } primaryAction: { items in
                log = "open \(items.count)"
            }
            .listSectionIndexVisibility(.visible)
            Text("hover")
                .hoverEffect(.lift)
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let location): log = "\(location.x)"
                    case .ended: log = "ended"
                    }
                }
                .pointerStyle(.grabIdle)
                .focusEffectDisabled()
                .springLoadingBehavior(.enabled)
                .handGestureShortcut(HandGestureShortcut.primaryAction, isEnabled: log.isEmpty)
            Menu("Menu") { Button("First") {} }
                .menuOrder(.fixed)
                .menuActionDismissBehavior(.disabled)
            PasteButton(payloadType: String.self) { strings in log = strings.joined() }
            PasteButton(supportedContentTypes: [.image, .text]) { providers in log = "\(providers.count)" }
            TextField("Text", text: $log)
                .writingToolsBehavior(.limited)
                .scrollInputBehavior(.disabled, for: .look)
                .typesettingLanguage(.init(languageCode: .thai))
                .speechSpellsOutCharacters()
                .accessibilityTextContentType(.narrative)
                .accessibilityIgnoresInvertColors()
                .accessibilityShowsLargeContentViewer { Text("Large") }
        }
        .inspector(isPresented: $isInspecting) {
            Form { Text("Details") }
                .inspectorColumnWidth(min: 200, ideal: 300, max: 400)
                .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                .presentationContentInteraction(.scrolls)
        }
        .fileMover(isPresented: $isMoving, file: nil) { result in
            if case .failure(let error) = result { log = "\(error)" }
        }
        .fileDialogDefaultDirectory(nil)
        .fileDialogMessage("Choose a folder")
        .safeAreaBar(edge: .bottom) { Text("Bar") }
        .dialogIcon(Image(systemName: "trash"))
        .dialogSeverity(.critical)
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in log = activity.webpageURL?.path ?? "" }
        .userActivity("reading", isActive: isInspecting) { activity in activity.isEligibleForHandoff = true }
        .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Add") {} }
                .sharedBackgroundVisibility(.hidden)
        }
    }
}

struct PlatformSplitForms: View {
    var body: some View {
        NavigationSplitView {
            Text("Sidebar")
        } detail: {
            Text("Detail")
        }
        .navigationSplitViewStyle(.balanced)
    }
}
