import Combine
import Foundation

/// An operator of Combine, applied to two streams of numbers.
enum StreamOperator: String, CaseIterable, Identifiable {
    case filter, removeDuplicates, map, compactMap, flatMap, prepend, append, merge, combineLatest, zip, debounce
    case throttle, switchToLatest

    typealias Numbers = AnyPublisher<Int, Never>

    var id: Self { self }

    /// The expression that the page shows and `output(of:_:)` evaluates.
    var code: String {
        switch self {
        case .filter: "a.filter { $0.isMultiple(of: 2) }"
        case .removeDuplicates: "a.removeDuplicates()"
        case .map: "a.map { $0 * 10 }"
        case .compactMap: "a.compactMap { [2: \"two\", 3: \"three\"][$0] }"
        case .flatMap: "a.flatMap { [$0, -$0].publisher }"
        case .prepend: "a.prepend(0)"
        case .append: "a.prefix { $0 < 3 }.append(b)"
        case .merge: "a.merge(with: b)"
        case .combineLatest: "a.combineLatest(b) { \"\\($0)+\\($1)\" }"
        case .zip: "a.zip(b) { \"\\($0)+\\($1)\" }"
        case .debounce: "a.debounce(for: 1, scheduler: RunLoop.main)"
        case .throttle: "a.throttle(for: 1, scheduler: RunLoop.main, latest: true)"
        case .switchToLatest: "a.map { series(of: $0) }.switchToLatest()"
        }
    }

    var summary: String {
        switch self {
        case .filter: "Lets even numbers through."
        case .removeDuplicates: "Leaves out a value that equals the one before it."
        case .map: "Makes another value of each."
        case .compactMap: "Makes another value of each, and leaves out nil."
        case .flatMap: "Makes a stream of each value, and lets all of them through."
        case .prepend: "Begins with a value of its own."
        case .append: "Goes on with B when A has ended, here at the first number from 3 on."
        case .merge: "Lets the values of both through as they come."
        case .combineLatest: "Combines the latest values of both, each time one of them changes."
        case .zip: "Combines the first values of both, then the second ones, and so on."
        case .debounce: "Waits until nothing has come for a second, then lets the last value through."
        case .throttle: "Lets one value through per second, the latest."
        case .switchToLatest: "Follows the stream of the latest value, and drops the one before."
        }
    }

    /// Whether the operator reads the second stream.
    var usesBoth: Bool {
        switch self {
        case .append, .merge, .combineLatest, .zip: true
        default: false
        }
    }

    func output(of a: Numbers, _ b: Numbers) -> AnyPublisher<String, Never> {
        switch self {
        case .filter: texts(a.filter { $0.isMultiple(of: 2) })
        case .removeDuplicates: texts(a.removeDuplicates())
        case .map: texts(a.map { $0 * 10 })
        case .compactMap: a.compactMap { [2: "two", 3: "three"][$0] }.eraseToAnyPublisher()
        case .flatMap: texts(a.flatMap { [$0, -$0].publisher })
        case .prepend: texts(a.prepend(0))
        case .append: texts(a.prefix { $0 < 3 }.append(b))
        case .merge: texts(a.merge(with: b))
        case .combineLatest: a.combineLatest(b) { "\($0)+\($1)" }.eraseToAnyPublisher()
        case .zip: a.zip(b) { "\($0)+\($1)" }.eraseToAnyPublisher()
        case .debounce: texts(a.debounce(for: 1, scheduler: RunLoop.main))
        case .throttle: texts(a.throttle(for: 1, scheduler: RunLoop.main, latest: true))
        case .switchToLatest: a.map { series(of: $0) }.switchToLatest().eraseToAnyPublisher()
        }
    }

    private func texts(_ numbers: some Publisher<Int, Never>) -> AnyPublisher<String, Never> {
        numbers.map(String.init).eraseToAnyPublisher()
    }

    /// Returns a stream of three values, half a second apart.
    private func series(of number: Int) -> some Publisher<String, Never> {
        Timer.publish(every: 0.5, on: .main, in: .common)
            .autoconnect()
            .prefix(3)
            .scan(0) { count, _ in count + 1 }
            .map { "\(number).\($0)" }
    }
}
