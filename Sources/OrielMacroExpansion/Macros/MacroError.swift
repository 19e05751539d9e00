/// A wrong use of a macro, which the compiler shows at the place it happened.
struct MacroError: Error, Equatable {
    /// What happened, what was expected, what to do.
    let message: String
    /// UTF-8 offset in the piece of source the compiler sent.
    let offset: Int

    init(_ message: String, at offset: Int = 0) {
        self.message = message
        self.offset = offset
    }
}
