import Testing

@testable import GraphQL
@testable import GraphQLServer

/// The protocol graphql-transport-ws, without a socket.
@Suite struct SocketProtocolTests {
    private func conversation(maximumOperations: Int = 10) -> SocketProtocol {
        var conversation = SocketProtocol(maximumOperations: maximumOperations)
        _ = conversation.received(Array(#"{"type":"connection_init"}"#.utf8))
        _ = conversation.accepted()
        return conversation
    }

    private func subscribe(_ id: String) -> [UInt8] {
        Array(#"{"type":"subscribe","id":"\#(id)","payload":{"query":"{ hello }"}}"#.utf8)
    }

    private let query: ObjectValue = ["query": "{ hello }"]
    private let refused = GraphQLResponse(errors: [GraphQLError("Wrong.")])

    // MARK: Connection

    @Test func `a client that may connect is acknowledged`() {
        var conversation = SocketProtocol(maximumOperations: 1)

        let first = conversation.received(Array(#"{"type":"connection_init","payload":{"token":"secret"}}"#.utf8))
        #expect(first == [.authenticate(["token": "secret"])])
        #expect(conversation.accepted() == [.send(.connectionAck)])
    }

    @Test func `a client that may not connect is sent away, and nothing follows`() {
        var conversation = SocketProtocol(maximumOperations: 1)
        _ = conversation.received(Array(#"{"type":"connection_init"}"#.utf8))

        #expect(conversation.refused(.forbidden, "Forbidden") == [.close(.forbidden, "Forbidden")])
        #expect(conversation.received(subscribe("1")) == [])
        #expect(conversation.accepted() == [])
    }

    @Test(arguments: [true, false])
    func `a second connection_init closes the socket`(_ isAcknowledged: Bool) {
        var conversation = SocketProtocol(maximumOperations: 1)
        _ = conversation.received(Array(#"{"type":"connection_init"}"#.utf8))
        if isAcknowledged { _ = conversation.accepted() }

        let actions = conversation.received(Array(#"{"type":"connection_init"}"#.utf8))

        #expect(actions == [.close(.tooManyInits, "Too many initialisation requests")])
    }

    @Test func `a client that says nothing is sent away`() {
        var silent = SocketProtocol(maximumOperations: 1)
        var known = conversation()

        #expect(silent.initTimedOut() == [.close(.initTimeout, "Connection initialisation timeout")])
        #expect(known.initTimedOut() == [])
    }

    @Test func `an operation before the acknowledgement closes the socket`() {
        var conversation = SocketProtocol(maximumOperations: 1)
        _ = conversation.received(Array(#"{"type":"connection_init"}"#.utf8))

        #expect(conversation.received(subscribe("1")) == [.close(.unauthorized, "Unauthorized")])
    }

    @Test func `a ping is answered at any time, with its payload`() {
        var conversation = SocketProtocol(maximumOperations: 1)

        #expect(conversation.received(Array(#"{"type":"ping"}"#.utf8)) == [.send(.pong(nil))])
        let ping = conversation.received(Array(#"{"type":"ping","payload":{"at":1}}"#.utf8))
        #expect(ping == [.send(.pong(["at": 1]))])
        #expect(conversation.received(Array(#"{"type":"pong"}"#.utf8)) == [])
    }

    @Test(arguments: [
        "", "no JSON", "[]", "null", #""text""#, "{}", #"{"type":5}"#, #"{"type":"start"}"#,
        #"{"type":"next","id":"1"}"#,
        #"{"type":"ping","payload":1}"#, #"{"type":"complete"}"#, #"{"type":"complete","id":1}"#,
        #"{"type":"subscribe"}"#,
        #"{"type":"subscribe","id":"1"}"#, #"{"type":"subscribe","id":"","payload":{"query":"{ a }"}}"#,
        #"{"type":"subscribe","id":"1","payload":{}}"#, #"{"type":"subscribe","id":"1","payload":{"query":5}}"#,
        #"{"type":"subscribe","id":"1","payload":{"query":"{ a }","variables":[]}}"#,
        #"{"type":"connection_init","payload":[]}"#, "{\"type\":\"\u{0}\"}",
    ])
    func `what is no message closes the socket`(_ text: String) {
        var conversation = conversation()

        let actions = conversation.received(Array(text.utf8))

        guard case .close(.invalidMessage, let reason)? = actions.first, actions.count == 1 else {
            Issue.record("\(actions)")
            return
        }
        #expect(reason.utf8.count <= 123)
    }

    @Test func `a text that is not UTF-8, nests too deep or has a huge id closes the socket`() {
        let deep = String(repeating: #"{"a":"#, count: 1000)
        let huge = subscribe(String(repeating: "x", count: 257))
        for text in [[0x7B, 0x22, 0xFF, 0x22, 0x7D], Array(#"{"type":"ping","payload":\#(deep)"#.utf8), huge] {
            var conversation = conversation()
            guard case .close(.invalidMessage, _)? = conversation.received(text).first else {
                Issue.record("\(text.prefix(20))")
                continue
            }
        }
    }

    // MARK: Operations

    @Test func `a response is followed by the end of its operation`() {
        var conversation = conversation()
        #expect(conversation.received(subscribe("a")) == [.start(1, query)])

        let response = GraphQLResponse(body: Array(#"{"data":{}}"#.utf8), errors: [])
        let actions = conversation.answered(1, response)
        #expect(actions == [.send(.next(id: "a", response.body)), .send(.complete(id: "a"))])
        #expect(conversation.received(subscribe("a")) == [.start(2, query)])
    }

    @Test func `a request that is not executed gets an error, which frees the id`() {
        var conversation = conversation()
        _ = conversation.received(subscribe("a"))

        #expect(conversation.answered(1, refused) == [.send(.failure(id: "a", [GraphQLError("Wrong.")]))])
        #expect(conversation.received(subscribe("a")) == [.start(2, query)])
    }

    @Test func `the next event is requested after the one before`() {
        var conversation = conversation()
        _ = conversation.received(subscribe("a"))

        #expect(conversation.opened(1) == [.proceed(1)])
        #expect(conversation.event(1, refused) == [.send(.next(id: "a", refused.body)), .proceed(1)])
        #expect(conversation.ended(1) == [.send(.complete(id: "a"))])
    }

    @Test func `a source that fails ends its operation with an error`() {
        var conversation = conversation()
        _ = conversation.received(subscribe("a"))
        _ = conversation.opened(1)

        let actions = conversation.failed(1, GraphQLError("Broken."))

        #expect(actions == [.send(.failure(id: "a", [GraphQLError("Broken.")]))])
    }

    @Test func `a second operation with a live id closes the socket`() {
        var conversation = conversation()
        _ = conversation.received(subscribe("a"))

        let actions = conversation.received(subscribe("a"))

        #expect(actions == [.close(.subscriberExists, "Subscriber for a already exists")])
    }

    @Test func `nothing of a completed operation is sent, even if its id is used again`() {
        var conversation = conversation()
        _ = conversation.received(subscribe("a"))
        _ = conversation.opened(1)

        #expect(conversation.received(Array(#"{"type":"complete","id":"a"}"#.utf8)) == [.stop(1)])
        #expect(conversation.received(subscribe("a")) == [.start(2, query)])
        #expect(conversation.event(1, refused) == [])
        #expect(conversation.event(2, refused) == [.send(.next(id: "a", refused.body)), .proceed(2)])
    }

    @Test func `the end of an unknown operation is ignored`() {
        var conversation = conversation()

        #expect(conversation.received(Array(#"{"type":"complete","id":"a"}"#.utf8)) == [])
    }

    @Test func `operations that were stopped count until they end`() {
        var conversation = conversation(maximumOperations: 1)
        _ = conversation.received(subscribe("a"))
        _ = conversation.received(Array(#"{"type":"complete","id":"a"}"#.utf8))

        guard case .send(.error(id: "b", _))? = conversation.received(subscribe("b")).first else {
            Issue.record("The second operation is not refused.")
            return
        }
        #expect(conversation.answered(1, refused) == [])
        #expect(conversation.received(subscribe("b")) == [.start(2, query)])
    }

    // MARK: Messages

    @Test(
        arguments: [
            (ServerMessage.connectionAck, #"{"type":"connection_ack"}"#), (.pong(nil), #"{"type":"pong"}"#),
            (.pong(["a": 1]), #"{"type":"pong","payload":{"a":1}}"#),
            (.complete(id: "\"1\""), #"{"id":"\"1\"","type":"complete"}"#),
            (.next(id: "1", Array(#"{"data":null}"#.utf8)), #"{"id":"1","type":"next","payload":{"data":null}}"#),
            (
                .failure(id: "1", [GraphQLError("Wrong.")]),
                #"{"id":"1","type":"error","payload":[{"message":"Wrong."}]}"#
            ),
        ] as [(ServerMessage, String)]
    )
    func `messages are JSON`(_ message: ServerMessage, _ json: String) {
        #expect(String(decoding: message.json, as: UTF8.self) == json)
    }

    @Test func `a document can be named instead of sent`() throws {
        let text = #"{"type":"subscribe","id":"1","payload":{"documentId":"sha256:00"}}"#

        #expect(try ClientMessage(Array(text.utf8)) == .subscribe(id: "1", members: ["documentId": "sha256:00"]))
    }

    @Test func `a client may send many messages at once, but not for long`() {
        let start = ContinuousClock.now
        var budget = MessageBudget(rate: 2, now: start)
        func takes(at instant: ContinuousClock.Instant) -> Bool { budget.take(now: instant) }

        for _ in 0..<20 { #expect(takes(at: start)) }
        #expect(!takes(at: start))
        #expect(takes(at: start + .seconds(1)))
        #expect(takes(at: start + .seconds(1)))
        #expect(!takes(at: start + .seconds(1)))
    }
}
