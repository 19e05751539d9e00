import Combine
import ListKit
import Testing

@MainActor
struct AttemptTests {
    private struct Draft {
        var isSending = false
        var failure: RepoError?
    }

    private let subject = CurrentValueSubject<Draft, Never>(Draft(failure: RepoError(.unavailable)))

    @Test func `a pending request makes the form busy, and the last failure disappears`() async {
        let isDone = await subject.attempt(busy: \.isSending, failure: \.failure) {
            #expect(subject.value.isSending && subject.value.failure == nil)
        }

        #expect(isDone && !subject.value.isSending)
    }

    @Test func `an error is the failure, unless the request was cancelled`() async {
        let isRefused = await !subject.attempt(busy: \.isSending, failure: \.failure) { throw RepoError(.invalid) }
        #expect(isRefused && !subject.value.isSending && subject.value.failure == RepoError(.invalid))

        let isCancelled = await !subject.attempt(busy: \.isSending, failure: \.failure) { throw CancellationError() }
        #expect(isCancelled && !subject.value.isSending && subject.value.failure == nil)
    }
}
