import Testing

@testable import MomentsApp

@Suite struct AppRoutesTests {
    @Test(arguments: [
        "/friends", "/notifications", "/account", "/moment-17", "/friends/person-3", "/person-3/moment-4/person-5",
        "/account/internal-menu/design-kit", "/join-abc_DEF-123", "/friends/tags", "/friends/tags/tag-3",
        "/friends/tags/new-tag", "/account/blocked", "/account/delete", "/friends/person-7/album-7",
        "/friends/person-7/album-7/album-month-7202503", "/album/7", "/account/administration",
        "/account/administration/reports", "/account/administration/people/managed-person-3",
        "/account/administration/announcements/new-announcement", "/account/administration/log",
    ])
    func `an address of the app is a page`(path: String) {
        #expect(AppRoutes.hasPage(at: path))
    }

    @Test(arguments: [
        "/.git/config", "/wp-login.php", "/moment", "/moment-x", "/moment-017", "/friends/nonsense", "/not-found",
        "/person-3/friends", "/join-", "/timeline", "/friends/tag", "/friends/tags-3", "/account/blocked-1",
        "/album", "/album-month", "/album-7-2025", "/account/administration-1", "/account/managed-person",
    ])
    func `another is none`(path: String) {
        #expect(!AppRoutes.hasPage(at: path))
    }
}
