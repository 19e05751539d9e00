/// A page as it is sent to a browser that has nothing yet.
package struct PageContent: Sendable {
    /// The markup inside the live part.
    package let body: String
    /// The rules of the classes in it.
    package let rules: String
    /// The number of the first node.
    package let firstNumber: UInt32
    package let nodeCount: Int
}
