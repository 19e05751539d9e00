import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct PointerEventTests {
    final class Log {
        var lines: [String] = []
        var events: SpatialEventCollection?
    }

    // MARK: - Modifier keys

    @Test func `a gesture begins only while its keys are held`() async throws {
        let log = Log()
        let host = ViewHost {
            Text("card").gesture(
                DragGesture().modifiers([.shift, .option]).onEnded { log.lines.append("\($0.translation.width)") }
            )
        }

        for keys in [[], .shift, [.shift, .option], .all] as [EventModifiers] {
            let width = CGFloat(20 + keys.rawValue)
            try await host.drag("card", by: CGSize(width: width, height: 0), modifiers: keys)
        }

        let both: EventModifiers = [.shift, .option]
        #expect(log.lines == ["\(CGFloat(20 + both.rawValue))", "\(CGFloat(20 + EventModifiers.all.rawValue))"])
    }

    @Test func `a gesture that has begun goes on without its keys`() async throws {
        let log = Log()
        let host = ViewHost {
            Text("card").gesture(
                DragGesture().modifiers(.shift)
                    .onChanged { _ in log.lines.append("changed") }
                    .onEnded { _ in log.lines.append("ended") }
            )
        }
        let id = host.elementTrees[0].id
        let place = CGPoint(x: 20, y: 0)

        await host.send(.pointer(PointerEvent(.keys, modifiers: .shift)), to: id)
        await host.send(.drag(DragEvent(.changed, start: .zero, location: place)), to: id)
        await host.send(.pointer(PointerEvent(.keys)), to: id)
        await host.send(.drag(DragEvent(.ended, start: .zero, location: place)), to: id)
        await host.send(.drag(DragEvent(.changed, start: .zero, location: place)), to: id)

        #expect(log.lines == ["changed", "ended"])
    }

    @Test func `the other of two exclusive gestures is recognised without keys`() async throws {
        let log = Log()
        let gesture = TapGesture().modifiers(.command).onEnded { log.lines.append("select") }
            .exclusively(before: TapGesture().onEnded { log.lines.append("open") })
        let host = ViewHost { Text("file").gesture(gesture) }

        try await host.tap("file", modifiers: .command)
        try await host.tap("file", modifiers: [])

        #expect(log.lines == ["select", "open"])
    }

    @Test func `gesture states follow a gesture with keys`() async throws {
        struct Card: View {
            @GestureState private var width: CGFloat = 0
            let log: Log

            var body: some View {
                Text("card")
                    .offset(x: width)
                    .gesture(
                        DragGesture().modifiers(.shift)
                            .updating($width) { value, width, _ in
                                width = value.translation.width
                                log.lines.append("\(width)")
                            }
                    )
            }
        }
        let log = Log()
        let host = ViewHost { Card(log: log) }

        try await host.drag("card", by: CGSize(width: 20, height: 0), steps: 1)
        #expect(log.lines.isEmpty)
        try await host.drag("card", by: CGSize(width: 20, height: 0), steps: 1, modifiers: .shift)
        #expect(log.lines == ["20.0"])
    }

    // MARK: - Spatial events

    private func describe(_ events: SpatialEventCollection) -> String {
        events.map { "\($0.kind) \($0.phase) \(Int($0.location.x))" }.joined(separator: ", ")
    }

    private func send(_ event: PointerEvent, to host: ViewHost) async {
        await host.send(.pointer(event), to: host.elementTrees[0].id)
    }

    private func finger(_ number: UInt32, _ phase: PointerEvent.Phase, _ x: CGFloat) -> PointerEvent {
        PointerEvent(phase, kind: .touch, number: number, location: CGPoint(x: x, y: 0))
    }

    @Test func `each finger is followed until the last is lifted`() async {
        let log = Log()
        let gesture = SpatialEventGesture()
            .onChanged { log.lines.append(describe($0)) }
            .onEnded { log.lines.append("end: \(describe($0))") }
        let host = ViewHost { Text("pad").gesture(gesture) }

        await send(finger(1, .changed, 10), to: host)
        await send(finger(2, .changed, 50), to: host)
        await send(finger(1, .changed, 20), to: host)
        await send(finger(1, .ended, 20), to: host)
        await send(finger(2, .cancelled, 60), to: host)

        #expect(
            log.lines == [
                "touch active 10",
                "touch active 10, touch active 50",
                "touch active 20, touch active 50",
                "touch ended 20, touch active 50",
                "end: touch cancelled 60",
            ]
        )
    }

    @Test func `an end without a press is no event`() async {
        let log = Log()
        let gesture = SpatialEventGesture()
            .onChanged { log.lines.append(describe($0)) }
            .onEnded { log.lines.append("end: \(describe($0))") }
        let host = ViewHost { Text("pad").gesture(gesture) }

        await send(finger(1, .ended, 10), to: host)

        #expect(log.lines.isEmpty)
    }

    @Test func `events have the keys and are found by their identity`() async throws {
        let log = Log()
        let host = ViewHost { Text("pad").gesture(SpatialEventGesture().onChanged { log.events = $0 }) }

        await send(PointerEvent(.changed, kind: .pencil, modifiers: .option, number: 7), to: host)

        let events = try #require(log.events)
        let event = try #require(events.first)
        #expect(event.kind == .pencil && event.modifierKeys == .option)
        #expect(events[event.id] == event)
        #expect(events[events.startIndex] == event && events.index(after: events.startIndex) == events.endIndex)
    }

    @Test func `at most 32 pointers are followed`() async {
        let log = Log()
        let host = ViewHost { Text("pad").gesture(SpatialEventGesture().onChanged { log.events = $0 }) }

        for number in 0..<40 as Range<UInt32> { await send(finger(number, .changed, 0), to: host) }

        #expect(log.events?.count == 32)
    }
}
