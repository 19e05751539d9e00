internal import Dispatch
internal import Foundation

/// A file that a coordinator reads or writes.
struct FileAccess: Sendable {
    let url: URL
    private let kind: NSFileAccessIntent.Kind

    init(reading url: URL, _ options: NSFileCoordinator.ReadingOptions) {
        self.url = options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
        kind = .reading(options)
    }

    init(writing url: URL, _ options: NSFileCoordinator.WritingOptions) {
        self.url = url
        kind = .writing(options)
    }

    init(_ intent: NSFileAccessIntent) {
        switch intent.kind {
        case .reading(let options): self.init(reading: intent.url, options)
        case .writing(let options): self.init(writing: intent.url, options)
        }
    }

    /// Whether presenters are notified that the content has changed.
    var changesContent: Bool {
        switch kind {
        case .reading: false
        case .writing(let options): options.isDisjoint(with: [.forMoving, .forDeleting])
        }
    }

    struct Answer {
        var error: (any Error)?
        var reacquirer: (@Sendable () -> Void)?
    }

    /// Asks a presenter to give up the file, and to save its changes or to accommodate a deletion if that is necessary.
    ///
    /// - Parameter deadline: A presenter that has not answered at this time is an error.
    func prepare(_ presenter: CalledPresenter, until deadline: DispatchTime) -> Answer {
        var answer = Answer()
        do {
            answer.reacquirer = try relinquish(presenter, until: deadline)
            answer.error = try saveOrDelete(presenter, until: deadline)
        } catch {
            answer.error = error
        }
        return answer
    }

    private func relinquish(
        _ presenter: CalledPresenter,
        until deadline: DispatchTime
    ) throws -> CalledPresenter.Reacquirer? {
        switch kind {
        case .reading: try presenter.askToRelinquish(until: deadline) { $0.relinquishPresentedItem(toReader: $1) }
        case .writing: try presenter.askToRelinquish(until: deadline) { $0.relinquishPresentedItem(toWriter: $1) }
        }
    }

    private func saveOrDelete(_ presenter: CalledPresenter, until deadline: DispatchTime) throws -> (any Error)? {
        let saves: Bool
        switch kind {
        case .reading(let options):
            saves = options.isDisjoint(with: [.withoutChanges, .immediatelyAvailableMetadataOnly])
        case .writing(let options) where options.isDisjoint(with: [.forDeleting, .forReplacing]):
            saves = options.contains(.forMerging)
        case .writing:
            let answer: (any Error)?? = try presenter.ask(until: deadline) {
                $0.accommodatePresentedItemDeletion(completionHandler: $1)
            }
            return answer ?? nil
        }
        guard saves else { return nil }
        let answer: (any Error)?? = try presenter.ask(until: deadline) {
            $0.savePresentedItemChanges(completionHandler: $1)
        }
        return answer ?? nil
    }
}
