#if DEBUG
import Foundation
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories

extension AccountViewModel {
    static func preview(
        isDemo: Bool = false,
        _ change: (inout PreviewContent) -> Void = { _ in }
    ) -> AccountViewModel {
        let repo = PreviewRepo(change)
        return AccountViewModel(
            repo: repo,
            uploads: repo,
            privacy: repo,
            toggles: TogglesDataStore.preview(),
            tracking: TrackingRepo(),
            site: URL(string: "https://moments.example.org") ?? URL(filePath: "/"),
            isDemo: isDemo
        )
    }
}

extension PrivacyViewModel {
    static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> PrivacyViewModel {
        PrivacyViewModel(repo: PreviewRepo(change), tracking: TrackingRepo())
    }
}

extension AccountPage {
    static func preview(_ change: (inout AccountPage) -> Void = { _ in }) -> AccountPage {
        var page = AccountPage(
            viewer: PreviewSamples.viewer,
            signIns: Listing(items: PreviewSamples.signIns),
            invitations: Listing(items: PreviewSamples.invitations)
        )
        change(&page)
        return page
    }
}

/// A browser that does not show notifications.
final class PreviewRegistrar: PushRegistrarType {
    func register(asks: Bool) async throws -> String { throw PushFailure.notAllowed }
    func unregister() {}
}

extension PushViewModel {
    static func preview(_ kinds: [NotificationKind] = []) -> PushViewModel {
        let repo = PreviewRepo { content in
            var viewer = PreviewSamples.viewer
            viewer.push = PushChoice(endpoint: "", kinds: kinds, language: "en")
            content.account = .signedIn(viewer)
        }
        return PushViewModel(repo: repo, registrar: PreviewRegistrar(), tracking: TrackingRepo()) { .english }
    }
}

extension SignInViewModel {
    static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> SignInViewModel {
        SignInViewModel(repo: PreviewRepo(change), tracking: TrackingRepo())
    }
}

extension SignUpViewModel {
    static func preview(
        invitation: String? = nil,
        _ change: (inout PreviewContent) -> Void = { _ in }
    ) -> SignUpViewModel {
        SignUpViewModel(repo: PreviewRepo(change), tracking: TrackingRepo(), invitation: invitation)
    }
}

extension PasswordResetViewModel {
    static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> PasswordResetViewModel {
        PasswordResetViewModel(repo: PreviewRepo(change), tracking: TrackingRepo(), code: "T4WB-8HRD")
    }
}
#endif
