/// The data that a graph keeps of its content while it is idle.
package struct IdleState {
    /// The released content; empty while the graph is in use.
    var contents: [ReleasedContent] = []
    /// The states of the content that is being rebuilt, until new nodes adopt them.
    var keptStates: ArraySlice<KeptState> = []
    /// Called after released content has been rebuilt.
    package var rebuildHandler: (() -> Void)?
    /// Called when the graph releases its content again immediately, because only a deadline made it rebuild.
    package var releaseHandler: (() -> Void)?
}
