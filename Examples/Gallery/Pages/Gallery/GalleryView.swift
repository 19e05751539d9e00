import SwiftUI

/// The list of all pages and the selected page.
public struct GalleryView<More: View>: View {
    private let more: More

    /// - Parameter more: List sections after those of the pages.
    public init(@ViewBuilder more: () -> More = { EmptyView() }) { self.more = more() }

    public var body: some View {
        NavigationSplitView {
            GalleryList(more: more)
        } detail: {
            ContentUnavailableView(
                "No page chosen",
                systemImage: "square.grid.2x2",
                description: Text("Choose one from the list.")
            )
        }
    }
}

private struct GalleryList<More: View>: View {
    let more: More
    @State private var query = ""

    var body: some View {
        List {
            ForEach(GalleryFamily.allCases) { family in
                let pages = family.pages.filter(matchesQuery)
                if !pages.isEmpty {
                    Section(family.rawValue) {
                        ForEach(pages) { page in
                            NavigationLink(value: page) {
                                Label(page.title, systemImage: page.systemImage)
                            }
                        }
                    }
                }
            }
            if query.isEmpty { more }
        }
        .navigationTitle("Gallery")
        .searchable(text: $query, prompt: "Pages")
        .navigationDestination(for: GalleryPage.self) { page in
            GalleryPageView(page: page)
        }
    }

    private func matchesQuery(_ page: GalleryPage) -> Bool {
        query.isEmpty || page.title.localizedCaseInsensitiveContains(query)
    }
}
