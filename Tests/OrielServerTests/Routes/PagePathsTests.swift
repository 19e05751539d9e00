import Hummingbird
import Testing

@testable import OrielServer

@Suite struct PagePathsTests {
    private let paths: PagePaths = ["friends", "friends/person-{id}", "settings/**", "{year}/archive", "Grüße"]

    @Test(arguments: [
        "/", "", "/friends", "/friends/", "/friends/person-3", "/settings", "/settings/a/b/c", "/2026/archive",
        "/Gr%C3%BC%C3%9Fe", "//friends",
    ])
    func `an address of a pattern is a page`(path: String) {
        #expect(paths.destination(of: path) == .page)
    }

    @Test(arguments: [
        ("/friends/nonsense", "/friends"), ("/friends/person-3/x/y", "/friends/person-3"),
        ("/2026/archive/1", "/2026/archive"), ("/Gr%C3%BC%C3%9Fe/x", "/Gr%C3%BC%C3%9Fe"),
    ])
    func `an address below a page leads to the nearest page`(path: String, page: String) {
        #expect(paths.destination(of: path) == .nearest(page))
    }

    @Test(arguments: ["/nothing", "/.git/config", "/wp-login.php", "/Friends", "/person-3", "/2026", "/%2E%2E/%2E%2E"])
    func `an address outside all pages leads nowhere`(path: String) {
        #expect(paths.destination(of: path) == .nowhere)
    }

    @Test func `an app's own router may decide`() {
        let paths = PagePaths { $0 == "/a/b" }

        #expect(paths.destination(of: "/a/b") == .page)
        #expect(paths.destination(of: "/a/b/c") == .nearest("/a/b"))
        #expect(paths.destination(of: "/a") == .nowhere)
    }

    @Test func `an app without any has its start page`() {
        #expect(([] as PagePaths).destination(of: "/") == .page)
        #expect(([] as PagePaths).destination(of: "/x") == .nowhere)
    }
}
