/// The data that a graph keeps of its content while it is idle.
package struct IdleState {
    /// The released content; empty while the graph is in use.
    var contents: [ReleasedContent] = []
    /// Whether content is being released: nodes of a trial and of the content come and go, which must change nothing else.
    var isReleasing = false
    /// Whether a source has made the graph rebuild a part of its content. The next flush rebuilds the rest.
    var isPartlyRebuilt = false
    /// The states of the content that is being rebuilt, until new nodes adopt them.
    var keptStates: ArraySlice<KeptState> = []
    /// Called after all released content has been rebuilt.
    package var rebuildHandler: (() -> Void)?
    /// Called when the graph releases its content again immediately, because only a deadline made it rebuild.
    package var releaseHandler: (() -> Void)?
    /// Called at the end of a turn of the main actor in which the graph has only flushed. No change is being made then,
    /// so other graphs can be evaluated.
    package var turnEndHandler: (() -> Void)?
}
