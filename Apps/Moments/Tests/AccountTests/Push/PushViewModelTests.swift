import Account
import MomentsAPI
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct PushViewModelTests {
    private final class Browser: PushRegistrarType {
        var subscription = #"{"endpoint":"https://push.example/a"}"#
        var failure: PushFailure?
        private(set) var calls: [String] = []

        func register(asks: Bool) async throws -> String {
            calls.append(asks ? "ask" : "renew")
            if let failure { throw failure }
            return subscription
        }

        func unregister() { calls.append("unregister") }
    }

    private let browser = Browser()
    private let repo = StubAccountRepo(account: .signedIn(.sample()))
    private let tracking = SpyTrackingRepo()

    private func viewModel(_ push: PushChoice? = nil, language: AppLanguage = .english) -> PushViewModel {
        show(push)
        repo.onSetPush = { [repo] input in
            Self.show(
                input.map { PushChoice(endpoint: "https://push.example/a", kinds: $0.kinds, language: $0.language) },
                in: repo
            )
        }
        return PushViewModel(repo: repo, registrar: browser, tracking: tracking) { language }
    }

    private func show(_ push: PushChoice?) { Self.show(push, in: repo) }

    private static func show(_ push: PushChoice?, in repo: StubAccountRepo) {
        var viewer = Viewer.sample()
        viewer.push = push
        repo.accountSubject.value = .signedIn(viewer)
    }

    private var sent: [NewPushChoice?] {
        repo.calls.compactMap { if case .setPush(let input) = $0 { input } else { nil } }
    }

    private func page(_ viewModel: PushViewModel) -> PushPage { viewModel.page.value }

    @Test func `a topic is turned on after the browser was asked, and off again`() async {
        let viewModel = viewModel()

        await viewModel.topicChanged(.comments, to: true)?.value
        #expect(page(viewModel).topics == [.comments])
        await viewModel.topicChanged(.likes, to: true)?.value
        #expect(page(viewModel).topics == [.comments, .likes])
        await viewModel.topicChanged(.comments, to: false)?.value
        await viewModel.topicChanged(.likes, to: false)?.value

        #expect(page(viewModel) == PushPage())
        #expect(
            sent.map { $0?.kinds } == [
                [.comment, .mention, .reply], [.comment, .like, .mention, .reply], [.like], nil,
            ]
        )
        #expect(browser.calls == ["ask", "ask", "ask", "unregister"])
        #expect(tracking.events == [.push, .push, .push, .push])
    }

    @Test(arguments: [(PushFailure.notAllowed, PushPage.Problem.notAllowed), (.unsupported, .unsupported)])
    func `a browser that does not show notifications says why`(failure: PushFailure, problem: PushPage.Problem) async {
        let viewModel = viewModel()
        browser.failure = failure

        await viewModel.topicChanged(.likes, to: true)?.value

        #expect(page(viewModel).problem == problem && page(viewModel).topics.isEmpty)
        #expect(page(viewModel).changing == nil && sent.isEmpty)
        browser.failure = nil
        await viewModel.topicChanged(.likes, to: true)?.value
        #expect(page(viewModel).problem == nil && page(viewModel).topics == [.likes])
    }

    @Test func `a refusal of the server is shown, and an ended sign-in leads to signing in`() async {
        let viewModel = viewModel()
        var states: [AppModelState] = []
        let subscription = viewModel.appModelStates.sink { states.append($0) }
        repo.onSetPush = { _ in throw RepoError(.unavailable) }
        await viewModel.topicChanged(.likes, to: true)?.value
        #expect(page(viewModel).problem == .refused(RepoError(.unavailable)))

        repo.onSetPush = { _ in throw RepoError(.unauthenticated) }
        await viewModel.topicChanged(.likes, to: true)?.value
        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }

    @Test func `a subscription is sent again only if it is another one, or the language`() async {
        let known = PushChoice(endpoint: "https://push.example/a", kinds: [.like], language: "en")
        await viewModel(nil).renew()
        #expect(browser.calls == [])
        await viewModel(known).renew()
        #expect(browser.calls == ["renew"] && sent == [])

        await viewModel(known, language: .simplifiedChinese).renew()
        browser.subscription = #"{"endpoint":"https://push.example/b"}"#
        await viewModel(known).renew()

        #expect(sent.map { $0?.language } == ["zh-Hans", "en"])
        #expect(sent.last??.subscription == browser.subscription)
    }

    @Test func `a choice of an earlier version, which knew no mentions, gets them`() async {
        let known = PushChoice(endpoint: "https://push.example/a", kinds: [.comment, .reply], language: "en")
        let viewModel = viewModel(known)
        #expect(page(viewModel).topics == [.comments])

        await viewModel.renew()

        #expect(sent.map { $0?.kinds } == [[.comment, .mention, .reply]])
        #expect(page(viewModel).topics == [.comments])
    }
}
