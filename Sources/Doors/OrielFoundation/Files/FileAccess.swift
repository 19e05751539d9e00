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

    /// Whether presenters are told that the content has changed.
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
    func prepare(_ presenter: CalledPresenter) -> Answer {
        var answer = Answer()
        switch kind {
        case .reading(let options):
            answer.reacquirer = presenter.ask { $0.relinquishPresentedItem(toReader: $1) } ?? nil
            if options.isDisjoint(with: [.withoutChanges, .immediatelyAvailableMetadataOnly]) {
                answer.error = presenter.ask { $0.savePresentedItemChanges(completionHandler: $1) } ?? nil
            }
        case .writing(let options):
            answer.reacquirer = presenter.ask { $0.relinquishPresentedItem(toWriter: $1) } ?? nil
            if !options.isDisjoint(with: [.forDeleting, .forReplacing]) {
                answer.error = presenter.ask { $0.accommodatePresentedItemDeletion(completionHandler: $1) } ?? nil
            } else if options.contains(.forMerging) {
                answer.error = presenter.ask { $0.savePresentedItemChanges(completionHandler: $1) } ?? nil
            }
        }
        return answer
    }
}
