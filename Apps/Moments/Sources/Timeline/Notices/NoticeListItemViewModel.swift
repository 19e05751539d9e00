import ListKit
import MomentsModel

/// The view model of a notice above the timeline.
@MainActor
public final class NoticeListItemViewModel: ListItemViewModel {
    public nonisolated let id: String
    public nonisolated let notice: Notice

    private let close: @MainActor (NoticeID) async -> Void

    /// - Parameter close: Called when the person closes the notice.
    init(_ notice: Notice, close: @escaping @MainActor (NoticeID) async -> Void) {
        id = "notice-\(notice.id)"
        self.notice = notice
        self.close = close
    }

    public func closeTapped() async { await close(notice.id) }
}
