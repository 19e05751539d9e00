#if DEBUG
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

extension TogglesDataStore {
    /// A store in which likes are on, for previews.
    public static func preview(isClassic: Bool = false, hasRoundAvatars: Bool = true) -> TogglesDataStore {
        let values = [
            InternalToggle.isLikeButtonForMomentEnabled.key: true,
            InternalToggle.isClassicStyleEnabled.key: isClassic,
            InternalToggle.isRoundedAvatarEnabled.key: hasRoundAvatars,
        ]
        return TogglesDataStore(remote: ConfiguredToggles(values))
    }
}

extension MomentListItemViewModel {
    static func preview(_ moment: Moment = PreviewSamples.moment) -> MomentListItemViewModel {
        let repo = PreviewRepo()
        return MomentListItemViewModel(
            moment: moment,
            repo: repo,
            friends: repo,
            privacy: repo,
            reports: repo,
            toggles: TogglesDataStore.preview(),
            tracking: TrackingRepo()
        )
    }
}

extension MomentCard {
    static func preview(_ moment: Moment = PreviewSamples.moment, failure: RepoError? = nil) -> MomentCard {
        var card = MomentCard(moment, showsLikes: true)
        card.failure = failure
        return card
    }
}

extension OutboxListItemViewModel {
    static func preview(_ content: OutboxEntry.Content, _ state: OutboxItem.State) -> OutboxListItemViewModel {
        let entry = OutboxEntry(id: "1", created: PreviewSamples.now, content: content)
        return OutboxListItemViewModel(
            OutboxItem(entry: entry, state: state),
            by: PreviewSamples.ada,
            outbox: PreviewRepo().outbox()
        )
    }
}

extension View {
    /// The surroundings of a row or a part of one.
    public func previewRow() -> some View {
        fixedSize(horizontal: false, vertical: true)
            .padding(Spacing.m)
            .background { Ground() }
            .previewSurroundings()
    }

    /// What the app sets for all of its views.
    public func previewSurroundings() -> some View {
        environment(\.appClock, .fixed(PreviewSamples.now))
            .tint(Palette.accent)
    }
}
#endif
