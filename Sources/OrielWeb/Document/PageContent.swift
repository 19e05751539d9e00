/// The content of a page for a browser that has no nodes yet.
package struct PageContent: Sendable {
    /// The markup inside `#oriel`.
    package let body: String
    /// The rules of the classes in the markup.
    package let rules: String
    /// The colour scheme of the window; nil for the browser's.
    package let scheme: String?
    /// The number of the first node.
    package let firstNumber: UInt32
    package let nodeCount: Int
}
