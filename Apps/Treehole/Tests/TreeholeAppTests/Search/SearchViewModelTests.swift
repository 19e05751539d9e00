import APIKit
import CombineTesting
import Foundation
import Testing

@testable import TreeholeApp
@testable import TreeholeModel

@MainActor
struct SearchViewModelTests {
    private let transport = SampleTransport()
    private let scheduler = ManualScheduler()
    private let viewModel: SearchViewModel

    init() {
        let api = APIClient(transport: transport)
        let posts = PostListViewModel(.newest, api: api, store: PostsStore(api: api))
        viewModel = SearchViewModel(posts: posts, scheduler: scheduler)
    }

    @Test func `a text is searched 300 milliseconds after the last letter`() async {
        viewModel.text = "te"
        scheduler.advance(by: .milliseconds(299))
        viewModel.text = " tea "
        scheduler.advance(by: .milliseconds(299))
        #expect(!viewModel.isSearching)

        scheduler.advance(by: .milliseconds(1))
        #expect(viewModel.isSearching)
        for await page in viewModel.posts.page.values where page.hasContent { break }

        #expect(viewModel.posts.search == PostSearch(text: "tea"))
        #expect(viewModel.posts.ids == [14])
        #expect(transport.calls(of: "posts") == 1)
    }

    @Test func `without a text tags are suggested again`() {
        viewModel.text = "tea"
        scheduler.advance(by: .milliseconds(300))
        viewModel.text = " "
        scheduler.advance(by: .milliseconds(300))

        #expect(!viewModel.isSearching)
    }

    @Test func `a tapped tag is searched at once and alone`() async {
        viewModel.text = "tea"
        viewModel.from = .now

        viewModel.tagTapped("canteen")
        for await page in viewModel.posts.page.values where page.hasContent { break }

        #expect(viewModel.text.isEmpty)
        #expect(viewModel.posts.search == PostSearch(tag: "canteen"))
        #expect(viewModel.posts.ids == [16])
    }

    @Test func `the last day is part of the search`() throws {
        let day = Date(timeIntervalSince1970: 1_790_000_000)

        viewModel.from = day
        viewModel.to = day
        scheduler.advance(by: .milliseconds(300))

        let start = Calendar.current.startOfDay(for: day)
        let end = try #require(Calendar.current.date(byAdding: .day, value: 1, to: start))
        #expect(viewModel.isSearching)
        #expect(viewModel.search == PostSearch(from: start, to: end))
    }
}
