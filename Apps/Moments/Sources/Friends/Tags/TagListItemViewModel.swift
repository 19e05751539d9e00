import Combine
import ListKit
import MomentsModel

/// The view model of a tag's row.
@MainActor
public final class TagListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<FriendTag, Never>

    init(_ tag: FriendTag) {
        id = "tag-\(tag.id)"
        subject = CurrentValueSubject(tag)
    }

    /// The tag: the current one, then each change.
    public var tag: StateStream<FriendTag> { StateStream(subject) }

    func update(_ tag: FriendTag) {
        if tag != subject.value { subject.value = tag }
    }
}
