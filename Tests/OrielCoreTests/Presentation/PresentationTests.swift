import Foundation
import OrielCombine
import OrielCore
import OrielTesting
import Testing

/// Tests of sheets, covers, popovers, alerts and dialogs.
@MainActor
@Suite struct PresentationTests {
    struct Item: Identifiable {
        let id: Int
    }

    struct Sheets: View {
        @State private var isPresented = false
        @State private var item: Item?
        @State private var dismissals = 0
        var body: some View {
            VStack {
                Text("dismissed \(dismissals)")
                Button("Open") { isPresented = true }
                Button("Item") { item = Item(id: 4) }
            }
            .sheet(isPresented: $isPresented, onDismiss: { dismissals += 1 }) { SheetContent() }
            .fullScreenCover(item: $item) { Text("cover \($0.id)") }
        }
    }

    @Test func `modifiers around a sheet for an item apply to its view alone`() async throws {
        final class Calls {
            var appearances = 0
            var changes = 0
            var tasks = 0
        }
        struct Screen: View {
            let calls: Calls
            @State private var item: Item?
            @State private var count = 0

            var body: some View {
                Button("Count") { count += 1 }
                    .sheet(item: $item) { Text("sheet \($0.id)") }
                    .onAppear { calls.appearances += 1 }
                    .onChange(of: count) { calls.changes += 1 }
                    .task(id: count) { calls.tasks += 1 }
            }
        }
        let calls = Calls()
        let host = ViewHost { Screen(calls: calls) }

        try await host.tap("Count")

        try await host.wait(until: { calls.tasks >= 2 })
        #expect((calls.appearances, calls.changes, calls.tasks) == (1, 1, 2))
    }

