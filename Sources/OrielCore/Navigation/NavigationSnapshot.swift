/// The state of navigation in a form that can be stored.
package struct NavigationSnapshot: Codable {
    /// The values of each stack, keyed by the place of the stack in the tree.
    var stacks: [String: NavigationPath.CodableRepresentation] = [:]

    package init() {}

    package var isEmpty: Bool { stacks.isEmpty }
}
