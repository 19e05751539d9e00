import ListKit

/// The view model of the title above the moments of earlier years.
@MainActor
public final class OnThisDayListItemViewModel: ListItemViewModel {
    public nonisolated let id = "on-this-day"
}
