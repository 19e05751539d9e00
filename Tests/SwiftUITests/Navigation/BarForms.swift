import SwiftUI

/// Bars, their titles and what can be done about their look.
struct BarForms: View {
    @State private var isFavourite = false

    var body: some View {
        NavigationSplitView {
            List { NavigationLink("Inbox", value: 1) }
                .navigationTitle("Mail")
                .toolbarColorScheme(.dark, for: .navigationBar)
        } detail: {
            Text("No selection")
                .navigationTitle("Detail")
                .navigationSubtitle("3 unread")
                .toolbarTitleMenu { Toggle("Favourite", isOn: $isFavourite) }
                .toolbar {
                    ToolbarTitleMenu { Button("Duplicate") { isFavourite.toggle() } }
                }
                .toolbarBackgroundVisibility(.visible, for: .navigationBar)
                .toolbarBackground(.red, for: .navigationBar)
        }
        .navigationSplitViewStyle(.prominentDetail)
        Text(isFavourite ? "favourite" : "ordinary")
    }
}

struct HiddenBars: View {
    var body: some View {
        NavigationStack {
            Text("Modern").navigationTitle("Hidden title").toolbarVisibility(.hidden, for: .navigationBar)
        }
        NavigationStack {
            Text("Old").navigationTitle("Old title").navigationBarHidden(true)
        }
        NavigationStack {
            Text("Shown").navigationTitle("Shown title").toolbarVisibility(.visible, for: .navigationBar, .bottomBar)
        }
    }
}

/// Tabs with titles of their own and those by default.
struct TabForms: View {
    @State private var query = ""

    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("at home") }
            Tab(role: .search) { NavigationStack { Text("found \(query)").searchable(text: $query) } }
            TabSection("More") {
                Tab("Later", systemImage: "clock") { Text("later") }.tabPlacement(.sidebarOnly)
            }
        }
        .tabViewStyle(.tabBarOnly)
        .tabViewSearchActivation(.searchTabSelection)
        .tabViewSidebarFooter { Text("Footer") }
        .tabViewSidebarBottomBar { Text("Bottom") }
    }
}

/// Tabs whose views style the bar, with and without a navigation stack.
struct TabBarForms: View {
    @State private var selection = "filled"
    @State private var isHidden = false

    var body: some View {
        TabView(selection: $selection) {
            Tab("Filled", systemImage: "1.circle", value: "filled") {
                Text("in front").toolbarBackground(.orange, for: .tabBar)
            }
            Tab("Clear", systemImage: "2.circle", value: "clear") {
                NavigationStack { Text("on a page").toolbarBackground(.hidden, for: .tabBar) }
            }
            Tab("Hidden", systemImage: "3.circle", value: "hidden") {
                NavigationStack { Toggle("Hide", isOn: $isHidden).navigationTitle("Hiding") }
                    .toolbar(isHidden ? .hidden : .visible, for: .tabBar)
            }
        }
    }
}

/// Parts of a search, and of what the system offers for texts.
struct SearchForms: View {
    enum Scope: String, CaseIterable { case all, unread }

    @State private var query = ""
    @State private var scope = Scope.all
    @FocusState private var isFocused: Bool

    var body: some View {
        NavigationStack {
            List {
                Section("A") { Text("in \(scope.rawValue)").listRowHoverEffect(.highlight) }
                    .sectionIndexLabel("A")
                Text("plain row").listRowHoverEffectDisabled()
            }
            .scrollEdgeEffectHidden(true, for: .top)
            .searchable(text: $query)
            .searchScopes($scope) {
                ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            }
            .searchFocused($isFocused)
            .toolbar { Button("Find") { isFocused = true } }
            .searchDictationBehavior(.inline(activation: .onLook))
            .searchPresentationToolbarBehavior(.avoidHidingContent)
        }
        TextEditor(text: $query).findDisabled().replaceDisabled()
    }
}

/// Links without an arrow, and a page of a document.
struct DocumentPageForms: View {
    private let url = URL(fileURLWithPath: "/tmp/Report.pdf")

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Marked") { Text("a") }
                NavigationLink("Unmarked") { Text("b") }.navigationLinkIndicatorVisibility(.hidden)
            }
            .navigationTitle("Report")
            .navigationDocument(url)
        }
        NavigationStack { Text("preview").navigationDocument(url, preview: SharePreview("Report")) }
        NavigationStack { Text("item").navigationDocument("a text") }
        NavigationStack { Text("both").navigationDocument("a text", preview: SharePreview("Text")) }
    }
}
