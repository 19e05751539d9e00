import SwiftUI

/// Split views whose columns the app chooses.
struct SplitForms: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var folder: Int?

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            List(0..<3, selection: $folder) { NavigationLink("Folder \($0)", value: $0) }
        } detail: {
            Text("Detail")
        }
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            Text("Sidebar")
        } detail: {
            Text("Detail")
        }
        NavigationSplitView(preferredCompactColumn: $column) {
            Text("Sidebar")
        } content: {
            Text("Content")
        } detail: {
            Text("Detail")
        }
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            Text("Sidebar")
        } content: {
            Text("Content")
        } detail: {
            Text("Detail")
        }
    }
}

/// Tabs that the app builds in parts.
struct TabContentForms: View {
    @State private var selection = 0
    let showsMore: Bool

    var body: some View {
        TabView(selection: $selection) {
            firstTabs
            moreTabs
        }
        .defaultAdaptableTabBarPlacement(.sidebar)
        Text("tab \(selection)")
    }

    @TabContentBuilder<Int> private var firstTabs: some TabContent<Int> {
        Tab("One", systemImage: "1.circle", value: 0) { Text("first page") }.badge(2)
        Tab("Two", systemImage: "2.circle", value: 1) { Text("second page") }.disabled(false)
    }

    @TabContentBuilder<Int> private var moreTabs: some TabContent<Int> {
        if showsMore {
            ForEach(2..<4, id: \.self) { number in
                Tab("Tab \(number)", systemImage: "circle", value: number) { Text("page of tab \(number)") }
            }
        }
        if selection > 10 {
            Tab("High", systemImage: "arrow.up", value: 11) { Text("high") }.badge("new")
        } else {
            Tab("Low", systemImage: "arrow.down", value: -1) { Text("low") }.badge(Text("old"))
        }
        TabSection("Others") { Tab("Last", systemImage: "star", value: 9) { Text("last") } }
    }
}

/// Tabs whose values get their type from the selection.
struct InferredTabForms: View {
    enum Page: Hashable { case feed, friends, settings, search }

    @State private var page = Page.feed
    @State private var choice: Page? = .friends
    let hidesFriends: Bool

    var body: some View {
        TabView(selection: $page) {
            Tab("Feed", systemImage: "house", value: .feed) { Text("the feed") }
                .customizationID("feed")
                .tabPlacement(.pinned)
            Tab("Friends", systemImage: "person", value: .friends) { Text("the friends") }
                .badge(3)
                .hidden(hidesFriends)
            TabSection("More") {
                Tab("Settings", systemImage: "gear", value: .settings) { Text("the settings") }
            }
            .sectionActions { Button("Add") {} }
            Tab("Find", systemImage: "magnifyingglass", value: .search, role: .search) { Text("the search") }
        }
        TabView(selection: $choice) {
            Tab("First", systemImage: "1.circle", value: .feed) { Text("first choice") }
            Tab("Second", systemImage: "2.circle", value: .friends) { Text("second choice") }
        }
        Text(page == .settings ? "on settings" : "elsewhere")
    }
}
