#if DEBUG
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

extension InternalMenuViewModel {
    static func preview(_ buildTarget: BuildTarget = .debug, isDemo: Bool = false) -> InternalMenuViewModel {
        let stop: @MainActor @Sendable () async throws -> Void = {}
        return InternalMenuViewModel(
            account: PreviewRepo(),
            toggles: TogglesDataStore(buildTarget: buildTarget),
            tracking: TrackingRepo(),
            version: "1.4.2",
            isDemo: isDemo,
            stopServer: isDemo ? stop : nil
        )
    }
}

extension ToggleState {
    static let classic = ToggleState(
        id: "internal.isClassicStyleEnabled",
        words: "Classic style",
        isOn: true,
        choice: true
    )
    static let likes = ToggleState(
        id: "internal.isLikeButtonForMomentEnabled",
        words: "Like button for moment",
        isOn: false,
        choice: nil
    )
}

extension View {
    /// The surroundings of a part of the menu.
    func previewRow() -> some View {
        padding(Spacing.m)
            .background { Ground() }
            .previewPage()
    }

    /// What the app sets for all of its views.
    func previewPage() -> some View {
        environmentObject(AppModel())
            .tint(Palette.accent)
    }
}
#endif
