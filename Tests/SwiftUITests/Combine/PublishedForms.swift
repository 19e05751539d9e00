import Combine
import SwiftUI

/// A protocol that exposes a published property as its publisher.
protocol NameProviding: ObservableObject {
    var name: String { get }
    var namePublisher: Published<String>.Publisher { get }
}

final class NameProvider: NameProviding {
    @Published var name = "none"
    var namePublisher: Published<String>.Publisher { $name }
}

/// Published values wired to each other and to plain properties.
final class WiredModel: ObservableObject {
    @Published var input = ""
    @Published private(set) var output = ""
    @Published var count: Int
    private(set) var last = ""
    private(set) var ended = false
    private var bag = Set<AnyCancellable>()

    init(count: Int = 0, source: some NameProviding = NameProvider()) {
        _count = Published(initialValue: count)
        $input
            .map { $0.uppercased() }
            .assign(to: &$output)
        $output
            .assign(to: \.last, on: self)
            .store(in: &bag)
        source.namePublisher
            .combineLatest($count)
            .map { "\($0) \($1)" }
            .sink { [weak self] in self?.last = $0 }
            .store(in: &bag)
        AnyCancellable { [weak self] in self?.ended = true }
            .store(in: &bag)
    }

    func end() { bag.removeAll() }
}

/// A custom publisher and subscription.
struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never

    let start: Int

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscriber.receive(subscription: CountdownSubscription(start, subscriber))
    }
}

private final class CountdownSubscription<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
    private var next: Int
    private var subscriber: S?

    init(_ start: Int, _ subscriber: S) {
        next = start
        self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
        var demand = demand
        while let subscriber, demand > 0, next > 0 {
            demand -= 1
            next -= 1
            demand += subscriber.receive(next + 1)
        }
        if next == 0 {
            subscriber?.receive(completion: .finished)
            subscriber = nil
        }
    }

    func cancel() { subscriber = nil }
}

final class Collector: Subscriber {
    private(set) var values: [Int] = []
    private(set) var isFinished = false

    func receive(subscription: any Subscription) { subscription.request(.max(2)) }

    func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .max(1)
    }

    func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
}

extension Publisher {
    /// A custom operator.
    func unwrapped<T>() -> Publishers.CompactMap<Self, T> where Output == T? {
        compactMap { $0 }
    }

    func mapped<T>(to value: T) -> AnyPublisher<T, Failure> { map { _ in value }.eraseToAnyPublisher() }
}

/// Custom decoders.
struct LineDecoder: TopLevelDecoder {
    func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
        try JSONDecoder().decode(type, from: Data("[\(text)]".utf8))
    }
}

enum TimedOperators {
    static func pipeline(_ subject: PassthroughSubject<Int, Never>) -> AnyPublisher<[Int], Never> {
        subject
            .throttle(for: .milliseconds(1), scheduler: DispatchQueue.main, latest: true)
            .delay(for: 0.001, scheduler: RunLoop.main)
            .subscribe(on: DispatchQueue.main)
            .receive(on: OperationQueue.main)
            .collect(.byTime(DispatchQueue.main, .milliseconds(1)))
            .timeout(.seconds(60), scheduler: DispatchQueue.main)
            .eraseToAnyPublisher()
    }

    static func recovered() -> AnyPublisher<[Int], Never> {
        Just("1, 2")
            .decode(type: [Int].self, decoder: LineDecoder())
            .tryMap { numbers in
                guard numbers.count > 5 else { throw LoadError.badStatus(0) }
                return numbers
            }
            .tryCatch { _ in Just([7]) }
            .replaceError(with: [])
            .eraseToAnyPublisher()
    }
}
