import Testing

@testable import MomentsApp

@Suite struct AppRoutesTests {
    @Test(arguments: [
        "/friends", "/notifications", "/account", "/moment-17", "/friends/person-3", "/person-3/moment-4/person-5",
        "/account/internal-menu/design-kit", "/join-abc_DEF-123",
    ])
    func `an address of the app is a page`(path: String) {
        #expect(AppRoutes.hasPage(at: path))
    }

    @Test(arguments: [
        "/.git/config", "/wp-login.php", "/moment", "/moment-x", "/moment-017", "/friends/nonsense", "/not-found",
        "/person-3/friends", "/join-", "/timeline",
    ])
    func `another is none`(path: String) {
        #expect(!AppRoutes.hasPage(at: path))
    }
}
