internal import Logging
internal import Synchronization

/// The metrics of all workers of a server.
///
/// The worker that gets a request asks the others, and adds up the answers that arrive in time.
final class ServiceMetrics: Sendable {
    private struct Question: Codable, Sendable {
        var asker: WorkerID
        var number: Int
    }

    private struct Answer: Codable, Sendable {
        var question: Question
        var text: String
    }

    private struct Pending: Sendable {
        var texts: [String] = []
        var missing: Int
        var continuation: CheckedContinuation<[String], Never>
    }

    private struct State: Sendable {
        var lastNumber = 0
        var pending: [Int: Pending] = [:]
    }

    private static let questions = BroadcastTopic<Question>("oriel.metrics.questions")
    private static let answers = BroadcastTopic<Answer>("oriel.metrics.answers")
    /// Workers that have not answered by then are left out.
    private static let patience = Duration.seconds(1)

    private let registry: PrometheusRegistry
    private let worker: Worker?
    private let broadcast: Broadcast
    private let logger = Logger(label: "oriel.metrics")
    private let state = Mutex(State())
    private let subscriptions = Mutex<[BroadcastSubscription]>([])

    init(registry: PrometheusRegistry, worker: Worker?, broadcast: Broadcast) {
        self.registry = registry
        self.worker = worker
        self.broadcast = broadcast
        guard worker != nil else { return }
        subscriptions.withLock { subscriptions in
            subscriptions = [
                broadcast.subscribe(to: Self.questions) { [weak self] in self?.answer($0) },
                broadcast.subscribe(to: Self.answers) { [weak self] in self?.take($0) },
            ]
        }
    }

    /// Returns the sums over all workers in Prometheus' text format.
    func text() async -> String {
        guard let worker, !worker.peers.isEmpty else { return registry.text() }
        let texts = await ask(worker, count: worker.peers.count)
        return PrometheusText.sum([registry.text()] + texts)
    }

    private func ask(_ worker: Worker, count: Int) async -> [String] {
        await withCheckedContinuation { continuation in
            let number = state.withLock { state in
                state.lastNumber += 1
                state.pending[state.lastNumber] = Pending(missing: count, continuation: continuation)
                return state.lastNumber
            }
            do {
                let question = Question(asker: worker.id, number: number)
                try broadcast.publish(question, to: Self.questions, for: .otherProcesses)
            } catch {
                preconditionFailure("A metrics request cannot be sent: \(error)")
            }
            Task { [weak self] in
                try? await Task.sleep(for: Self.patience)
                self?.finish(number)
            }
        }
    }

    private func answer(_ question: Question) {
        do {
            let answer = Answer(question: question, text: registry.text())
            try broadcast.publish(answer, to: Self.answers, for: .otherProcesses)
        } catch {
            logger.error("The metrics of a worker are omitted", metadata: ["error": "\(error)"])
        }
    }

    private func take(_ answer: Answer) {
        guard answer.question.asker == worker?.id else { return }
        let number = answer.question.number
        let isComplete = state.withLock { state in
            state.pending[number]?.texts.append(answer.text)
            state.pending[number]?.missing -= 1
            return state.pending[number]?.missing == 0
        }
        if isComplete { finish(number) }
    }

    private func finish(_ number: Int) {
        let pending = state.withLock { $0.pending.removeValue(forKey: number) }
        pending?.continuation.resume(returning: pending?.texts ?? [])
    }
}
