import Combine
import Foundation

/// Two streams of numbers, and what an operator makes of them.
@MainActor
final class MarbleModel: ObservableObject {
    enum Lane: String, CaseIterable {
        case a = "A"
        case b = "B"
        case output = "Output"
    }

    struct Marble: Identifiable, Equatable {
        let id: Int
        let text: String
    }

    /// How long a marble moves from one end of its lane to the other, in seconds.
    static let travel = 6.0
    /// What "Play" sends: the numbers of A and B at each step.
    private static let series: [(a: Int?, b: Int?)] = [
        (1, nil), (2, 7), (2, nil), (nil, 8), (3, nil), (4, nil), (nil, nil), (nil, 9), (5, nil), (6, 7),
    ]

    private let pause: TimeInterval

    @Published private(set) var marbles: [Lane: [Marble]] = [:]
    @Published private(set) var isPlaying = false
    @Published var chosen: StreamOperator {
        didSet { if chosen != oldValue { begin() } }
    }

    private let a = PassthroughSubject<Int, Never>()
    private let b = PassthroughSubject<Int, Never>()
    private var lastNumbers: [Lane: Int] = [:]
    private var count = 0
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameter pause: The time between two steps of what "Play" sends, in seconds.
    init(_ chosen: StreamOperator = .filter, pause: TimeInterval = 0.5) {
        self.chosen = chosen
        self.pause = pause
        begin()
    }

    /// Empties the lanes and subscribes to the chosen operator.
    private func begin() {
        subscriptions = []
        marbles = [:]
        lastNumbers = [.a: 0, .b: 6]
        isPlaying = false
        a.sink { [weak self] in self?.add("\($0)", to: .a) }.store(in: &subscriptions)
        b.sink { [weak self] in self?.add("\($0)", to: .b) }.store(in: &subscriptions)
        chosen.output(of: a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
            .sink { [weak self] in self?.add($0, to: .output) }
            .store(in: &subscriptions)
    }

    /// Sends the next number to a stream.
    func sendButtonTapped(_ lane: Lane) {
        let number = lastNumbers[lane, default: 0] % 9 + 1
        send(number, to: lane)
    }

    func playButtonTapped() {
        begin()
        isPlaying = true
        Timer.publish(every: pause, on: .main, in: .common)
            .autoconnect()
            .zip(Self.series.publisher) { $1 }
            .sink { [weak self] _ in
                self?.isPlaying = false
            } receiveValue: { [weak self] step in
                if let number = step.a { self?.send(number, to: .a) }
                if let number = step.b { self?.send(number, to: .b) }
            }
            .store(in: &subscriptions)
    }

    private func send(_ number: Int, to lane: Lane) {
        lastNumbers[lane] = number
        (lane == .a ? a : b).send(number)
    }

    private func add(_ text: String, to lane: Lane) {
        count += 1
        let marble = Marble(id: count, text: text)
        marbles[lane, default: []].append(marble)
        Just(marble)
            .delay(for: .seconds(Self.travel), scheduler: RunLoop.main)
            .sink { [weak self] marble in self?.marbles[lane]?.removeAll { $0 == marble } }
            .store(in: &subscriptions)
    }
}
