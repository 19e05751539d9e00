/// A view that can reveal its tag before it is mounted, if its value contains one.
///
/// A tab's content is created when the tab is first selected, but its tag must be known earlier.
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
