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

    @Test func `any other drag leaves scrolling to the page`() throws {
        let host = ViewHost { Text("Card").gesture(DragGesture()) }

        #expect(try !host.standalonePage().contains("touch-action:none!important"))
    }
}
