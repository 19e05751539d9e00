/// An error for a value that does not have the expected type.
struct CoercionFault: Error {
    /// The fault, as the end of a sentence about the value.
    let message: String
    /// The path of the fault inside the value, outermost step first.
    var path: [ResponsePath.Key] = []
    /// The invalid literal.
    var node: SyntaxNode.ID?

    init(_ message: String, node: SyntaxNode.ID? = nil) {
        self.message = message
        self.node = node
    }

    func under(_ key: ResponsePath.Key) -> CoercionFault {
        var fault = self
        fault.path.insert(key, at: 0)
        return fault
    }
}
