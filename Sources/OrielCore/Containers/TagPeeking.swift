/// A view that can tell its tag before it is mounted, as far as its value shows it.
///
/// The content of a tab is made when the tab is selected first, but which tab it is has to be known before.
@MainActor
protocol TagPeeking {
    var peekedTag: AnyHashable? { get }
}

extension ModifiedContent: TagPeeking {
    var peekedTag: AnyHashable? {
        (modifier as? any TagPeeking)?.peekedTag ?? (content as? any TagPeeking)?.peekedTag
    }
}

extension TagModifier: TagPeeking {
    var peekedTag: AnyHashable? { AnyHashable(tag) }
}

extension IDView: TagPeeking {
    var peekedTag: AnyHashable? { (content as? any TagPeeking)?.peekedTag }
}
