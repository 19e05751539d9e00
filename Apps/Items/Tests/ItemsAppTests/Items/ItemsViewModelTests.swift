import Combine
import CombineTesting
import Foundation
import ItemsCatalogue
import Testing

@testable import ItemsApp

@MainActor
struct ItemsViewModelTests {
    private let scheduler = ManualScheduler()
    private let viewModel: ItemsViewModel

    init() { viewModel = ItemsViewModel(catalogue: Just(.sample), scheduler: scheduler) }

    private var ids: [Item.ID] { viewModel.currentItems.map(\.id) }

    /// Types a text, lets the debounce end, and waits for the results.
    private func search(_ text: String) async {
        viewModel.searchTextChanged(to: text)
        scheduler.advance(by: .milliseconds(ItemsViewModel.searchDelay))
        for await results in viewModel.$searchResults.values where results != nil { break }
    }

    // MARK: - Search

    @Test func `a text is searched 300 milliseconds after the last letter`() async {
        viewModel.searchTextChanged(to: "c")
        scheduler.advance(by: .milliseconds(299))
        viewModel.searchTextChanged(to: "cat")
        scheduler.advance(by: .milliseconds(299))
        await settleQueues()
        #expect(viewModel.searchResults == nil)

        scheduler.advance(by: .milliseconds(1))
        for await results in viewModel.$searchResults.values where results != nil { break }

        #expect(ids == [1, 4])
    }

    @Test func `an empty text finds nothing and shows all items at once`() async {
        await search("cat")

        viewModel.searchTextChanged(to: " ")

        #expect(viewModel.searchResults == nil)
        #expect(ids == [0, 1, 2, 3, 4, 5])
        scheduler.advance(by: .milliseconds(300))
        await settleQueues()
        #expect(viewModel.searchResults == nil)
    }

    @Test func `a text that is typed again shows its results again`() async {
        await search("cat")

        viewModel.searchTextChanged(to: "")
        viewModel.searchTextChanged(to: "cat")

        #expect(ids == [1, 4])
        scheduler.advance(by: .milliseconds(300))
        await settleQueues()
        #expect(ids == [1, 4])
    }

    @Test func `results for a text that was cleared meanwhile are not shown`() async {
        viewModel.searchTextChanged(to: "cat")
        scheduler.advance(by: .milliseconds(300))
        viewModel.searchTextChanged(to: "")
        await settleQueues()

        #expect(viewModel.searchResults == nil)
        #expect(ids.count == 6)
    }

    @Test func `a text without results is named`() async {
        await search("qqq")

        #expect(viewModel.content == .nothingFound("qqq"))
    }

    /// Waits until the work on the queues of the search is done.
    private func settleQueues() async {
        for _ in 0..<2 {
            await withCheckedContinuation { continuation in
                ItemsViewModel.searchQueue.async { DispatchQueue.main.async { continuation.resume() } }
            }
        }
    }

    // MARK: - Sort

    @Test func `all items are in Unicode's order`() {
        #expect(ids == [0, 1, 2, 3, 4, 5])
        #expect(viewModel.order == nil)
        #expect(viewModel.content == .items(Catalogue.sample.items))
    }

    @Test func `a sort is chosen, reversed and cleared`() {
        viewModel.sortTapped(.name)
        #expect(ids == [3, 5, 4, 1, 0, 2])

        viewModel.sortTapped(.name)
        #expect(ids == [2, 0, 1, 4, 5, 3])
        #expect(viewModel.order == ItemOrder(.name, isReversed: true))

        viewModel.sortTapped(.year)
        #expect(viewModel.order == ItemOrder(.year))

        viewModel.clearSortTapped()
        #expect(viewModel.sortedItems == nil)
        #expect(ids == [0, 1, 2, 3, 4, 5])
    }

    @Test func `a search comes before a sort`() async {
        viewModel.sortTapped(.name)
        await search("grin")
        #expect(ids == [0, 1])

        viewModel.searchTextChanged(to: "")
        #expect(ids == [3, 5, 4, 1, 0, 2])
    }

    @Test func `another language has another order of names`() {
        viewModel.sortTapped(.name)

        viewModel.languageChanged(to: .chinese)

        #expect(ids == [1, 5, 4, 0, 2, 3])
    }

    // MARK: - Loading

    @Test func `items that arrive later are sorted and searched`() async {
        let catalogue = PassthroughSubject<Catalogue, Never>()
        let viewModel = ItemsViewModel(catalogue: catalogue, scheduler: scheduler)
        viewModel.sortTapped(.name)
        viewModel.searchTextChanged(to: "cat")
        scheduler.advance(by: .milliseconds(300))
        #expect(viewModel.currentItems.isEmpty)

        catalogue.send(.sample)
        for await results in viewModel.$searchResults.values where results != nil { break }

        #expect(viewModel.currentItems.map(\.id) == [1, 4])
        #expect(viewModel.sortedItems?.map(\.id) == [3, 5, 4, 1, 0, 2])
    }
}
