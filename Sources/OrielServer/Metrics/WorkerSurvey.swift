internal import Logging
internal import Synchronization

/// A question to all workers of a server.
///
/// The worker that asks gets the answers that arrive in time, its own first.
final class WorkerSurvey<Answer: Codable & Sendable>: Sendable {
    private struct Question: Codable, Sendable {
        var asker: WorkerID
        var number: Int
    }

    private struct Reply: Codable, Sendable {
        var question: Question
        var answer: Answer
    }

    private struct Pending: Sendable {
        var answers: [Answer] = []
        var missing: Int
        var continuation: CheckedContinuation<[Answer], Never>
    }

    private struct State: Sendable {
        var lastNumber = 0
        var pending: [Int: Pending] = [:]
    }

    /// Workers that have not answered by then are left out.
    private static var patience: Duration { .seconds(1) }

    private let worker: Worker?
    private let broadcast: Broadcast
    private let questions: BroadcastTopic<Question>
    private let replies: BroadcastTopic<Reply>
    private let makeAnswer: @Sendable () -> Answer
    private let logger: Logger
    private let state = Mutex(State())
    private let subscriptions = Mutex<[BroadcastSubscription]>([])

    /// - Parameters:
    ///   - name: The name of the question, such as `metrics`.
    ///   - worker: The worker of this process; nil if it is the only one.
    ///   - answer: Returns the answer of this process; called on any thread.
    init(_ name: String, worker: Worker?, broadcast: Broadcast, answer: @escaping @Sendable () -> Answer) {
        self.worker = worker
        self.broadcast = broadcast
        questions = BroadcastTopic("oriel.\(name).questions")
        replies = BroadcastTopic("oriel.\(name).answers")
        makeAnswer = answer
        logger = Logger(label: "oriel.\(name)")
        guard worker != nil else { return }
        subscriptions.withLock { subscriptions in
            subscriptions = [
                broadcast.subscribe(to: questions) { [weak self] in self?.reply(to: $0) },
                broadcast.subscribe(to: replies) { [weak self] in self?.take($0) },
            ]
        }
    }

    /// Returns the answers of all workers.
    func answers() async -> [Answer] {
        guard let worker, !worker.peers.isEmpty else { return [makeAnswer()] }
        let others = await ask(worker, count: worker.peers.count)
        return [makeAnswer()] + others
    }

    private func ask(_ worker: Worker, count: Int) async -> [Answer] {
        await withCheckedContinuation { continuation in
            let number = state.withLock { state in
                state.lastNumber += 1
                state.pending[state.lastNumber] = Pending(missing: count, continuation: continuation)
                return state.lastNumber
            }
            do {
                try broadcast.publish(Question(asker: worker.id, number: number), to: questions, for: .otherProcesses)
            } catch {
                preconditionFailure("A question to the other workers cannot be sent: \(error)")
            }
            Task { [weak self] in
                try? await Task.sleep(for: Self.patience)
                self?.finish(number)
            }
        }
    }

    private func reply(to question: Question) {
        do {
            let reply = Reply(question: question, answer: makeAnswer())
            try broadcast.publish(reply, to: replies, for: .otherProcesses)
        } catch {
            logger.error("The answer of a worker is omitted", metadata: ["error": "\(error)"])
        }
    }

    private func take(_ reply: Reply) {
        guard reply.question.asker == worker?.id else { return }
        let number = reply.question.number
        let isComplete = state.withLock { state in
            state.pending[number]?.answers.append(reply.answer)
            state.pending[number]?.missing -= 1
            return state.pending[number]?.missing == 0
        }
        if isComplete { finish(number) }
    }

    private func finish(_ number: Int) {
        let pending = state.withLock { $0.pending.removeValue(forKey: number) }
        pending?.continuation.resume(returning: pending?.answers ?? [])
    }
}
