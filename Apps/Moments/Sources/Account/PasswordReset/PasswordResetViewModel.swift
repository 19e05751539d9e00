import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model for resetting a password with a link, which also signs the person in.
@MainActor
public final class PasswordResetViewModel: AppModelStatePublishing {
    private let repo: any AccountRepoType
    private let tracking: any TrackingRepoType
    private let code: String
    private let device: String?
    private let subject = CurrentValueSubject<PasswordResetDraft, Never>(PasswordResetDraft())
    private let states = PassthroughSubject<AppModelState, Never>()

    /// - Parameters:
    ///   - code: The code of the address the app was opened at.
    ///   - device: The name of this browser in the list of sign-ins; nil lets the server choose one.
    public init(repo: any AccountRepoType, tracking: any TrackingRepoType, code: String, device: String? = nil) {
        self.repo = repo
        self.tracking = tracking
        self.code = code
        self.device = device
    }

    /// The form's state: the current value, then each change.
    public var draft: StateStream<PasswordResetDraft> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func trackScreenviews() { tracking.track(.screenView("password_reset")) }

    public func passwordChanged(to password: String) {
        guard subject.value.password != password else { return }
        subject.value.password = password
        if subject.value.failure != .onlyPasswordSet { subject.value.failure = nil }
    }

    /// Sets the password and signs the person in.
    ///
    /// - Parameter keep: Stores the sign-in in the browser.
    /// - Returns: True if the person is signed in.
    public func submitTapped(keep: @MainActor (SignedIn) async throws -> Void) async -> Bool {
        let draft = subject.value
        guard draft.canSubmit else { return false }
        subject.value.isSending = true
        subject.value.failure = nil
        do throws(EntranceFailure) {
            let signedIn = try await repo.enter(keep: keep) {
                try await repo.resetPassword(code: code, to: draft.password, device: device)
            }
            tracking.track(.resetPassword)
            subject.value = PasswordResetDraft()
            states.send(.signedIn(signedIn.viewer.userDetails))
            return true
        } catch {
            subject.value.isSending = false
            // The link is used up, so the person cannot retry.
            subject.value.failure = error == .notKept ? .onlyPasswordSet : error
            return false
        }
    }
}