    struct SheetContent: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.presentationMode) private var mode
        var body: some View {
            VStack {
                Text(mode.wrappedValue.isPresented ? "in a sheet" : "nowhere")
                Button("Close") { dismiss() }
                Button("Old close") { mode.wrappedValue.dismiss() }
            }
            .presentationDetents([.large, .medium])
            .presentationDragIndicator(.visible)
        }
    }

    @Test func `a sheet comes, is left from inside, and tells`() async throws {
        let host = ViewHost { Sheets() }

        try await host.tap("Open")
        #expect(host.texts.contains("in a sheet"))
        #expect(host.elements(.sheet)[0].element.attributes.string(.detents) == "medium large")
        try await host.tap("Close")
        #expect(!host.texts.contains("in a sheet"))
        #expect(host.texts.contains("dismissed 1"))
        try await host.tap("Open")
        try await host.tap("Old close")

        #expect(host.texts.contains("dismissed 2"))
    }

    @Test func `what is presented comes and goes animated, unless its change says otherwise`() async throws {
        struct Page: View {
            @State private var isSheetPresented = false
            @State private var isAlertPresented = false
            @State private var item: Item?
            var body: some View {
                VStack {
                    Button("Sheet") { isSheetPresented = true }
                    Button("Cover") { item = Item(id: 1) }
                    Button("Alert") { isAlertPresented = true }
                }
                .sheet(isPresented: $isSheetPresented) {
                    Button("Close") { isSheetPresented = false }
                    Button("Close slowly") { withAnimation(.linear(duration: 3)) { isSheetPresented = false } }
                    Button("Close at once") {
                        var transaction = Transaction()
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { isSheetPresented = false }
                    }
                }
                .fullScreenCover(item: $item) { _ in Button("Close") { item = nil } }
                .alert("Title", isPresented: $isAlertPresented) {}
            }
        }
        let host = ViewHost { Page() }
        let system = Animation.smooth(duration: 0.35)

        for (button, animation) in [
            ("Sheet", system), ("Close", system), ("Cover", system), ("Close", system), ("Alert", system),
            ("OK", system), ("Sheet", system), ("Close slowly", .linear(duration: 3)), ("Sheet", system),
            ("Close at once", nil),
        ] {
            _ = host.drainPatches()
            try await host.tap(button)
            let structural = host.drainPatches().filter { patch in
                switch patch.operation {
                case .insert, .remove: true
                default: false
                }
            }
            #expect(Set(structural.map(\.animation)) == [animation], "\(button)")
        }
    }

    @Test func `a cover that zooms can be pulled away, and knows the view it comes out of`() async throws {
        struct Page: View {
            let isZooming: Bool
            @State private var isPresented = false
            @Namespace private var namespace
            var body: some View {
                Button("Open") { isPresented = true }
                    .matchedTransitionSource(id: 7, in: namespace)
                    .fullScreenCover(isPresented: $isPresented) {
                        if isZooming {
                            Text("cover").navigationTransition(.zoom(sourceID: 7, in: namespace))
                        } else {
                            Text("cover").navigationTransition(.automatic)
                        }
                    }
            }
        }
        for isZooming in [true, false] {
            let host = ViewHost { Page(isZooming: isZooming) }
            try await host.tap("Open")
            let cover = try #require(host.elements(.cover).first?.element)
            let source = try #require(host.elements(.transitionSource).first?.element)
            #expect(source.attributes.string(.matchID)?.hasSuffix("-7") == true)
            #expect(cover.attributes.string(.matchID) == (isZooming ? source.attributes.string(.matchID) : nil))
            #expect(cover.events.contains(.dismiss) == isZooming)
        }
    }

    @Test func `views behind a sheet receive no events`() async throws {
        let host = ViewHost { Sheets() }
        let button = try #require(host.elements(.button).first)
        try await host.tap("Open")

        #expect(host.elements(.sheet).count == 1)
        await #expect(throws: ViewHostError.self) { try await host.tap("Item") }
        #expect(host.elements(.button).first?.id == button.id)
    }

    @Test func `a cover shows its item`() async throws {
        let host = ViewHost { Sheets() }

        try await host.tap("Item")
        #expect(host.texts.contains("cover 4"))
        #expect(host.elements(.cover)[0].element.attributes.bool(.preventsDismissal))
        try await host.back()

        #expect(host.elements(.cover).isEmpty)
    }

    struct Alerts: View {
        @State private var isAsking = false
        @State private var isTelling = false
        @State private var isChoosing = false
        @State private var old: Item?
        @State private var result = "nothing"
        var body: some View {
            VStack {
                Text("result: \(result)")
                Button("Ask") { isAsking = true }
                Button("Tell") { isTelling = true }
                Button("Choose") { isChoosing = true }
                Button("Old") { old = Item(id: 1) }
            }
            .alert("Delete it?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { result = "deleted" }
                Button("Keep", role: .cancel) {}
            } message: {
                Text("It cannot be undone.")
            }
            .alert("Done", isPresented: $isTelling) {}
            .confirmationDialog("Which?", isPresented: $isChoosing, titleVisibility: .visible) {
                Button("First") { result = "first" }
            }
            .alert(item: $old) { item in
                Alert(
                    title: Text("Old \(item.id)"),
                    message: nil,
                    primaryButton: .default(Text("Yes")) { result = "yes" },
                    secondaryButton: .cancel()
                )
            }
        }
    }

    @Test(arguments: [(false, 1), (true, 0)]) func `a press outside of a dialog does what its button that cancels does`(
        isDisabled: Bool,
        count: Int
    ) async throws {
        @MainActor final class Count { var value = 0 }
        struct Question: View {
            let isDisabled: Bool
            let cancelled: Count
            @State private var isAsking = true

            var body: some View {
                Text("asking: \(isAsking)")
                    .confirmationDialog("Which?", isPresented: $isAsking) {
                        Button("First") {}
                        Button("Neither", role: .cancel) { cancelled.value += 1 }.disabled(isDisabled)
                    }
            }
        }
        let cancelled = Count()
        let host = ViewHost { Question(isDisabled: isDisabled, cancelled: cancelled) }

        await host.send(.dismiss, to: try #require(host.elements(.dialog).first).id)

        #expect(cancelled.value == count)
        #expect(host.texts.contains("asking: false") && host.elements(.dialog).isEmpty)
    }

    @Test func `an alert shows title, message and buttons, and goes when one is used`() async throws {
        let host = ViewHost { Alerts() }

        try await host.tap("Ask")
        #expect(host.texts.suffix(4) == ["Delete it?", "It cannot be undone.", "Delete", "Keep"])
        try await host.tap("Delete")

        #expect(host.texts.contains("result: deleted"))
        #expect(host.elements(.alert).isEmpty)
    }

    @Test func `an alert without buttons gets one, a dialog a way out`() async throws {
        let host = ViewHost { Alerts() }

        try await host.tap("Tell")
        #expect(host.texts.suffix(2) == ["Done", "OK"])
        try await host.tap("OK")
        #expect(host.elements(.alert).isEmpty)
        try await host.tap("Choose")
        #expect(host.texts.suffix(3) == ["Which?", "First", "Cancel"])
        try await host.tap("Cancel")

        #expect(host.elements(.dialog).isEmpty)
        #expect(host.texts.contains("result: nothing"))
    }

    @Test(arguments: ["Tell", "Choose"])
    func `the buttons of an alert and a dialog have no style from around it`(name: String) async throws {
        struct Loud: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack { Text("Loud") }.overlay(configuration.label)
            }
        }
        let host = ViewHost { Alerts().buttonStyle(Loud()) }
        let count = host.texts.count { $0 == "Loud" }
        #expect(count > 0)

        try await host.tap(name)

        #expect(host.texts.count { $0 == "Loud" } == count)
        #expect(host.texts.contains(name == "Tell" ? "OK" : "Cancel"))
    }

    @Test func `an alert value shows for its item`() async throws {
        let host = ViewHost { Alerts() }

        try await host.tap("Old")
        #expect(host.texts.suffix(3) == ["Old 1", "Yes", "Cancel"])
        try await host.tap("Yes")

        #expect(host.texts.contains("result: yes"))
        #expect(host.elements(.alert).isEmpty)
    }

    struct Failure: LocalizedError {
        var errorDescription: String? { "No connection" }
    }

    struct Failing: View {
        @State private var isPresented = true
        @State private var data: String? = "notes"
        @State private var isSharing = false
        var body: some View {
            Button("Share") { isSharing = true }
                .alert(isPresented: $isPresented, error: Failure()) { Button("Retry") {} }
                .alert("Share", isPresented: $isSharing, presenting: data) { name in
                    Button("Send \(name)") { data = nil }
                }
        }
    }

    @Test func `alerts are made of errors and data`() async throws {
        let host = ViewHost { Failing() }
        #expect(host.texts == ["Share", "No connection", "Retry"])

        try await host.tap("Retry")
        try await host.tap("Share")
        #expect(host.texts == ["Share", "Share", "Send notes"])
        try await host.tap("Send notes")

        #expect(host.texts == ["Share"])
    }

    struct Menus: View {
        @State private var order = "name"
        var body: some View {
            VStack {
                Text("by \(order)")
                Menu("Sort") {
                    Button("By date") { order = "date" }
                    Menu("More") { Button("By size") { order = "size" } }
                }
                Text("row").contextMenu { Button("Delete") { order = "deleted" } }
            }
        }
    }

    @Test func `items of menus are used by name and not among the texts`() async throws {
        let host = ViewHost { Menus() }
        #expect(host.texts == ["by name", "Sort", "row"])

        try await host.tap("Sort")
        try await host.tap("By date")
        #expect(host.texts.first == "by date")
        try await host.tap("By size")
        #expect(host.texts.first == "by size")
        try await host.tap("Delete")

        #expect(host.texts.first == "by deleted")
    }
}
