import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct UIKitMenuTests {
    @Test func `a button has the title of the chosen action`() async throws {
        var chosen: [String] = []
        let button = makeSizeButton { chosen.append($0) }
        let host = ViewHost { ShownControl(view: button) }
        #expect(host.texts == ["Small"] && button.currentTitle == "Small")

        try await host.tap("Large")

        #expect(chosen == ["Large"] && host.texts == ["Large"])
        #expect(button.menu?.selectedElements.map(\.title) == ["Large"] && !button.isSelected)
    }

    @Test func `a menu with other items keeps its options`() {
        let menu = UIMenu(title: "Sort", options: .singleSelection, children: [])
        let action = UIAction(title: "Name", state: .on) { _ in }
        let section = UIMenu(options: [.displayInline, .displayAsPalette], children: [action])

        let new = menu.replacingChildren([section])

        #expect(new.title == "Sort" && new.options == .singleSelection && new.identifier == menu.identifier)
        #expect(new.selectedElements.first === action && menu.selectedElements.isEmpty)
    }
}
