import Combine

/// A store whose state is one value and whose events are a subject.
final class SubjectStore {
    enum Action { case add(Int), reset }
    enum StoreError: Error { case closed }

    private let actions = PassthroughSubject<Action, StoreError>()
    private let total = CurrentValueSubject<Int, Never>(0)
    private var cancellables: Set<AnyCancellable> = []
    private(set) var completion: Subscribers.Completion<StoreError>?

    var values: AnyPublisher<Int, Never> { total.eraseToAnyPublisher() }
    var current: Int { total.value }

    init() {
        actions
            .scan(0) { sum, action in
                switch action {
                case .add(let number): return sum + number
                case .reset: return 0
                }
            }
            .handleEvents(receiveOutput: { _ in })
            .sink(
                receiveCompletion: { [weak self] in self?.completion = $0 },
                receiveValue: { [total] in total.send($0) }
            )
            .store(in: &cancellables)
    }

    func send(_ action: Action) { actions.send(action) }
    func close() { actions.send(completion: .failure(.closed)) }
}

final class Receiver {
    var value = 0
}

/// Every operator in its documented form.
enum Operators {
    static func values<P: Publisher>(of publisher: P) -> [P.Output] where P.Failure == Never {
        var values: [P.Output] = []
        let cancellable = publisher.sink { values.append($0) }
        cancellable.cancel()
        return values
    }

    static var all: [[Int]] {
        let numbers = [1, 2, 2, 3].publisher
        let even = numbers.filter { $0.isMultiple(of: 2) }
        return [
            values(of: numbers.map { $0 * 2 }),
            values(of: numbers.removeDuplicates()),
            values(of: numbers.removeDuplicates(by: ==)),
            values(of: ["1", "x"].publisher.compactMap(Int.init)),
            values(of: even.prepend(0).append(9)),
            values(of: numbers.merge(with: Just(7))),
            values(of: Publishers.Merge(Just(1), Just(2))),
            values(of: Publishers.Zip(numbers, numbers.dropFirst()).map { $0 + $1 }),
            values(of: numbers.zip(Just(5)) { $0 * $1 }),
            values(of: Just([1, 2]).flatMap { $0.publisher }),
            values(of: numbers.scan(0, +)),
            values(of: numbers.reduce(0, +)),
            values(of: numbers.collect().map(\.count)),
            values(of: numbers.first(where: { $0 > 1 })),
            values(of: numbers.prefix(2)),
            values(of: numbers.last()),
            values(of: numbers.share()),
            values(of: Just(Just(4)).switchToLatest()),
            values(of: numbers.tryMap { try positive($0) }.replaceError(with: -1)),
            values(of: Fail<Int, SubjectStore.StoreError>(error: .closed).catch { _ in Just(3) }),
            values(
                of: Fail(outputType: Int.self, failure: SubjectStore.StoreError.closed).retry(2).replaceError(with: 8)
            ),
            values(of: Future<Int, Never> { promise in promise(.success(6)) }),
            values(of: Deferred { Just(2) }),
            values(of: Empty<Int, Never>(completeImmediately: true)),
            values(of: Just(1).setFailureType(to: SubjectStore.StoreError.self).mapError { $0 }.assertNoFailure()),
            values(of: Optional(5).publisher),
        ]
    }

    private static func positive(_ number: Int) throws -> Int {
        guard number > 0 else { throw SubjectStore.StoreError.closed }
        return number
    }

    static func assigned() -> Int {
        let receiver = Receiver()
        _ = [1, 2, 3].publisher.assign(to: \.value, on: receiver)
        return receiver.value
    }
}
