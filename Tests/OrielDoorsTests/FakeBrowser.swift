import Foundation
import OrielUIKit

/// A page whose browser the test plays.
@MainActor
final class FakeBrowser {
    private(set) var questions: [PageDevice.Question] = []
    private(set) var opened: [URL] = []
    private var answers: [String?]
    private(set) var device: PageDevice!

    init(answers: [String?] = []) {
        self.answers = answers
        device = PageDevice(windowSize: CGSize(width: 390, height: 844)) { [weak self] url in
            self?.opened.append(url)
            return true
        } perform: { _ in
        } ask: { [weak self] question in
            guard let self else { return nil }
            questions.append(question)
            return self.answers.isEmpty ? nil : self.answers.removeFirst()
        } address: { url in
            "/oriel/media/\(url.lastPathComponent)"
        }
    }

    /// Runs code of the page.
    func run<Value>(_ body: @MainActor () async throws -> Value) async rethrows -> Value {
        try await PageScope.$device.withValue(device) { try await body() }
    }

    /// Waits until something has happened, for a minute.
    func wait(until isDone: () -> Bool) async {
        let deadline = ContinuousClock.now + .seconds(60)
        while !isDone(), ContinuousClock.now < deadline { await Task.yield() }
    }
}
