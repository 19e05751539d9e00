import Combine
import MomentsAPI
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Synchronization
import Testing

@Suite @MainActor struct RepositoriesTests {
    @Test func `a change reaches all who hold something`() async throws {
        let api = StubAPIClient()
        let viewer = Viewer.sample()
        let account = AccountRepo(api: api, account: .signedIn(viewer))
        let repos = Repositories(
            viewer: viewer,
            api: api,
            account: account,
            likes: Just(true).eraseToAnyPublisher(),
            clock: ManualClock()
        )
        api.on(GetMomentOperation.self) { _ in .sample(id: 9, likes: []) }
        api.on(GetUnreadCountOperation.self) { _ in 5 }
        api.onChanges {
            APIEvents(
                AsyncStream { continuation in
                    continuation.yield(LiveChange(.momentChanged, momentID: 9))
                    continuation.yield(LiveChange(.notifications))
                }
            )
        }
        let moment = Recorder(repos.moments.moment(9))
        let unread = Recorder(repos.notifications.unreadCount)

        let run = Task { await repos.live.run() }

        try await unread.wait { $0 == 5 }
        #expect(moment.last?.value?.id == 9)
        run.cancel()
        await run.value
    }

    @Test(arguments: [true, false]) func `a timeline that is shown first is requested when its changes are received`(
        isFirst: Bool
    ) async throws {
        let api = StubAPIClient()
        let viewer = Viewer.sample()
        let repos = Repositories(
            viewer: viewer,
            api: api,
            account: AccountRepo(api: api, account: .signedIn(viewer)),
            likes: Just(true).eraseToAnyPublisher(),
            opensTimeline: isFirst,
            clock: ManualClock()
        )
        let requested = AsyncStream<Void>.makeStream()
        api.on(GetTimelineOperation.self) { _ in
            requested.continuation.yield()
            return Page(items: [.sample(id: 1, likes: [])])
        }
        api.on(GetViewerOperation.self) { _ in viewer }
        api.on(GetUnreadCountOperation.self) { _ in 5 }
        api.onChanges {
            APIEvents(
                AsyncStream { continuation in
                    continuation.yield(LiveChange(.subscribed))
                    continuation.yield(LiveChange(.notifications))
                }
            )
        }
        let unread = Recorder(repos.notifications.unreadCount)

        let run = Task { await repos.live.run() }
        try await unread.wait { $0 == 5 }
        if isFirst { for await _ in requested.stream { break } }

        #expect(api.operations(GetTimelineOperation.self).count == (isFirst ? 1 : 0))
        await repos.moments.refreshTimeline()
        #expect(api.operations(GetTimelineOperation.self).count == 1)
        run.cancel()
        await run.value
    }

    @Test func `a page's own requests are caused by a person, those after a change by news`() async throws {
        let api = StubAPIClient()
        let viewer = Viewer.sample()
        let repos = Repositories(
            viewer: viewer,
            api: api,
            account: AccountRepo(api: api, account: .signedIn(viewer)),
            likes: Just(true).eraseToAnyPublisher(),
            clock: ManualClock()
        )
        let causes = Mutex<[RequestCause]>([])
        api.on(GetMomentOperation.self) { _ in
            causes.withLock { $0.append(RequestCause.current) }
            return .sample(id: 9, likes: [])
        }
        api.on(GetUnreadCountOperation.self) { _ in 5 }
        api.onChanges {
            APIEvents(
                AsyncStream { continuation in
                    continuation.yield(LiveChange(.momentChanged, momentID: 9))
                    continuation.yield(LiveChange(.notifications))
                }
            )
        }
        let unread = Recorder(repos.notifications.unreadCount)
        let shown = Recorder(repos.moments.moment(9))
        try await repos.moments.refreshMoment(9)

        let run = Task { await repos.live.run() }

        try await unread.wait { $0 == 5 }
        #expect(shown.last?.value?.id == 9)
        let sent = causes.withLock(\.self)
        #expect(sent == [.person, .news])
        run.cancel()
        await run.value
    }

    @Test func `a change of friends reaches the tags`() async throws {
        let api = StubAPIClient()
        let viewer = Viewer.sample()
        let account = AccountRepo(api: api, account: .signedIn(viewer))
        let repos = Repositories(
            viewer: viewer,
            api: api,
            account: account,
            likes: Just(true).eraseToAnyPublisher(),
            clock: ManualClock()
        )
        api.on(GetTimelineOperation.self) { _ in Page(items: []) }
        api.on(GetFriendsOperation.self) { _ in Page(items: []) }
        api.on(GetFriendRequestsOperation.self) { _ in FriendRequests(receivedRequests: [], sentRequests: []) }
        api.on(GetUnreadCountOperation.self) { _ in 0 }
        api.on(GetTagsOperation.self) { _ in [] }
        api.onChanges { APIEvents(AsyncStream { continuation in continuation.yield(LiveChange(.friends)) }) }
        await repos.privacy.refreshTags()
        api.on(GetTagsOperation.self) { _ in [.sample(name: "Family")] }
        let tags = Recorder(repos.privacy.tags)

        let run = Task { await repos.live.run() }

        try await tags.wait { $0.items?.map(\.name) == ["Family"] }
        run.cancel()
        await run.value
    }

    @Test func `reports and what staff see come from the same server`() async throws {
        let api = StubAPIClient()
        let viewer = Viewer.sample(role: .moderator)
        let account = AccountRepo(api: api, account: .signedIn(viewer))
        let repos = Repositories(viewer: viewer, api: api, account: account, likes: Just(true).eraseToAnyPublisher())
        api.on(ReportOperation.self) { _ in true }
        api.on(GetOpenReportCountOperation.self) { _ in 3 }

        try await repos.reports.report(.person(2), reason: .other, note: "")
        await repos.administration.refreshOpenReportCount()

        #expect(Recorder(repos.administration.openReportCount).last == 3)
    }

    @Test func `a changed profile shows among moments`() async throws {
        let api = StubAPIClient()
        let viewer = Viewer.sample()
        let account = AccountRepo(api: api, account: .signedIn(viewer))
        let repos = Repositories(viewer: viewer, api: api, account: account, likes: Just(true).eraseToAnyPublisher())
        api.on(UpdateProfileOperation.self) { _ in .sample(id: 1, name: "Ada Lovelace", handle: "ada") }

        try await account.updateProfile(ProfileChange(name: "Ada Lovelace"))

        #expect(repos.moments.viewer.name == "Ada Lovelace")
    }
}
