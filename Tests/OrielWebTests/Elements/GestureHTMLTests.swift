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

    @Test func `any other drag leaves scrolling to the page`() throws {
        let host = ViewHost { Text("Card").gesture(DragGesture()) }

        #expect(try !host.standalonePage().contains("touch-action:none!important"))
    }
}
