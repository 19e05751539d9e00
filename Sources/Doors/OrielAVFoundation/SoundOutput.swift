import Foundation
import OrielUIKit
import Synchronization

/// A sound of a page, without a view.
final class SoundOutput: Sendable {
    /// What the browser plays.
    struct Wish: Encodable {
        var url: String?
        var rate: Float = 1
        var volume: Float = 1
        /// How often the sound is repeated; below 0 without an end.
        var loops = 0
        /// Nil to stay at the current time.
        var time: Double?
    }

    /// Why the browser answers: the sound has `ended`, is `paused`, has been `changed`, `failed`, or was `refused`.
    struct Answer: Decodable {
        var word: String
        var time: Double
        var duration: Double
    }

    private struct Argument: Encodable {
        var id: Int
        var wish: Wish

        private enum Keys: CodingKey { case id }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(id, forKey: .id)
            try wish.encode(to: encoder)
        }
    }

    private struct State {
        weak var page: PageDevice?
        var isStarted = false
    }

    private static let lastNumber = Mutex(0)
    private let id: Int
    private let state = Mutex(State())

    init() {
        id = Self.lastNumber.withLock { last in
            last += 1
            return last
        }
    }

    var isStarted: Bool { state.withLock { $0.isStarted } }

    /// Plays, pauses or changes the sound; calls a closure when the browser answers, unless another change was the reason.
    @MainActor func change(to wish: Wish, on page: PageDevice, _ didAnswer: @escaping @MainActor (Answer) -> Void) {
        state.withLock { $0 = State(page: page, isStarted: true) }
        Task { @MainActor in
            guard let json = await page.ask(PageDevice.Question(.sound, Argument(id: id, wish: wish))),
                let answer = try? JSONDecoder().decode(Answer.self, from: Data(json.utf8)), answer.isSound
            else { return }
            if answer.word != "changed" { didAnswer(answer) }
        }
    }

    func stop() {
        let page = state.withLock { state in
            defer { state.isStarted = false }
            return state.isStarted ? state.page : nil
        }
        guard let page else { return }
        let argument = Argument(id: id, wish: Wish())
        Task { @MainActor in _ = await page.ask(PageDevice.Question(.sound, argument)) }
    }
}

extension SoundOutput.Answer {
    /// Whether the numbers are those of a sound: browsers answer nothing else.
    var isSound: Bool { (0...1e9).contains(time) && (0...1e9).contains(duration) }
}
