import Foundation
import Testing

@testable import TreeholeApp

@MainActor
struct TreeholeRouterTests {
    @Test(
        arguments: [
            "/", "/post-17", "/wander", "/wander/post-17", "/search", "/attention/post-1", "/settings",
            "/settings/mine",
            "/settings/mine/post-17", "/settings/reports", "/settings/blocked", "/settings/sign-ins",
            "/settings/post-3",
        ]
    )
    func `pages have addresses`(path: String) {
        #expect(TreeholeApp.hasPage(at: path))
    }

    @Test(
        arguments: [
            "/timeline", "/post-0", "/post-017", "/post--1", "/post-x", "/mine", "/wander/reports", "/nothing",
            "/not-found",
            "/settings/post-3/mine", "/settings/mine/blocked",
        ]
    )
    func `other addresses have no page`(path: String) {
        #expect(!TreeholeApp.hasPage(at: path))
    }

    @Test func `an address opens its tab and pages`() throws {
        let router = TreeholeRouter()

        router.open(try #require(URL(string: "https://tree.example/attention/post-17")))

        #expect(router.tab == .attention)
        #expect(router.paths[.attention] == [.post(17)])
    }

    @Test func `a link to a post is its address, if the site is known`() {
        #expect(TreeholeRouter(site: URL(string: "https://tree.example")).link(to: 4) == "https://tree.example/post-4")
        #expect(TreeholeRouter().link(to: 4) == "#4")
    }

    @Test func `an unknown address opens the page that says so`() throws {
        let router = TreeholeRouter()

        router.open(try #require(URL(string: "/nothing")))

        #expect(router.paths[.timeline] == [.unknown])
    }

    @Test func `a tag is searched in the search tab`() {
        let router = TreeholeRouter()
        var tags: [String] = []
        let subscription = router.tags.sink { tags.append($0) }
        defer { subscription.cancel() }

        router.search(tag: "study")

        #expect(router.tab == .search)
        #expect(tags == ["study"])
    }
}
