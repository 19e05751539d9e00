import AppFoundations
import Combine
import TreeholeAPI

/// The services of one browser session, whoever is signed in.
///
/// It is the only listener to expired tokens: whatever screen's request the server refuses, this publishes `signedOut(.expired)`.
@MainActor
final class AppServices: ObservableObject, AppModelStatePublishing {
    let host: TreeholeHost
    let api: any APIClientType
    let appModel: AppModel
    let router: TreeholeRouter
    private let states = PassthroughSubject<AppModelState, Never>()

    init(_ host: TreeholeHost, api: (any APIClientType)? = nil) {
        self.host = host
        router = TreeholeRouter(site: host.site)
        self.api = api ?? APIClient(transport: host.transport)
        appModel = AppModel(signInState: host.member)
        self.api.setExpirationHandler { [weak self] in
            Task { @MainActor in self?.states.send(.signedOut(.expired)) }
        }
    }

    var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    /// Fetches the member if the host does not know them.
    func start() async {
        guard appModel.signInState == .unknown else { return }
        do {
            let member = try await api.perform(.member)
            states.send(member.map(AppModelState.signedIn) ?? .signedOut(.never))
        } catch {
            // The next request of the sign-in screen says that the server cannot be reached.
            states.send(.signedOut(.never))
        }
    }
}
