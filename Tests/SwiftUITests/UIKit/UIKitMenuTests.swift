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

    @Test func `items of a menu come later`() async throws {
        var requests = 0
        var show: (([UIMenuElement]) -> Void)?
        var chosen: [String] = []
        let element = UIDeferredMenuElement { items in
            requests += 1
            show = items
        }
        let button = makeDeferredButton(element)
        let host = ViewHost { ShownControl(view: button) }
        #expect(host.html.contains("…") && host.html.contains("from a folder"))

        let provide = try #require(show)
        provide([UIAction(title: "Notes") { chosen.append($0.title) }])
        await host.settle()

        #expect(!host.html.contains("…") && requests == 1)
        try await host.tap("Notes")
        #expect(chosen == ["Notes"])
    }

    @Test func `another menu of a button asks for its own items`() async throws {
        func element(_ title: String) -> UIDeferredMenuElement {
            UIDeferredMenuElement { show in show([UIAction(title: title) { _ in }]) }
        }
        let button = makeDeferredButton(element("Old"))
        let host = ViewHost { ShownControl(view: button) }
        #expect(host.html.contains("Old"))

        button.menu = UIMenu(children: [element("New")])
        await host.settle()

        #expect(host.html.contains("New") && !host.html.contains("Old"))
    }

    @Test func `an element asks once for two views that wait`() async {
        var requests = 0
        var show: (([UIMenuElement]) -> Void)?
        let element = UIDeferredMenuElement { items in
            requests += 1
            show = items
        }
        let first = ViewHost { ShownControl(view: makeDeferredButton(element)) }
        let second = ViewHost { ShownControl(view: makeDeferredButton(element)) }
        #expect(requests == 1)

        show?([UIAction(title: "Notes") { _ in }])
        await first.settle()
        await second.settle()

        #expect(first.html.contains("Notes") && second.html.contains("Notes"))
    }

    @Test func `an element asks once, or each time its menu is drawn`() {
        var requests = 0
        let cached = UIDeferredMenuElement { items in
            requests += 1
            items([])
        }
        let uncached = UIDeferredMenuElement.uncached { items in
            requests += 10
            items([])
        }

        for element in [cached, cached, uncached, uncached] {
            let host = ViewHost { ShownControl(view: makeDeferredButton(element)) }
            #expect(!host.html.contains("…"))
        }

        #expect(requests == 21)
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
