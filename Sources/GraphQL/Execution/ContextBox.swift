/// The context of a request, at a fixed place, for resolvers that know its type.
final class ContextBox<Context: Sendable>: Sendable {
    let value: Context

    init(_ value: Context) {
        self.value = value
    }
}
