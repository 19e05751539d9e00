import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct DragAndDropFormsTests {
    @Test func `values, providers and delegates work together`() async throws {
        let host = ViewHost { DragAndDropForms() }

        try await host.drag("Juan", onto: "Basket")
        #expect(host.texts.first == "Juantrue")
        try await host.drag("with preview Mei", onto: "Images")
        try await host.wait(until: { host.texts.first == "Mei" })
        // The delegate of the second provider moves the first one behind it.
        try await host.drag("provider Juan", onto: "provider Mei")
        #expect(host.texts.firstIndex(of: "Mei") ?? 99 < host.texts.firstIndex(of: "Juan") ?? 0)
        #expect(host.issues.isEmpty)
    }

    @Test func `an item of a container is dragged alone, or with all that are selected`() async throws {
        let host = ViewHost { DragContainerForms() }

        try await host.drag("Chair", onto: "Van")
        #expect(host.texts.contains("Loaded: Chair"))
        try await host.drag("Lamp", onto: "Van")
        #expect(host.texts.contains("Loaded: Chair,Lamp,Desk"))
        try await host.drag("green", onto: "Wall")
        #expect(host.texts.contains("Painted: green"))
    }
}
