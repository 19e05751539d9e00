import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// Lets somebody in who has an account.
@MainActor
public final class SignInViewModel: AppModelStatePublishing {
    private let repo: any AccountRepoType
    private let tracking: any TrackingRepoType
    private let device: String?
    private let subject = CurrentValueSubject<SignInForm, Never>(SignInForm())
    private let states = PassthroughSubject<AppModelState, Never>()

    /// - Parameter device: What the list of sign-ins is to call this browser; nil leaves it to the server.
    public init(repo: any AccountRepoType, tracking: any TrackingRepoType, device: String? = nil) {
        self.repo = repo
        self.tracking = tracking
        self.device = device
    }

    /// What is filled in: at once, then after each change.
    public var form: StateStream<SignInForm> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func trackScreenviews() { tracking.track(.screenView("sign_in")) }

    public func handleChanged(to handle: String) { change(\.handle, to: handle) }

    public func passwordChanged(to password: String) { change(\.password, to: password) }

    /// The person wants in.
    ///
    /// - Parameter keep: Has the browser keep the secret of the sign-in. Where that fails, the sign-in is ended again:
    ///   it would be gone with the next page.
    public func submitTapped(keep: @MainActor (SignedIn) async throws -> Void) async {
        let form = subject.value
        guard form.canSubmit else { return }
        subject.value.isSending = true
        subject.value.failure = nil
        do throws(EntranceFailure) {
            let signedIn = try await repo.enter(keep: keep) {
                try await repo.signIn(handle: form.handle.trimmed, password: form.password, device: device)
            }
            tracking.track(.signIn)
            subject.value = SignInForm()
            states.send(.signedIn(signedIn.viewer.userDetails))
        } catch {
            subject.value.isSending = false
            subject.value.failure = error
        }
    }

    private func change(_ field: WritableKeyPath<SignInForm, String>, to text: String) {
        guard subject.value[keyPath: field] != text else { return }
        var form = subject.value
        form[keyPath: field] = text
        form.failure = nil
        subject.value = form
    }
}
