import ListKit
import MomentsModel

/// The view model of a record in the log.
@MainActor
public final class AuditListItemViewModel: ListItemViewModel {
    public nonisolated let id: String
    public let entry: AuditEntry

    init(_ entry: AuditEntry) {
        id = "entry-\(entry.id)"
        self.entry = entry
    }
}
