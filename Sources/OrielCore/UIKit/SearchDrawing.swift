import Foundation
import OrielUIKit

/// The search field of a controller in the bar of its navigation controller.
struct SearchDrawing: ViewModifier {
    let search: UISearchController?
    let hidesWhenScrolling: Bool

    func body(content: Content) -> some View {
        if let search {
            let bar = search.searchBar
            content
                .overlay { SearchResults(search: search) }
                .searchable(
                    text: text(of: search),
                    isPresented: Binding(get: { search.isActive }, set: { search.userDidChange(isSearching: $0) }),
                    placement: .navigationBarDrawer(displayMode: hidesWhenScrolling ? .automatic : .always),
                    prompt: bar.placeholder.map { Text(verbatim: $0) }
                )
                .onSubmit(of: .search) { bar.delegate?.searchBarSearchButtonClicked(bar) }
                .if(bar.hasScopes) { $0.searchScopes(bar.scope) { SearchScopeTitles(bar: bar) } }
        }
    }

    @MainActor private func text(of search: UISearchController) -> Binding<String> {
        search.searchBar.noteDrawing()
        search.searchBar.searchTextField.noteDrawing()
        return Binding(get: { search.searchBar.text ?? "" }, set: { search.userDidType($0) })
    }
}

/// The controller with the results of a search, above the content.
private struct SearchResults: View {
    let search: UISearchController

    var body: some View {
        search.searchBar.noteDrawing()
        search.searchBar.searchTextField.noteDrawing()
        return Group {
            if search.showsResults, let view = search.searchResultsController?.view {
                DrawnView(view: view, stretch: .both)
                    .background(Color(uiColor: .systemBackground))
                    .onAppear { view.isRoot = true }
                    .onDisappear { view.isRoot = false }
            }
        }
    }
}

/// The titles of the scopes of a search.
struct SearchScopeTitles: View {
    let bar: UISearchBar

    var body: some View {
        bar.noteDrawing()
        return ForEach(Array((bar.scopeButtonTitles ?? []).enumerated()), id: \.offset) { index, title in
            Text(verbatim: title).tag(index)
        }
    }
}

extension UISearchBar {
    var hasScopes: Bool { scopeButtonTitles?.isEmpty == false }

    var scope: Binding<Int> {
        noteDrawing()
        return Binding(get: { self.selectedScopeButtonIndex }, set: { self.userDidSelectScope($0) })
    }
}
