import GraphQL

/// The protocol `graphql-transport-ws`, on the side of the server.
///
/// A state machine without effects: it takes the events of a socket and returns the actions that follow from them.
///
///     new ──connection_init──▶ authenticating ──accepted──▶ acknowledged ──▶ closed
///      │ 4408, 4401, 4400        │ 4401, 4403, 4429, …        │ 4429, 4409, 4400
///      ▼                         ▼                            ▼
///    closed                    closed                       closed
///
/// An operation has a number besides the client's ID: a client can use an ID again while the operation that had it before
/// has not ended yet. Such operations still count for the limit, so that a client cannot have more of them run by
/// stopping them.
///
/// Source: https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md
struct SocketProtocol: Sendable {
    /// The name of the protocol in `Sec-WebSocket-Protocol`.
    static let name = "graphql-transport-ws"

    /// What the socket has to do.
    enum Action: Equatable, Sendable {
        /// Decide whether the client may connect, and report it with ``accepted()`` or ``refused(_:_:)``.
        case authenticate(ObjectValue)
        case send(ServerMessage)
        /// Execute a request, and report its responses by the number of the operation.
        case start(Int, ObjectValue)
        /// Request the next response to a subscription.
        case proceed(Int)
        /// Cancel an operation; it has to report its end nevertheless.
        case stop(Int)
        /// Close the socket; nothing is sent after this.
        case close(SocketCloseCode, String)
    }

    private enum Phase { case new, authenticating, acknowledged, closed }

    private let maximumOperations: Int
    private var phase = Phase.new
    /// The operations whose responses the client wants.
    private var numbers: [String: Int] = [:]
    private var ids: [Int: String] = [:]
    /// The operations that have not ended.
    private var running: Set<Int> = []
    private var lastNumber = 0

    init(maximumOperations: Int) {
        self.maximumOperations = maximumOperations
    }

    // MARK: Client

    /// - Parameter text: A message in UTF-8.
    mutating func received(_ text: [UInt8]) -> [Action] {
        guard phase != .closed else { return [] }
        do throws(ClientMessage.Fault) {
            return received(try ClientMessage(text))
        } catch {
            return close(.invalidMessage, error.reason)
        }
    }

    private mutating func received(_ message: ClientMessage) -> [Action] {
        switch message {
        case .connectionInit(let payload):
            guard phase == .new else { return close(.tooManyInits, "Too many initialisation requests") }
            phase = .authenticating
            return [.authenticate(payload)]
        case .ping(let payload): return [.send(.pong(payload))]
        case .pong: return []
        case .subscribe(let id, let members): return start(id, members)
        case .complete(let id):
            guard let number = numbers[id] else { return [] }
            forget(number)
            return [.stop(number)]
        }
    }

    private mutating func start(_ id: String, _ members: ObjectValue) -> [Action] {
        guard phase == .acknowledged else { return close(.unauthorized, "Unauthorized") }
        guard numbers[id] == nil else { return close(.subscriberExists, "Subscriber for \(id) already exists") }
        guard running.count < maximumOperations else {
            let error = GraphQLError(
                "The socket has the maximum number of operations (\(maximumOperations)). Complete one first."
            )
            return [.send(.failure(id: id, [error]))]
        }
        lastNumber += 1
        numbers[id] = lastNumber
        ids[lastNumber] = id
        running.insert(lastNumber)
        return [.start(lastNumber, members)]
    }

    // MARK: Connection

    /// The client may connect.
    mutating func accepted() -> [Action] {
        guard phase == .authenticating else { return [] }
        phase = .acknowledged
        return [.send(.connectionAck)]
    }

    /// The client may not connect.
    mutating func refused(_ code: SocketCloseCode, _ reason: String) -> [Action] { close(code, reason) }

    /// The time for the first message is over.
    mutating func initTimedOut() -> [Action] {
        phase == .new ? close(.initTimeout, "Connection initialisation timeout") : []
    }

    private mutating func close(_ code: SocketCloseCode, _ reason: String) -> [Action] {
        guard phase != .closed else { return [] }
        phase = .closed
        numbers = [:]
        ids = [:]
        return [.close(code, reason)]
    }

    // MARK: Operations

    /// An operation has ended with its only response.
    mutating func answered(_ number: Int, _ response: GraphQLResponse) -> [Action] {
        running.remove(number)
        guard let id = forget(number) else { return [] }
        // The request was not executed.
        guard response.refusal == nil else { return [.send(.failure(id: id, response.errors))] }
        return [.send(.next(id: id, response.body)), .send(.complete(id: id))]
    }

    /// The source of a subscription is open.
    mutating func opened(_ number: Int) -> [Action] {
        guard ids[number] != nil else {
            running.remove(number)
            return []
        }
        return [.proceed(number)]
    }

    /// A subscription has a response.
    mutating func event(_ number: Int, _ response: GraphQLResponse) -> [Action] {
        guard let id = ids[number] else {
            running.remove(number)
            return []
        }
        return [.send(.next(id: id, response.body)), .proceed(number)]
    }

    /// The source of a subscription has ended.
    mutating func ended(_ number: Int) -> [Action] {
        running.remove(number)
        guard let id = forget(number) else { return [] }
        return [.send(.complete(id: id))]
    }

    /// The source of a subscription has failed.
    mutating func failed(_ number: Int, _ error: GraphQLError) -> [Action] {
        running.remove(number)
        guard let id = forget(number) else { return [] }
        return [.send(.failure(id: id, [error]))]
    }

    /// Frees the ID of an operation.
    ///
    /// - Returns: The ID; nil if the client does not want responses any more.
    @discardableResult
    private mutating func forget(_ number: Int) -> String? {
        guard let id = ids.removeValue(forKey: number) else { return nil }
        numbers[id] = nil
        return id
    }
}
