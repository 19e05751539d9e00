/// Why a value is not one of the type that is expected.
struct CoercionFault: Error {
    /// What is wrong, as the end of a sentence about the value.
    let message: String
    /// Where in the value the fault lies, from the outside in.
    var path: [ResponsePath.Key] = []
    /// The literal at fault.
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
