/// Work outside of a reducer, which sends actions back.
public struct Effect<Action> {
    public typealias Send = @MainActor @Sendable (Action) -> Void

    let operations: [@Sendable (@escaping Send) async -> Void]

    public static var none: Effect { Effect(operations: []) }

    public static func run(_ operation: @escaping @Sendable (@escaping Send) async -> Void) -> Effect {
        Effect(operations: [operation])
    }

    func merged(with other: Effect) -> Effect {
        Effect(operations: operations + other.operations)
    }

    func map<Parent>(_ embed: @escaping @Sendable (Action) -> Parent) -> Effect<Parent> {
        Effect<Parent>(
            operations: operations.map { operation in
                { send in await operation { send(embed($0)) } }
            }
        )
    }
}
