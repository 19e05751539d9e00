import OrielCombine
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct DataTaskPublisherTests {
    let session = URLSession(configuration: .stubbed)

    @Test func `it publishes data and response and finishes`() async throws {
        let url = try #require(URL(string: "stub://host/echo"))

        let answer = await outcome(of: session.dataTaskPublisher(for: url))

        #expect(answer.text == "stub://host/echo")
        #expect(answer.statusCode == 200)
        #expect(answer.completion == .finished)
    }

    @Test func `it takes a request`() async throws {
        var request = URLRequest(url: try #require(URL(string: "stub://host/echo")))
        request.httpMethod = "PUT"

        let answer = await outcome(of: session.dataTaskPublisher(for: request))

        #expect(answer.completion == .finished)
        #expect(session.dataTaskPublisher(for: request).request.httpMethod == "PUT")
    }

    @Test func `it fails with the error of the load`() async throws {
        let url = try #require(URL(string: "stub://host/failure"))

        let answer = await outcome(of: session.dataTaskPublisher(for: url))

        guard case .failure(let error) = answer.completion else {
            Issue.record("expected a failure, got \(String(describing: answer.completion))")
            return
        }
        #expect(error.code == .cannotFindHost)
    }

    @Test func `cancelling the subscription cancels the load`() async throws {
        let url = try #require(URL(string: "stub://host/never"))
        nonisolated(unsafe) var heard = 0
        let subscription = session.dataTaskPublisher(for: url)
            .sink(receiveCompletion: { _ in heard += 1 }, receiveValue: { _ in heard += 1 })

        await StubProtocol.events.first { $0 == .started(url) }
        subscription.cancel()
        await StubProtocol.events.first { $0 == .stopped(url) }

        #expect(heard == 0)
    }

    @Test func `it decodes what it loads`() async throws {
        struct Greeting: Decodable, Sendable { let text: String }
        let url = try #require(URL(string: "stub://host/json"))

        let greetings = await collected(
            session.dataTaskPublisher(for: url)
                .map(\.data)
                .decode(type: Greeting.self, decoder: JSONDecoder())
                .map(\.text)
                .replaceError(with: "failed")
                .receive(on: DispatchQueue.main)
        )

        #expect(greetings.map(\.value) == ["hello"])
        #expect(greetings.allSatisfy { $0.isOnMainQueue })
    }

    private struct Outcome: Sendable {
        var text: String?
        var statusCode: Int?
        var completion: Subscribers.Completion<URLError>?
    }

    private func outcome(of publisher: URLSession.DataTaskPublisher) async -> Outcome {
        nonisolated(unsafe) var outcome = Outcome()
        nonisolated(unsafe) var subscription: AnyCancellable?
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            subscription = publisher.sink { completion in
                outcome.completion = completion
                continuation.resume()
            } receiveValue: { data, response in
                outcome.text = String(decoding: data, as: UTF8.self)
                outcome.statusCode = (response as? HTTPURLResponse)?.statusCode
            }
        }
        subscription?.cancel()
        return outcome
    }
}
