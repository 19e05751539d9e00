import Foundation
import OrielCombine
import Testing

@testable import OrielCore

/// Tests with a time set by hand, and a clock advanced by hand.
@MainActor
@Suite struct TimelineViewTests {
    @MainActor final class Wall {
        let graph = ViewGraph()
        private(set) var bodies: [Date] = []
        private(set) var patches: [Patch] = []
        var now = Date(timeIntervalSinceReferenceDate: 0)

        var clock: TimelineClock { graph.timelineClock }
        var texts: [String] { graph.elementTrees.flatMap { $0.allTexts } }
        var buttons: [Element.ID] { graph.elementTrees.flatMap { $0.all(.button) } }

        func mount(@ViewBuilder _ content: () -> some View) {
            clock.now = { [unowned self] in now }
            graph.patchHandler = { [unowned self] in patches += $0 }
            graph.flushScheduler = { _ in }
            graph.mount(environment: EnvironmentValues(), content: content)
        }

        isolated deinit { graph.unmount() }

        /// Advances the time and the clock.
        func pass(_ seconds: TimeInterval) {
            now += seconds
            patches.removeAll()
            clock.advance()
            graph.flush()
        }

        func note(_ date: Date) -> Int {
            bodies.append(date)
            return Int(date.timeIntervalSinceReferenceDate)
        }
    }

    /// A row with its own timeline and enough content to be released when idle.
    struct Row: View {
        let wall: Wall
        var dates: [Double] = [-5, 10, 20]
        var body: some View {
            HStack {
                Text("Time").padding().padding()
                TimelineView(.explicit(dates.map { Date(timeIntervalSinceReferenceDate: $0) })) { context in
                    Text("\(wall.note(context.date))").padding()
                }
            }
        }
    }

    struct Rows: View {
        let wall: Wall
        var count = 3
        var body: some View { VStack { ForEach(0..<count, id: \.self) { _ in Row(wall: wall) } } }
    }

    private func dates(_ seconds: Double...) -> Set<Date> {
        Set(seconds.map { Date(timeIntervalSinceReferenceDate: $0) })
    }

    @Test func `a date may come while the graph is being freed`() {
        final class Holder: @unchecked Sendable { var graph: ViewGraph? }
        let holder = Holder()
        holder.graph = ViewGraph()
        let date = Date(timeIntervalSinceNow: 3600)
        holder.graph?.flushScheduler = { _ in }
        holder.graph?.mount(environment: EnvironmentValues()) {
            TimelineView(.explicit([.distantPast, date])) { _ in Text("Time") }
        }
        let clock = holder.graph?.timelineClock

        // Another thread releases the last reference; its deinit waits for this thread.
        let isReleased = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            holder.graph = nil
            isReleased.signal()
        }
        isReleased.wait()
        clock?.advance()

