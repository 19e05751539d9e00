import Testing

@testable import OrielCombine

@Suite struct ObservableObjectTests {
    @Test func `a hand-made send without any published property reaches the subscribers`() {
        let object = HandMade()
        var changes: [Int] = []
        let subscription = object.objectWillChange.sink { changes.append(object.value) }

        object.value = 1
        object.value = 2
        subscription.cancel()
        object.value = 3

        #expect(changes == [0, 1])
    }

    @Test func `the publisher of an object without published properties is the same at each access`() {
        let object = HandMade()

        let first = object.objectWillChange

        #expect(object.objectWillChange === first)
        #expect(HandMade().objectWillChange !== first)
    }

    @Test func `the publisher of an object with published properties is the same at each access`() {
        let object = Counter()

        let first = object.objectWillChange

        object.count += 1
        #expect(object.objectWillChange === first)
        #expect(Counter().objectWillChange !== first)
    }

    @Test func `a published property announces its change before it happens`() {
        let object = Counter()
        var counts: [Int] = []
        let subscription = object.objectWillChange.sink { counts.append(object.count) }

        object.count = 5
        object.name = "x"
        subscription.cancel()

        #expect(counts == [0, 5])
    }

    @Test func `a change before the first access is not announced`() {
        let object = Counter()
        object.count = 7
        var changes = 0

        let subscription = object.objectWillChange.sink { changes += 1 }
        object.count = 8
        subscription.cancel()

        #expect(changes == 1)
    }

    @Test func `a published property that replaces another keeps announcing`() {
        let object = Counter()
        var changes = 0
        let subscription = object.objectWillChange.sink { changes += 1 }

        object.replaceCount(by: 3)
        _ = object.objectWillChange
        object.count = 4
        subscription.cancel()

        #expect(changes == 1)
        #expect(object.count == 4)
    }

    @Test func `inherited and own published properties announce through one publisher`() {
        let object = NamedBox<String>(content: "a")
        var changes = 0
        let subscription = object.objectWillChange.sink { changes += 1 }

        object.count = 1
        object.content = "b"
        object.label = "c"
        subscription.cancel()

        #expect(changes == 3)
    }

    @Test func `a subclass without published properties inherits those of its superclass`() {
        let object = QuietCounter()
        var changes = 0
        let subscription = object.objectWillChange.sink { changes += 1 }

        object.count = 1
        object.poke()
        subscription.cancel()

        #expect(changes == 2)
    }

    @Test func `a class may declare its own subject`() {
        let object = OwnSubject()
        var changes = 0
        let subscription = object.objectWillChange.sink { changes += 1 }

        object.value = 1
        subscription.cancel()

        #expect(changes == 1)
    }

    @Test func `a class may declare its own observable object publisher`() {
        let object = OwnPublisher()
        var changes = 0
        let subscription = object.objectWillChange.sink { changes += 1 }

        object.value = 1
        subscription.cancel()

        #expect(changes == 1)
    }

    @MainActor @Test func `a main actor object announces its changes`() {
        let object = MainActorModel()
        var changes = 0
        let subscription = object.objectWillChange.sink { changes += 1 }

        object.add("a")
        subscription.cancel()

        #expect(changes == 1)
        #expect(object.items == ["a"])
    }

    @Test func `an existential object gives its publisher`() {
        func publisher<Object: ObservableObject>(of object: Object) -> Object.ObjectWillChangePublisher {
            object.objectWillChange
        }
        let object: any ObservableObject = Counter()

        let publisher = publisher(of: object)

        #expect(publisher as AnyObject === (object as? Counter)?.objectWillChange)
    }

    @Test func `two threads that ask first get the same publisher`() async {
        for _ in 0..<200 {
            nonisolated(unsafe) let (counter, handMade) = (Counter(), HandMade())
            async let first = (counter.objectWillChange, handMade.objectWillChange)
            async let second = (counter.objectWillChange, handMade.objectWillChange)
            let (left, right) = await (first, second)

            #expect(left.0 === right.0)
            #expect(left.1 === right.1)
        }
    }
}

private class HandMade: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
}

private class Counter: ObservableObject {
    let before: Int8 = 1
    @Published var count = 0
    @Published private(set) var names: [String] = []
    @Published var name = ""

    func replaceCount(by value: Int) {
        _count = Published(initialValue: value)
    }
}

private final class QuietCounter: Counter {
    var other = 0

    func poke() { objectWillChange.send() }
}

private class Box<Content>: Counter {
    @Published var content: Content
    let size: (Int, Int8) = (1, 2)

    init(content: Content) {
        _content = Published(initialValue: content)
    }
}

private final class NamedBox<Content>: Box<Content> {
    weak var owner: AnyObject?
    @Published var label = ""
}

private final class OwnSubject: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var value = 0 { willSet { objectWillChange.send() } }
}

private final class OwnPublisher: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var ignored = 0
    var value = 0 { willSet { objectWillChange.send() } }
}

@MainActor private final class MainActorModel: ObservableObject {
    @Published private(set) var items: [String] = []

    func add(_ item: String) { items.append(item) }
}
