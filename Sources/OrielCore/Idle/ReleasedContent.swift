/// A graph's record of released content.
struct ReleasedContent {
    /// The node that contained the content.
    let node: ViewNode
    /// The content's elements as known to the renderer.
    let elements: ElementRecord
    /// Sources other than the environment that the content reads and the node does not; the node holds them in the
    /// content's place.
    let sources: [DependencySource]
    /// State owned by views in the content; the node owns it while they are released.
    let states: [KeptState]

    /// Clears the owner of the states.
    @MainActor
    func abandonState() {
        for state in states { state.storage.changeOwner(to: nil) }
    }
}
