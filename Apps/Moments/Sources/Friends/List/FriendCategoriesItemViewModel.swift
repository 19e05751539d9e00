import Combine
import ListKit

/// The view model of the categories above the friends list.
@MainActor
public final class FriendCategoriesItemViewModel: ListItemViewModel {
    public nonisolated let id = "categories"

    private let subject = CurrentValueSubject<FriendCategories, Never>(FriendCategories())
    private let choose: @MainActor (FriendCategory) -> Void

    init(choose: @escaping @MainActor (FriendCategory) -> Void) { self.choose = choose }

    /// The categories: the current value, then each change.
    public var categories: StateStream<FriendCategories> { StateStream(subject) }

    func update(_ categories: FriendCategories) {
        if categories != subject.value { subject.value = categories }
    }

    public func tapped(_ category: FriendCategory) { choose(category) }
}
