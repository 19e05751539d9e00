/// A box that keeps the context of a request at a fixed address; resolvers know its type.
final class ContextBox<Context: Sendable>: Sendable {
    let value: Context

    init(_ value: Context) {
        self.value = value
    }
}
