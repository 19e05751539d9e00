#if DEBUG
/// What an inspector asks a page.
package enum InspectorQuestion: Equatable, Sendable {
    /// To record from now on. The answer has the warnings so far.
    case open
    /// The nodes of the graph.
    case tree
    /// All that is known of a node of the graph.
    case details(node: String)
    /// The nodes of the graph around a node of the page.
    case path(number: UInt32)

    /// - Parameters:
    ///   - name: The last component of the address.
    ///   - argument: The value of the query's part `of`.
    init?(_ name: String, argument: String?) {
        switch (name, argument) {
        case ("open", nil): self = .open
        case ("tree", nil): self = .tree
        case ("node", let node?) where node.utf8.count <= 16: self = .details(node: node)
        case ("path", let text?):
            guard let number = UInt32(text) else { return nil }
            self = .path(number: number)
        default: return nil
        }
    }
}
#endif
