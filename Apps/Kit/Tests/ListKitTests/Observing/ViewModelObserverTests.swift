import Combine
import ListKit
import Testing

@MainActor
struct ViewModelObserverTests {
    private final class Source {
        let subject = CurrentValueSubject<Int, Never>(1)
        var stream: StateStream<Int> { StateStream(subject) }
    }

    @Test func `it shows what the view model shows, and tells of what is different only`() {
        let source = Source()
        let observer = ViewModelObserver(source, \.stream)
        var changes = 0
        let subscription = observer.objectWillChange.sink { changes += 1 }

        source.subject.value = 1
        source.subject.value = 2

        #expect(observer.value == 2)
        #expect(changes == 1)
        subscription.cancel()
    }

    @Test func `it lets go of the view model with the view`() {
        weak var released: Source?
        do {
            let source = Source()
            released = source
            let observer = ViewModelObserver(source, \.stream)
            #expect(observer.value == 1)
        }

        #expect(released == nil)
    }
}
