import Combine
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct CombineTests {
    @Test func `a view model validates what is typed`() {
        let model = SignUpViewModel { name in Just(["\(name)1"]).setFailureType(to: Error.self).eraseToAnyPublisher() }
        #expect(model.message == "Choose a longer name")

        model.name = "Ada"
        #expect(model.suggestions == ["Ada1"])
        #expect(model.message == "The passwords differ")

        model.password = "secret"
        model.repeated = "secret"
        #expect(model.isValid)
        #expect(model.message == nil)
    }

    @Test func `a store of subjects sums and ends`() throws {
        let store = SubjectStore()
        var seen: [Int] = []
        let subscription = store.values.sink { seen.append($0) }

        store.send(.add(2))
        store.send(.add(3))
        store.send(.reset)
        store.close()
        store.send(.add(9))

        #expect(seen == [0, 2, 5, 0])
        #expect(store.completion == .failure(.closed))
        subscription.cancel()
    }

    @Test func `operators give their values`() {
        #expect(
            Operators.all == [
                [2, 4, 4, 6], [1, 2, 3], [1, 2, 3], [1], [0, 2, 2, 9], [1, 2, 2, 3, 7], [1, 2], [3, 4, 5], [5], [1, 2],
                [1, 3, 5, 8], [8], [4], [2], [1, 2], [3], [1, 2, 2, 3], [4], [1, 2, 2, 3], [3], [8], [6], [2], [], [1],
                [5],
            ]
        )
        #expect(Operators.assigned() == 3)
    }

    @Test func `a model reports what its loader fails with`() throws {
        struct Failing: ArticleLoading {
            func articles(from url: URL) -> AnyPublisher<[Article], LoadError> {
                Fail(error: .badStatus(404)).eraseToAnyPublisher()
            }
        }
        let model = ArticlesViewModel(loader: Failing())

        model.load(try #require(URL(string: "https://example.org/articles")))

        guard case .badStatus(404)? = model.error else {
            Issue.record("The error is \(String(describing: model.error)).")
            return
        }
    }

    @Test func `a loader decodes what a session brings`() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [ArticleProtocol.self]
        let model = ArticlesViewModel(loader: NetworkLoader(session: URLSession(configuration: configuration)))
        let host = ViewHost { ArticleTitles(model: model) }

        model.load(try #require(URL(string: "https://example.org/articles")))

        try await host.wait(until: { host.texts == ["One"] }, within: patience)
    }

    @Test func `a timer ticks without a run loop`() async throws {
        let host = ViewHost { TimedView() }

        try await host.tap("Start")
        try await host.wait(until: { host.texts.first == "running" }, within: patience)
        try await host.tap("Stop")
    }

    @Test func `published values are wired`() {
        let source = NameProvider()
        let model = WiredModel(count: 2, source: source)
        #expect(model.last == "none 2")

        model.input = "loud"
        #expect(model.output == "LOUD")
        #expect(model.last == "LOUD")

        source.name = "Ada"
        #expect(model.last == "Ada 2")
        model.end()
        #expect(model.ended)
    }

    @Test func `publishers and subscribers of the app work with others`() {
        let collector = Collector()
        Countdown(start: 4).subscribe(collector)
        #expect(collector.values == [4, 3, 2, 1])
        #expect(collector.isFinished)

        #expect(Operators.values(of: Countdown(start: 2).map { $0 + 1 }) == [3, 2])
        #expect(Operators.values(of: [1, nil, 3].publisher.unwrapped()) == [1, 3])
        #expect(Operators.values(of: Just(1).mapped(to: "one")) == ["one"])
        #expect(Operators.values(of: TimedOperators.recovered()) == [[7]])
    }

    @Test func `schedulers hand values on`() async throws {
        let subject = PassthroughSubject<Int, Never>()
        let host = ViewHost { BatchView(publisher: TimedOperators.pipeline(subject)) }
        await host.settle()

        try await host.wait(
            until: {
                subject.send(5)
                return host.texts == ["received"]
            },
            within: patience
        )
    }

    @Test func `values of a publisher are an asynchronous sequence`() async throws {
        let host = ViewHost { AsyncValuesView() }

        try await host.wait(until: { host.texts == ["1,2,3"] }, within: patience)
    }
}

private struct BatchView: View {
    let publisher: AnyPublisher<[Int], Never>
    @State private var hasReceived = false

    var body: some View {
        Text(hasReceived ? "received" : "waiting")
            .onReceive(publisher) { if $0.contains(5) { hasReceived = true } }
    }
}

private struct ArticleTitles: View {
    @ObservedObject var model: ArticlesViewModel

    var body: some View {
        ForEach(model.articles) { Text($0.title) }
    }
}
