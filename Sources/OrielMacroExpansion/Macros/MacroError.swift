/// An invalid use of a macro, which the compiler reports at its location.
struct MacroError: Error, Equatable {
    /// The fault, the expected form, and how to correct it.
    let message: String
    /// The UTF-8 offset in the source that the compiler sent.
    let offset: Int

    init(_ message: String, at offset: Int = 0) {
        self.message = message
        self.offset = offset
    }
}
