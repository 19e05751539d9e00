import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the sign-in page.
@MainActor
public final class SignInViewModel: AppModelStatePublishing {
    private let repo: any AccountRepoType
    private let tracking: any TrackingRepoType
    private let device: String?
    private let subject = CurrentValueSubject<SignInForm, Never>(SignInForm())
    private let states = PassthroughSubject<AppModelState, Never>()

    /// - Parameter device: The name of this browser in the list of sign-ins; nil lets the server choose one.
    public init(repo: any AccountRepoType, tracking: any TrackingRepoType, device: String? = nil) {
        self.repo = repo
        self.tracking = tracking
        self.device = device
    }

    /// The form's state: the current value, then each change.
    public var form: StateStream<SignInForm> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func trackScreenviews() { tracking.track(.screenView("sign_in")) }

    public func handleChanged(to handle: String) { change(\.handle, to: handle) }

    public func passwordChanged(to password: String) { change(\.password, to: password) }

    /// Signs the person in.
    ///
    /// - Parameter keep: Stores the token in the browser. If it throws, the sign-in is ended, because it would not survive a
    ///   reload.
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
