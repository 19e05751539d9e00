import DesignKit
import Testing

@MainActor
struct TabRouterTests {
    private enum Tab: String, CaseIterable { case home, search }

    private struct Page: LosslessStringConvertible, Hashable {
        let description: String

        init?(_ description: String) {
            guard description.hasPrefix("page-") else { return nil }
            self.description = description
        }
    }

    private typealias Router = TabRouter<Tab, Page>

    @Test(
        arguments: [
            ("/", "home", 0), ("/page-1", "home", 1), ("/search", "search", 0), ("/search/page-1/page-2", "search", 2),
        ]
    )
    func `an address has a tab and pages`(path: String, tab: String, count: Int) throws {
        let place = try #require(Router.place(at: path))

        #expect(place.tab.rawValue == tab)
        #expect(place.path.count == count)
    }

    @Test(arguments: ["/home", "/page-1/search", "/nothing", "/search/nothing"])
    func `each place has one address`(path: String) {
        #expect(Router.place(at: path) == nil)
    }

    @Test func `a stack is kept for each tab until all are closed`() throws {
        let router = Router()
        let page = try #require(Page("page-1"))
        router.path(of: .home).wrappedValue = [page]
        router.open((.search, []))

        #expect(router.tab == .search)
        #expect(router.path(of: .home).wrappedValue == [page])

        router.reset()
        #expect(router.tab == .home)
        #expect(router.paths.isEmpty)
    }

    @Test(arguments: [
        ("post-17", 17), ("post-0", 0), ("post-017", nil), ("post-+1", nil), ("post-", nil), ("tag-1", nil),
    ])
    func `a number has one address`(page: String, number: Int?) {
        #expect(page.number(after: "post-") == number)
    }
}
