import Foundation
import Friends
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting

/// The albums of people, with stubs of their dependencies. The viewer is the person 1, and the time zone GMT.
@MainActor
struct AlbumFixture {
    static let march = MonthOfYear(year: 2025, month: 3)
    static let months = [
        AlbumMonth(march, momentCount: 12, cover: .sample()),
        AlbumMonth(MonthOfYear(year: 2025, month: 2), momentCount: 1),
        AlbumMonth(MonthOfYear(year: 2024, month: 12), momentCount: 3),
    ]

    let album = StubAlbumRepo()
    let moments = StubMomentsRepo(viewer: .sample(id: 1, name: "Ada"))
    let tracking = SpyTrackingRepo()

    /// - Parameters:
    ///   - months: Those of each album; nil until they are loaded.
    ///   - list: The moments of March 2025 of the person 2.
    init(_ months: [AlbumMonth]? = AlbumFixture.months, onThisDay: [Moment]? = [], moments list: [Moment]? = []) {
        for person in [1, 2] as [PersonID] { album.subject(of: person, timeZone: "GMT").value.items = months }
        album.onRefreshAlbum = { _, _ in }
        moments.onThisDaySubject.value.items = onThisDay
        moments.onRefreshOnThisDay = { _ in }
        moments.subject(of: Self.page()).value.items = list
        moments.onRefreshMonth = { _ in }
        moments.onLoadMoreMonth = { _ in }
    }

    static func page(timeZone: String = "GMT") -> PersonMonth {
        PersonMonth(person: 2, month: march, timeZone: timeZone)
    }

    func viewModel(of person: PersonID = 2) -> AlbumViewModel {
        AlbumViewModel(
            person: person,
            album: album,
            moments: moments,
            friends: StubFriendsRepo(),
            privacy: StubPrivacyRepo(),
            reports: StubReportsRepo(),
            toggles: StubTogglesDataStore(likes: true),
            tracking: tracking
        )
    }

    func month() -> AlbumMonthViewModel {
        AlbumMonthViewModel(
            Self.march,
            of: 2,
            moments: moments,
            friends: StubFriendsRepo(),
            privacy: StubPrivacyRepo(),
            reports: StubReportsRepo(),
            toggles: StubTogglesDataStore(likes: true),
            tracking: tracking
        )
    }
}

extension StateStream<ListPage> {
    /// The IDs of all rows.
    @MainActor var rows: [String] { value.sections.flatMap { $0.items.map(\.id) } }
}
