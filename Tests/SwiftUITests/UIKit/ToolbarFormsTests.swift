import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ToolbarFormsTests {
    private struct Amount: View {
        @State private var amount = "1"
        @State private var isDone = false

        var body: some View {
            NavigationStack {
                VStack {
                    AmountField(amount: $amount) { isDone = true }
                    Text(isDone ? "Ready" : "Waiting")
                }
            }
        }
    }

    @Test func `the items of a controller are in the bar below`() async throws {
        let controller = MailController()
        let host = ViewHost { MailScreen(controller: controller) }
        #expect(host.texts.contains("Archive") && host.texts.contains("3 new") && !host.texts.contains("Hidden"))

        try await host.tap("Archive")
        try await host.tap("Delete")

        #expect(controller.log == ["appearing", "archived", "deleted"])
    }

    @Test func `the bar below can be hidden`() async {
        let controller = MailController()
        let host = ViewHost { MailScreen(controller: controller) }

        controller.navigationController?.isToolbarHidden = true
        await host.settle()

        #expect(!host.texts.contains("Archive") && host.texts.contains("Mail"))
    }

    @Test func `the edit button begins and ends editing`() async throws {
        let controller = MailController()
        let host = ViewHost { MailScreen(controller: controller) }

        try await host.tap("Edit")
        #expect(controller.isEditing && host.texts.contains("Done"))

        try await host.tap("Done")
        #expect(controller.log == ["appearing", "editing", "reading"] && host.texts.contains("Edit"))
    }

    @Test func `a controller of a table edits its rows`() {
        let controller = UITableViewController(style: .plain)

        controller.setEditing(true, animated: false)

        #expect(controller.isEditing && controller.tableView.isEditing)
    }

    @Test func `a field shows its accessory while people type`() async throws {
        let host = ViewHost { Amount() }
        await #expect(throws: ViewHostError.self) { try await host.tap("Done") }

        try await host.focus("Amount")
        try await host.tap("Done")

        #expect(host.texts.contains("Ready"))
    }

    @Test func `a toolbar is a view`() async throws {
        let bar = UIToolbar()
        var taps = 0
        bar.setItems([UIBarButtonItem(title: "Tap", primaryAction: UIAction { _ in taps += 1 })], animated: false)
        bar.barTintColor = .systemBlue
        let host = ViewHost { ShownBar(bar: bar) }

        try await host.tap("Tap")
        #expect(taps == 1)

        bar.items?.first?.title = "Again"
        await host.settle()
        #expect(host.texts == ["Again"])
    }

    private struct ShownBar: UIViewRepresentable {
        let bar: UIToolbar

        func makeUIView(context: Context) -> UIToolbar { bar }
        func updateUIView(_ bar: UIToolbar, context: Context) {}
    }
}
