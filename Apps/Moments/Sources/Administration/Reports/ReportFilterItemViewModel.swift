import Combine
import ListKit

/// The view model of the choice above the reports.
@MainActor
public final class ReportFilterItemViewModel: ListItemViewModel {
    public nonisolated let id = "filter"

    private let subject = CurrentValueSubject<ReportFilter, Never>(.open)
    private let choose: @MainActor (ReportFilter) async -> Void

    init(choose: @escaping @MainActor (ReportFilter) async -> Void) { self.choose = choose }

    /// The choice: the current value, then each change.
    public var filter: StateStream<ReportFilter> { StateStream(subject) }

    func update(_ filter: ReportFilter) {
        if filter != subject.value { subject.value = filter }
    }

    public func chosen(_ filter: ReportFilter) async { await choose(filter) }
}
