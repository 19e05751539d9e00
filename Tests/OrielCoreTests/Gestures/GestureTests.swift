import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct GestureTests {
    private final class Log {
        var lines: [String] = []
    }

    @Test func `a drag tells how far it has come`() async throws {
        let log = Log()
        let host = ViewHost {
            Text("card").gesture(
                DragGesture()
                    .onChanged { log.lines.append("\($0.translation.width)") }
                    .onEnded { log.lines.append("end \($0.translation.width)") }
            )
        }

        try await host.drag("card", by: CGSize(width: 40, height: 0), steps: 4)

        #expect(log.lines == ["10.0", "20.0", "30.0", "40.0", "end 40.0"])
    }

    @Test func `a drag that stays too short never begins`() async throws {
        let log = Log()
        let host = ViewHost {
            Text("card").gesture(
                DragGesture(minimumDistance: 50).onChanged { _ in log.lines.append("changed") }
                    .onEnded { _ in log.lines.append("ended") }
            )
        }

        try await host.drag("card", by: CGSize(width: 40, height: 0))

        #expect(log.lines.isEmpty)
        #expect(host.elementTrees[0].element.attributes.number(.minimumDistance) == 50)
    }

    @Test func `gesture state goes back when the gesture ends`() async throws {
        let host = ViewHost { DraggedCard() }

        try await host.drag("card", by: CGSize(width: 20, height: 0), steps: 2)

        let offsets = host.drainPatches().compactMap { patch -> Double? in
            guard case .setAttribute(_, .x, .number(let x)) = patch.operation else { return nil }
            return x
        }
        #expect(offsets == [10, 20, 0])
    }

    @Test func `a gesture goes on while bodies give new values of it`() async throws {
        let host = ViewHost { CountingDrag() }

        try await host.drag("drag", by: CGSize(width: 30, height: 0), steps: 3)

        #expect(host.texts == ["3 changes, 1 end", "drag"])
    }

    @Test func `a sequence begins its second gesture when the first has ended`() async throws {
        let log = Log()
        let gesture = LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged { value in
                switch value {
                case .first(let isPressing): log.lines.append("first \(isPressing)")
                case .second(_, let drag): log.lines.append("second \(drag?.translation.width ?? -1)")
                }
            }
            .onEnded { value in
                if case .second(_, let drag) = value { log.lines.append("end \(drag?.translation.width ?? -1)") }
            }
        let host = ViewHost { Text("card").gesture(gesture) }

        try await host.drag("card", by: CGSize(width: 8, height: 0), steps: 1)
        #expect(log.lines.isEmpty)
        try await host.longPress("card")
        try await host.drag("card", by: CGSize(width: 8, height: 0), steps: 1)

        #expect(log.lines == ["first true", "second -1.0", "second 0.0", "second 8.0", "end 8.0"])
    }

    @Test func `simultaneous gestures each have their say`() async throws {
        let log = Log()
        let gesture = MagnifyGesture().simultaneously(with: RotateGesture())
            .onChanged { log.lines.append("\($0.first?.magnification ?? 0) \($0.second?.rotation.radians ?? 0)") }
        let host = ViewHost { Text("photo").gesture(gesture) }
        let id = host.elementTrees[0].id

        await host.send(.magnify(MagnifyEvent(.changed, scale: 1.5)), to: id)
        await host.send(.magnify(MagnifyEvent(.changed, scale: 1.5, radians: 0.5)), to: id)

        #expect(log.lines == ["1.5 0.0", "1.5 0.5"])
    }

    @Test func `pinches and rotations tell where they have begun`() async throws {
        let log = Log()
        let gesture = MagnifyGesture().simultaneously(with: RotateGesture())
            .onChanged { value in
                guard let magnify = value.first, let rotate = value.second else { return }
                log.lines.append("\(magnify.startLocation.x) \(magnify.startAnchor.y)")
                log.lines.append("\(rotate.startLocation.y) \(rotate.startAnchor.x)")
            }
        let host = ViewHost { Text("photo").gesture(gesture) }
        let start = CGPoint(x: 30, y: 10)
        let anchor = UnitPoint(x: 0.75, y: 0.5)
        let event = MagnifyEvent(.changed, scale: 2, radians: 1, start: start, startAnchor: anchor)

        await host.send(.magnify(event), to: host.elementTrees[0].id)

        #expect(log.lines == ["30.0 0.5", "10.0 0.75"])
    }

    @Test func `an optional gesture is recognised unless it is nil`() async throws {
        struct Card: View {
            @State private var ends = 0
            @State private var isEditing = false

            var body: some View {
                Text("\(ends) ends").gesture(isEditing ? DragGesture().onEnded { _ in ends += 1 } : nil)
                Button("Edit") { isEditing = true }
            }
        }
        let host = ViewHost { Card() }
        await #expect(throws: ViewHostError.self) {
            try await host.drag("0 ends", by: CGSize(width: 20, height: 0))
        }

        try await host.tap("Edit")
        try await host.drag("0 ends", by: CGSize(width: 20, height: 0))

        #expect(host.texts.first == "1 ends")
    }

    @Test func `the first of two exclusive gestures has precedence`() async throws {
        let log = Log()
        let gesture = TapGesture(count: 2).onEnded { log.lines.append("two") }
            .exclusively(before: TapGesture().onEnded { log.lines.append("one") })
        let host = ViewHost { Text("photo").gesture(gesture) }

        try await host.doubleTap("photo")

        #expect(log.lines == ["one", "two"])
    }

    @Test func `two taps are not one`() async throws {
        let log = Log()
        let host = ViewHost { Text("photo").onTapGesture(count: 2) { log.lines.append("two") } }

        try await host.tap("photo")
        #expect(log.lines.isEmpty)
        try await host.doubleTap("photo")
        #expect(log.lines == ["two"])
    }

    @Test func `a tap tells its place in the page once that is known`() async throws {
        let log = Log()
        let host = ViewHost {
            Text("map").onTapGesture(coordinateSpace: .global) { log.lines.append("\($0.x) \($0.y)") }
        }
        let id = host.elementTrees[0].id

        await host.send(.size(CGRect(x: 100, y: 200, width: 10, height: 10)), to: id)
        await host.send(.spatialTap(count: 1, x: 1, y: 2), to: id)

        #expect(log.lines == ["101.0 202.0"])
    }

    @Test func `a long press tells when it begins and ends`() async throws {
        let log = Log()
        let host = ViewHost {
            Text("message").onLongPressGesture {
                log.lines.append("done")
            } onPressingChanged: {
                log.lines.append("\($0)")
            }
        }

        try await host.longPress("message")

        #expect(log.lines == ["true", "false", "done"])
    }

    @Test func `a masked gesture receives no events`() {
        let host = ViewHost { Text("a").gesture(DragGesture(), including: .subviews) }

        #expect(host.elementTrees[0].element.events.isEmpty)
    }

    @Test func `a disabled view takes part in no gesture`() async {
        let host = ViewHost { Text("card").gesture(DragGesture()).disabled(true) }

        await #expect(throws: ViewHostError.self) { try await host.drag("card", by: CGSize(width: 40, height: 0)) }
    }

    @Test func `a tap that is not for a view is for the one around it`() async throws {
        let log = Log()
        let host = ViewHost {
            Text("photo").onTapGesture(count: 2) { log.lines.append("two") }.onTapGesture { log.lines.append("one") }
        }
        let inner = host.elementTrees[0].children[0].id

        await host.send(.spatialTap(count: 1, x: 0, y: 0), to: inner)
        await host.send(.spatialTap(count: 2, x: 0, y: 0), to: inner)

        #expect(log.lines == ["one", "two"])
    }

    @Test func `simultaneous gestures receive the taps of inner buttons`() async throws {
        let log = Log()
        let host = ViewHost {
            Button("save") { log.lines.append("button") }
                .simultaneousGesture(TapGesture().onEnded { log.lines.append("gesture") })
                .onTapGesture { log.lines.append("around") }
        }

        try await host.tap("save")

        #expect(log.lines == ["button", "gesture"])
    }

    @Test func `a gesture of high priority comes before those inside`() async throws {
        let log = Log()
        let host = ViewHost {
            Text("row").onTapGesture { log.lines.append("inner") }
                .highPriorityGesture(TapGesture().onEnded { log.lines.append("outer") })
        }

        try await host.tap("row")

        #expect(log.lines == ["outer"])
    }

    @Test func `gestures of the app are made of others`() async throws {
        let log = Log()
        let host = ViewHost { Text("row").gesture(Swipe().onEnded { log.lines.append($0 ? "left" : "right") }) }

        try await host.drag("row", by: CGSize(width: -60, height: 0))

        #expect(log.lines == ["left"])
    }
}

private struct DraggedCard: View {
    @GestureState private var translation = CGSize.zero

    var body: some View {
        Text("card")
            .offset(translation)
            .gesture(DragGesture().updating($translation) { value, state, _ in state = value.translation })
    }
}

private struct CountingDrag: View {
    @State private var changes = 0
    @State private var ends = 0

    var body: some View {
        Text("\(changes) changes, \(ends) end")
        Text("drag").gesture(DragGesture().onChanged { _ in changes += 1 }.onEnded { _ in ends += 1 })
    }
}

private struct Swipe: Gesture {
    var body: some Gesture<Bool> { DragGesture().map { $0.translation.width < 0 } }
}
