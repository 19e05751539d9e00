import Combine
import Foundation
import ItemsCatalogue

/// The view model of all items, with search and sort orders.
@MainActor
final class ItemsViewModel: ObservableObject {
    /// The debounce interval of the search field, in milliseconds.
    nonisolated static let searchDelay = 300

    /// All items, in Unicode's order.
    @Published private(set) var items: [Item] = []
    /// The items that have the text of the search field; nil without a search.
    @Published private(set) var searchResults: [Item]?
    /// All items in the chosen order; nil without one.
    @Published private(set) var sortedItems: [Item]?
    @Published private(set) var order: ItemOrder?
    @Published private(set) var searchText = ""

    private var catalogue: Catalogue?
    private var language: ItemLanguage
    private let queries = PassthroughSubject<String, Never>()
    /// The latest results. The same text is not searched again, so they are shown again when it is typed again.
    private var found: SearchResults?
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameter scheduler: The scheduler of the search's debounce; the main queue by default.
    init(
        catalogue: some Publisher<Catalogue, Never>,
        language: ItemLanguage = .english,
        scheduler: some Scheduler = DispatchQueue.main
    ) {
        self.language = language
        catalogue.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        Self.results(of: queries, in: catalogue, scheduler: scheduler)
            .sink { [weak self] in self?.take($0) }
            .store(in: &subscriptions)
    }

    /// The items to show: the search's, otherwise the sorted ones, otherwise all.
    var currentItems: [Item] { searchResults ?? sortedItems ?? items }

    var content: ItemsContent {
        searchResults?.isEmpty == true ? .nothingFound(found?.text ?? searchText) : .items(currentItems)
    }

    // MARK: - Actions

    /// Called when the person edits the search text. An empty text shows all items at once.
    func searchTextChanged(to text: String) {
        guard text != searchText else { return }
        searchText = text
        if query.isEmpty {
            searchResults = nil
        } else if let found, found.text == query {
            searchResults = found.items
        }
        queries.send(query)
    }

    /// Called when the person selects a sort; the same one again is reversed.
    func sortTapped(_ sort: ItemSort) {
        order = ItemOrder.next(after: order, tapped: sort)
        sortItems()
    }

    /// Called when the person clears the sort.
    func clearSortTapped() {
        order = nil
        sortItems()
    }

    /// Called when the names are shown in another language.
    func languageChanged(to language: ItemLanguage) {
        guard language != self.language else { return }
        self.language = language
        sortItems()
    }

    // MARK: - Items

    private var query: String { searchText.trimmingCharacters(in: .whitespacesAndNewlines) }

    private func show(_ catalogue: Catalogue) {
        self.catalogue = catalogue
        items = catalogue.items
        sortItems()
    }

    private func sortItems() {
        sortedItems = order.flatMap { catalogue?.items(sortedBy: $0, in: language) }
    }

    private func take(_ results: SearchResults) {
        found = results
        // The person may have cleared the field while the search ran.
        if !query.isEmpty { searchResults = results.items }
    }

    // MARK: - Searching

    private struct SearchResults: Sendable {
        let text: String
        let items: [Item]
    }

    nonisolated static let searchQueue = DispatchQueue(label: "items.search", qos: .userInitiated)

    /// Publishes the results for each text on the main queue; none for an empty text.
    private nonisolated static func results(
        of queries: some Publisher<String, Never>,
        in catalogue: some Publisher<Catalogue, Never>,
        scheduler: some Scheduler
    ) -> some Publisher<SearchResults, Never> {
        queries
            .debounce(for: .milliseconds(searchDelay), scheduler: scheduler)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .combineLatest(catalogue)
            .receive(on: searchQueue)
            .map { text, catalogue in SearchResults(text: text, items: catalogue.items(matching: text)) }
            .receive(on: DispatchQueue.main)
    }
}
