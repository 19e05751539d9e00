import Account
import Combine
import Foundation
import MomentsAPI
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// What one browser session is made of, whoever is signed in.
@MainActor
final class AppServices: ObservableObject {
    let host: AppHost
    let api: APISession
    let appModel: AppModel
    let router: AppRouter
    let toggles: TogglesDataStore
    let tracking: TrackingRepo
    let account: AccountRepo
    /// What belongs to the person who is signed in; nil while nobody is.
    @Published private(set) var person: PersonServices?

    /// Of the link the app was opened by, if it was an invitation.
    @Published private(set) var invitation: String?

    /// Of the link the app was opened by, if it sets a new password.
    @Published private(set) var passwordReset: String?

    private var subscriptions: Set<AnyCancellable> = []

    init(_ host: AppHost) {
        self.host = host
        api = APISession(transport: host.transport)
        account = AccountRepo(api: api, account: host.account, proof: host.browserProof)
        router = AppRouter()
        appModel = AppModel()
        toggles = TogglesDataStore(
            remote: ConfiguredToggles(host.toggles),
            overrides: KeyValueStore(values: account.preferences) { [account] in account.setPreference($0, to: $1) }
        )
        tracking = TrackingRepo(providers: host.trackingProviders)
        for route in AppRoutes.all { router.register(route.name, takesID: route.takesID) }
        account.account.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        account.preferences
            .map { $0[PreferenceKey.language].flatMap(AppLanguage.init(rawValue:)) }
            .removeDuplicates()
            .sink { [appModel] in appModel.apply(.language($0)) }
            .store(in: &subscriptions)
    }

    /// Finds out who is at the browser, where the host did not know.
    func start() async {
        guard account.currentAccount == .unknown else { return }
        do {
            try await account.refreshViewer()
        } catch {
            // The screen that asks for a sign-in says by itself that the server does not answer.
            appModel.apply(.signedOut(.never))
        }
    }

    /// Goes where an address leads; of one that leads nowhere the person is told.
    func open(_ url: URL) {
        if let code = PasswordResetLink.code(in: url.absoluteString) {
            passwordReset = code
        } else if let invitation = InvitationLink.code(in: url.absoluteString) {
            self.invitation = invitation
        } else {
            router.go(to: router.destination(of: url.path) ?? Destination(tab: .first, path: [AppRoutes.unknown]))
        }
    }

    /// The password is set, or the person does not want to set it now.
    func closePasswordReset() {
        passwordReset = nil
        router.reset()
    }

    private func show(_ state: AccountState) {
        switch state {
        case .unknown: break
        case .signedOut(let reason):
            // A person who signs out leaves no page open; one whose sign-in has ended comes back to it.
            if reason == .chosen { router.reset() }
            person = nil
            appModel.apply(.signedOut(reason))
        case .signedIn(let viewer):
            if person?.viewer.id != viewer.id {
                if person != nil { router.reset() }
                person = PersonServices(viewer: viewer, app: self)
            }
            appModel.apply(.signedIn(viewer.userDetails))
        }
    }
}
