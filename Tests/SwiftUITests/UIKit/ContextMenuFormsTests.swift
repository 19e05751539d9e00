import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ContextMenuFormsTests {
    @Test func `a long press on a view shows the menu of its delegate`() async throws {
        let view = PhotoView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let host = ViewHost { ShownControl(view: view) }

        try await host.tap("Save")
        try await host.tap("Delete")
        #expect(view.log == ["saved", "deleted"])

        view.removeMenu()
        await host.settle()
        await #expect(throws: ViewHostError.self) { try await host.tap("Save") }
        #expect(view.interactions.isEmpty)
    }

    @Test func `a button has a menu beside its action`() async throws {
        var log: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Send") { _ in log.append("sent") })
        button.menu = UIMenu(children: [UIAction(title: "Send Later") { _ in log.append("later") }])
        let host = ViewHost { ShownControl(view: button) }

        try await host.tap("Send")
        try await host.tap("Send Later")

        #expect(log == ["sent", "later"])
    }

    @Test func `an item is made when it is shared`() async throws {
        let host = ViewHost { ActivityView(items: [Quote(), "by Shakespeare"]) }
        #expect(host.texts.contains("To be or not to be\nby Shakespeare"))
    }
}
