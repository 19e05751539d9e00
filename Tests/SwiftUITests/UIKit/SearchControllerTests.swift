import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct SearchControllerTests {
    private let controller = SearchedController()

    @Test func `the text in the bar of the page is searched`() async throws {
        let host = ViewHost { SearchedPage(controller: controller) }

        try await host.type("ap", into: "Fruit")

        #expect(controller.search.isActive)
        #expect(controller.search.searchBar.text == "ap")
        #expect(controller.log == ["will present", "searched ", "did present", "searched ap"])
        #expect(host.texts.contains("found ap"))
    }

    @Test func `the cancel button ends the search`() async throws {
        let host = ViewHost { SearchedPage(controller: controller) }
        try await host.type("ap", into: "Fruit")

        try await host.tap("Cancel")

        #expect(!controller.search.isActive)
        #expect(controller.search.searchBar.text == "")
        #expect(controller.log.suffix(2) == ["did dismiss", "cancelled"])
        #expect(!host.texts.contains("found ap"))
    }

    @Test func `the app begins and ends a search`() {
        controller.loadViewIfNeeded()
        controller.search.isActive = true
        controller.search.searchBar.text = "fig"
        controller.search.isActive = false

        #expect(controller.log.prefix(3) == ["will present", "searched ", "did present"])
        #expect(controller.log.dropFirst(3) == ["will dismiss", "searched ", "did dismiss"])
        #expect(controller.search.searchBar.text == "")
    }

    @Test func `a bar above the content shows scopes`() async throws {
        controller.loadViewIfNeeded()
        let bar = controller.search.searchBar
        bar.scopeButtonTitles = ["All", "Red"]
        bar.showsScopeBar = true
        let host = ViewHost { ShownBar(bar: bar) }

        try await host.select("Red", in: "Search")

        #expect(bar.selectedScopeButtonIndex == 1)
        #expect(controller.log == ["scope 1", "searched "])
    }
}

private final class SearchedController: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
{
    let search = UISearchController(searchResultsController: ResultsController())
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.searchBar.placeholder = "Fruit"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        log.append("searched \(text)")
        (searchController.searchResultsController as? ResultsController)?.label.text = "found \(text)"
    }

    func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancelled") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope \(selectedScope)")
    }
}

private final class ResultsController: UIViewController {
    let label = UILabel()

    override func loadView() { view = label }
}

private struct SearchedPage: UIViewControllerRepresentable {
    let controller: SearchedController

    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: controller)
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

private struct ShownBar: UIViewRepresentable {
    let bar: UISearchBar

    func makeUIView(context: Context) -> UISearchBar { bar }
    func updateUIView(_ bar: UISearchBar, context: Context) {}
}
