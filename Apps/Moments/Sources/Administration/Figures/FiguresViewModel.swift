import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the page with what happened on the last days.
@MainActor
public final class FiguresViewModel: AppModelStatePublishing {
    private let repo: any AdministrationRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<FiguresPage, Never>(FiguresPage())
    private let states = PassthroughSubject<AppModelState, Never>()

    public init(repo: any AdministrationRepoType, tracking: any TrackingRepoType) {
        self.repo = repo
        self.tracking = tracking
    }

    /// The content of the page: the current value, then each change.
    public var page: StateStream<FiguresPage> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    /// Loads the figures of the chosen range, and of the range before.
    public func loadItems() async {
        let range = subject.value.range
        change { $0.failure = nil }
        do {
            let figures = try await repo.figures(days: 2 * range.days)
            // Another range may have been chosen since.
            guard range == subject.value.range else { return }
            change { $0.content = FiguresContent(figures, range: range) }
        } catch {
            guard range == subject.value.range else { return }
            fail(error)
        }
    }

    public func trackScreenviews() { tracking.track(.screenView("figures")) }

    /// Shows the figures of another range.
    public func rangeChosen(_ range: FiguresRange) async {
        guard range != subject.value.range else { return }
        change { $0.range = range }
        await loadItems()
    }

    /// Called when the person dismisses the error.
    public func failureDismissed() { change { $0.failure = nil } }

    // MARK: - Publishing state

    private func fail(_ error: any Error) {
        guard let error = RepoError(error) else { return }
        if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
        change { $0.failure = error }
    }

    private func change(_ body: (inout FiguresPage) -> Void) {
        var page = subject.value
        body(&page)
        if page != subject.value { subject.value = page }
    }
}
