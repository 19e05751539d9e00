import OrielCombine
import Testing

@Suite struct PublishedTests {
    let weather = Weather()

    @Test func `its publisher gives the current value first and each new one before it is stored`() {
        var seen: [(new: Int, stored: Int)] = []
        let subscription = weather.$temperature.sink { [weather] in seen.append(($0, weather.temperature)) }

        weather.temperature = 25
        subscription.cancel()
        weather.temperature = 30

        #expect(seen.map(\.new) == [20, 25])
        #expect(seen.map(\.stored) == [20, 20])
        #expect(weather.temperature == 30)
    }

    @Test func `objectWillChange is sent before the property's publisher`() {
        var order: [String] = []
        let announcements = weather.objectWillChange.sink { order.append("will change") }
        let values = weather.$temperature.dropFirst().sink { order.append("\($0)") }

        weather.temperature = 25
        announcements.cancel()
        values.cancel()

        #expect(order == ["will change", "25"])
    }

    @Test func `a value set to what it was is announced too`() {
        var values: [Int] = []
        let subscription = weather.$temperature.sink { values.append($0) }

        weather.temperature = 20
        subscription.cancel()

        #expect(values == [20, 20])
    }

    @Test func `without demand the newest value waits`() {
        let values = ManualSubscriber<Int, Never>()
        weather.$temperature.subscribe(values)
        #expect(values.values.isEmpty)

        weather.temperature = 21
        weather.temperature = 22
        values.request(1)
        #expect(values.values == [22])

        weather.temperature = 23
        weather.temperature = 24
        #expect(values.values == [22])
        values.request(5)
        #expect(values.values == [22, 24])
    }

    @Test func `a value set in init is the first one`() {
        let weather = Weather(temperature: 3)
        var values: [Int] = []

        weather.$temperature.sink { values.append($0) }.cancel()

        #expect(values == [3])
    }

    @Test func `assign feeds a publisher into the property and announces it`() {
        let source = PassthroughSubject<Int, Never>()
        var changes = 0
        let subscription = weather.objectWillChange.sink { changes += 1 }

        weather.follow(source)
        source.send(1)
        source.send(2)
        subscription.cancel()

        #expect(weather.temperature == 2)
        #expect(changes == 2)
    }

    @Test func `an assignment ends with the object and does not hold it`() {
        let source = PassthroughSubject<Int, Never>()
        var cancelCount = 0
        weak var former: Weather?
        do {
            let weather = Weather()
            former = weather
            weather.follow(source.handleEvents(receiveCancel: { cancelCount += 1 }))
            source.send(1)
            #expect(weather.temperature == 1)
            #expect(cancelCount == 0)
        }

        #expect(former == nil)
        #expect(cancelCount == 1)
        source.send(2)
    }

    @Test func `a property may follow another of the same object`() {
        weak var former: Weather?
        do {
            let weather = Weather()
            former = weather
            weather.follow(weather.$offset.map { $0 * 10 })
            weather.offset = 4
            #expect(weather.temperature == 40)
        }

        #expect(former == nil)
    }

    @Test func `a publisher that finishes at once has set the property`() {
        weather.follow(Just(7))

        #expect(weather.temperature == 7)
        weather.temperature = 8
        #expect(weather.temperature == 8)
    }

    @Test func `a replaced value is released`() {
        let holder = Holder()
        weak var former: Weather?
        do {
            let weather = Weather()
            former = weather
            holder.weather = weather
        }
        #expect(former != nil)

        holder.weather = nil

        #expect(former == nil)
    }

    @Test func `a value whose deinit changes the same property is safe`() {
        let log = Log()
        log.entry = Log.Entry { log.entry = nil }

        log.entry = Log.Entry {}

        #expect(log.entry == nil)
    }

    @Test func `writes and reads from many threads are safe`() async {
        nonisolated(unsafe) let weather = weather
        nonisolated(unsafe) var last = 0
        let subscription = weather.$temperature.sink { last = $0 }

        await withTaskGroup(of: Void.self) { group in
            for start in 0..<4 {
                group.addTask { for value in 1...1_000 { weather.temperature = start * 1_000 + value } }
            }
        }
        subscription.cancel()

        #expect([1_000, 2_000, 3_000, 4_000].contains(last))
    }

    @Test func `values is an asynchronous sequence`() async {
        var seen: [Int] = []

        for await value in weather.$temperature.values.prefix(2) {
            seen.append(value)
            weather.temperature = 25
        }

        #expect(seen == [20, 25])
    }
}

final class Weather: ObservableObject {
    @Published var temperature: Int
    @Published var offset = 0

    init(temperature: Int = 20) {
        _temperature = Published(initialValue: temperature)
    }

    func follow(_ source: some Publisher<Int, Never>) {
        source.assign(to: &$temperature)
    }

    func publisher() -> Published<Int>.Publisher { $temperature }
}

private final class Holder: ObservableObject {
    @Published var weather: Weather?
}

private final class Log: ObservableObject {
    final class Entry {
        let atEnd: () -> Void
        init(atEnd: @escaping () -> Void) { self.atEnd = atEnd }
        deinit { atEnd() }
    }

    @Published var entry: Entry?
}
