import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// Sets a new password by a link, and lets its person in.
@MainActor
public final class PasswordResetViewModel: AppModelStatePublishing {
    private let repo: any AccountRepoType
    private let tracking: any TrackingRepoType
    private let code: String
    private let device: String?
    private let subject = CurrentValueSubject<PasswordResetDraft, Never>(PasswordResetDraft())
    private let states = PassthroughSubject<AppModelState, Never>()

    /// - Parameters:
    ///   - code: Of the address the app was opened at.
    ///   - device: What the list of sign-ins is to call this browser; nil leaves it to the server.
    public init(repo: any AccountRepoType, tracking: any TrackingRepoType, code: String, device: String? = nil) {
        self.repo = repo
        self.tracking = tracking
        self.code = code
        self.device = device
    }

    /// What is filled in: at once, then after each change.
    public var draft: StateStream<PasswordResetDraft> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func trackScreenviews() { tracking.track(.screenView("password_reset")) }

    public func passwordChanged(to password: String) {
        guard subject.value.password != password else { return }
        subject.value.password = password
        if subject.value.failure != .onlyPasswordSet { subject.value.failure = nil }
    }

    /// The person wants the new password, and in.
    ///
    /// - Parameter keep: Has the browser keep the sign-in.
    /// - Returns: Whether the person is signed in.
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
            // The link works once, so the person cannot do it again.
            subject.value.failure = error == .notKept ? .onlyPasswordSet : error
            return false
        }
    }
}