        #expect(clock?.awaitedDates == [date])
    }

    @Test(
        arguments: [
            ([], 0, nil), ([-2, -1], -1, nil), ([-2, 0, 3, 4], 0, 3), ([3, 4], 3, 3),
        ] as [([Double], Double, Double?)]
    )
    func `a schedule is asked for the last date and the next`(entries: [Double], date: Double, next: Double?) {
        let schedule = ExplicitTimelineSchedule(entries.map { Date(timeIntervalSinceReferenceDate: $0) })

        let result = schedule.dates(around: Date(timeIntervalSinceReferenceDate: 0))

        #expect(result.date == Date(timeIntervalSinceReferenceDate: date))
        #expect(result.next == next.map { Date(timeIntervalSinceReferenceDate: $0) })
    }

    @Test func `timelines go from date to date and wait together`() {
        let wall = Wall()
        wall.mount { Rows(wall: wall) }
        #expect(wall.texts.filter { $0 != "Time" } == ["-5", "-5", "-5"])
        #expect(wall.clock.awaitedDates == dates(10))

        wall.pass(10)
        #expect(wall.texts.filter { $0 != "Time" } == ["10", "10", "10"])
        #expect(wall.clock.awaitedDates == dates(20))

        wall.pass(15)
        #expect(wall.texts.filter { $0 != "Time" } == ["20", "20", "20"])
        #expect(wall.clock.awaitedDates.isEmpty)
        #expect(wall.clock.alarmDate == nil)
    }

    @Test(.timeLimit(.minutes(5))) func `a date that comes updates the timeline`() async {
        let graph = ViewGraph()
        let (flushes, noted) = AsyncStream.makeStream(of: Void.self)
        graph.patchHandler = { _ in noted.yield() }
        graph.mount(environment: EnvironmentValues()) {
            TimelineView(.explicit([.distantPast, Date(timeIntervalSinceNow: 0.02)])) { context in
                Text(verbatim: context.date == .distantPast ? "before" : "after")
            }
        }

        var iterator = flushes.makeAsyncIterator()
        while graph.elementTrees.flatMap(\.allTexts) != ["after"] { _ = await iterator.next() }

        #expect(graph.timelineClock.alarmDate == nil)
        graph.unmount()
    }

    @Test func `the clock sleeps until the earliest date`() {
        let wall = Wall()
        wall.mount {
            Row(wall: wall, dates: [0, 30])
            Row(wall: wall, dates: [0, 12])
            Row(wall: wall, dates: [0, 20])
        }
        #expect(wall.clock.alarmDate == Date(timeIntervalSinceReferenceDate: 12))

        wall.pass(12)

        #expect(wall.bodies.count == 4)
        #expect(wall.clock.alarmDate == Date(timeIntervalSinceReferenceDate: 20))
    }

    @Test func `no row is rebuilt before its date`() {
        let wall = Wall()
        wall.mount { Rows(wall: wall) }

        wall.pass(9)

        #expect(wall.bodies.count == 3)
        #expect(wall.clock.alarmDate == Date(timeIntervalSinceReferenceDate: 10))
    }

    @Test func `an unmounted timeline does not wait`() {
        struct Page: View {
            let wall: Wall
            @State private var isOpen = true
            var body: some View {
                Button("Close") { isOpen = false }
                if isOpen { Rows(wall: wall) }
            }
        }
        let wall = Wall()
        wall.mount { Page(wall: wall) }

        wall.graph.send(.tap, to: wall.buttons[0])
        wall.graph.flush()

        #expect(wall.clock.awaitedDates.isEmpty)
        #expect(wall.clock.alarmDate == nil)
    }

    @Test func `an unmounted graph does not wait`() {
        let wall = Wall()
        wall.mount { Rows(wall: wall) }

        wall.graph.unmount()

        #expect(wall.clock.awaitedDates.isEmpty)
        #expect(wall.clock.alarmDate == nil)
    }

    @Test func `a timeline that is concealed goes on when it is seen again`() {
        struct Page: View {
            let wall: Wall
            @State private var isConcealed = false
            var body: some View {
                Button("Turn") { isConcealed.toggle() }
                Row(wall: wall).modifier(ConcealmentModifier(isConcealed: isConcealed))
            }
        }
        let wall = Wall()
        wall.mount { Page(wall: wall) }
        wall.graph.send(.tap, to: wall.buttons[0])
        wall.graph.flush()

        wall.pass(10)
        wall.pass(10)
        #expect(wall.bodies.count == 1)
        #expect(wall.clock.alarmDate == nil)

        wall.graph.send(.tap, to: wall.buttons[0])
        wall.graph.flush()
        #expect(wall.bodies.count == 2)
        #expect(wall.texts.last == "20")
    }

    // MARK: - Pace

    @Test func `a closed gate delays updates, and the next one shows the current date`() async {
        let wall = Wall()
        wall.mount { Row(wall: wall) }
        wall.clock.gate.setOpen(false)

        wall.pass(10)
        wall.pass(10)
        #expect(wall.texts.last == "-5")
        #expect(wall.clock.alarmDate == nil)

        wall.clock.gate.setOpen(true)
        while wall.texts.last == "-5" { await Task.yield() }
        #expect(wall.bodies.count == 2)
        #expect(wall.texts.last == "20")
    }

    @Test func `a gate that opens without a delayed update changes nothing`() async {
        let wall = Wall()
        wall.mount { Row(wall: wall) }

        wall.clock.gate.setOpen(false)
        wall.clock.gate.setOpen(true)
        await Task.yield()

        #expect(wall.bodies.count == 1)
        #expect(wall.clock.alarmDate == Date(timeIntervalSinceReferenceDate: 10))
    }

    @Test func `an animation is updated 30 times per second, or at its own interval`() {
        let wall = Wall()
        wall.mount {
            TimelineView(.animation) { Text("\(wall.note($0.date))") }
            TimelineView(.animation(minimumInterval: 0.5)) { Text("\(wall.note($0.date))") }
        }

        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(wall.clock.awaitedDates == [start + 1 / 30, start + 0.5])

        wall.pass(0.1)
        #expect(wall.bodies == [start, start, start + 0.1])
        #expect(wall.clock.awaitedDates == [start + 0.1 + 1 / 30, start + 0.5])
    }

    @Test func `a paused animation waits for nothing`() {
        let wall = Wall()
        wall.mount { TimelineView(.animation(paused: true)) { Text("\(wall.note($0.date))") } }

        #expect(wall.bodies.count == 1)
        #expect(wall.clock.awaitedDates.isEmpty)
    }

    @Test func `while the page is hidden, animations pause and others are updated once per second`() {
        final class Model: ObservableObject { @Published var phase = ScenePhase.active }
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View {
                Group {
                    TimelineView(.animation) { Text(verbatim: "\($0.cadence)") }
                    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.1)) {
                        Text(verbatim: "\($0.cadence)")
                    }
                }
                .environment(\.scenePhase, model.phase)
            }
        }
        let wall = Wall()
        let model = Model()
        wall.mount { Page(model: model) }
        #expect(wall.texts == ["live", "live"])

        model.phase = .background
        wall.graph.flush()
        #expect(wall.texts == ["seconds", "seconds"])
        #expect(wall.clock.awaitedDates == dates(1))

        model.phase = .active
        wall.graph.flush()
        #expect(wall.texts == ["live", "live"])
        #expect(wall.clock.alarmDate == Date(timeIntervalSinceReferenceDate: 1 / 30))
    }

    @Test(
        arguments: [(0, 0, 0), (0.02, 0, 0.08), (0.001, 0.1, 0.2), (3, 0, 1), (0, 3600, 1), (0, -5, 0)]
            as [(TimeInterval, TimeInterval, TimeInterval)]
    )
    func `updates that are expensive or late are followed by a pause`(
        cost: TimeInterval,
        delay: TimeInterval,
        pause: TimeInterval
    ) {
        #expect(TimelinePace.pause(cost: cost, delay: delay) == pause)
    }

    @Test func `released timelines are woken by their date and released again`() {
        let wall = Wall()
        wall.mount { Rows(wall: wall, count: 20) }
        let nodes = wall.graph.nodeCount
        wall.graph.releaseContent()
        #expect(wall.graph.nodeCount < nodes / 10)
        #expect(wall.clock.awaitedDates == dates(10))

        wall.pass(10)

        #expect(wall.patches.count == 20)
        #expect(wall.graph.nodeCount < nodes / 10)
        #expect(wall.clock.awaitedDates == dates(20))
        #expect(wall.texts.filter { $0 == "10" }.count == 20)
    }
}

extension ElementTree {
    fileprivate func all(_ kind: Element.Kind) -> [Element.ID] {
        (element.kind == kind ? [id] : []) + children.flatMap { $0.all(kind) }
    }

    fileprivate var allTexts: [String] { (element.text.map { [$0] } ?? []) + children.flatMap { $0.allTexts } }
}
