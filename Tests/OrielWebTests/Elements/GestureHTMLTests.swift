import Foundation
import OrielCore
import OrielTesting
import Testing

/// Tests of the markup of gestures.
@MainActor
struct GestureHTMLTests {
    @Test func `a drag that comes first keeps the page from scrolling`() throws {
        let host = ViewHost { Text("Card").highPriorityGesture(DragGesture()) }

        #expect(try host.standalonePage().contains("touch-action:none!important"))
    }

    @Test func `the client reports the pointers that gestures ask for`() {
        let keys = ViewHost { Text("Card").gesture(TapGesture().modifiers(.shift)) }
        let all = ViewHost {
            Text("Card").gesture(SpatialEventGesture().simultaneously(with: DragGesture().modifiers(.option)))
        }
        let none = ViewHost { Text("Card").gesture(TapGesture()) }

        #expect(keys.html.contains(#"data-watch="pointers""#))
        #expect(all.html.contains(#"data-watch="pointers=all""#))
        #expect(!none.html.contains("pointers"))
    }

    @Test func `a content shape takes taps in its place`() throws {
        func page(_ shape: some Shape, eoFill: Bool = false) throws -> String {
            try ViewHost { Text("Card").contentShape(shape, eoFill: eoFill).onTapGesture {} }.standalonePage()
        }
        let frame = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
            path.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
        }

        #expect(try !page(Rectangle()).contains(#"data-kind="hit""#))
        #expect(try page(Circle()).contains(#"data-kind="hit""#))
        #expect(try page(Circle()).contains("--hit:circle(closest-side)"))
        #expect(try page(Capsule()).contains("--hit:inset(0 round 9999px)"))
        #expect(try page(Rectangle().inset(by: -10)).contains("--hit-inset:-10px"))
        #expect(try page(RoundedRectangle(cornerRadius: 4).inset(by: -10)).contains("--hit:inset(0 round 14px)"))
        #expect(try page(frame, eoFill: true).contains("--hit:path(evenodd,"))
        #expect(try !page(frame).contains("--hit:path(evenodd,"))
    }

    @Test func `a content shape for other uses leaves taps to the whole view`() throws {
        let host = ViewHost { Text("Card").contentShape([.dragPreview, .hoverEffect], Circle()).onTapGesture {} }

        #expect(try !host.standalonePage().contains(#"data-kind="hit""#))
    }

    @Test func `any other drag leaves scrolling to the page`() throws {
        let host = ViewHost { Text("Card").gesture(DragGesture()) }

        #expect(try !host.standalonePage().contains("touch-action:none!important"))
    }
}
