import Combine
import ListKit
import TreeholeAPI

/// The view model of the sign-in by a code.
@MainActor
final class SignInViewModel: ObservableObject, AppModelStatePublishing, Attempting {
    @Published var code = "" {
        didSet { if code != oldValue { failure = nil } }
    }
    @Published var failure: RepoError?
    @Published private(set) var isSending = false

    let host: TreeholeHost
    private let api: any APIClientType
    private let states = PassthroughSubject<AppModelState, Never>()

    init(api: any APIClientType, host: TreeholeHost) {
        self.api = api
        self.host = host
    }

    var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    var canSend: Bool { !isSending && !code.trimmed.isEmpty }

    func demoTapped(_ demo: DemoCode) async {
        code = demo.code
        await send()
    }

    /// Signs in with the code, and stores the token in the browser.
    func send() async {
        guard canSend else { return }
        isSending = true
        failure = nil
        await attempt {
            let new = try await api.perform(.signIn(code: code.trimmed))
            try await host.keepToken(new.token)
            api.authorize(with: new.token)
            states.send(.signedIn(new.member))
        }
        isSending = false
    }
}
