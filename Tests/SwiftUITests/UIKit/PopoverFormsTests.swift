import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct PopoverFormsTests {
    private let controller = PopoverPresenter()

    private func shown(_ size: CGSize = CGSize(width: 390, height: 844)) -> ViewHost {
        ViewHost(size: size) { [controller] in PopoverScreen(controller: controller) }
    }

    @Test func `a popover points to a part of its view`() async throws {
        let host = shown()
        #expect(!host.html.contains("data-anchor"))

        controller.showAtButton()
        await host.settle()

        #expect(host.texts.contains("in the popover"))
        let name = try #require(host.html.firstMatch(of: #/data-watch="popover (\w+) bottom,right 4 8 16 2"/#)).1
        #expect(host.html.contains("data-anchor=\"\(name)\""))
        #expect(host.html.contains("data-variant=\"popover\""), "the delegate wants no other form")
        #expect(controller.log == ["prepare"])
    }

    @Test func `nothing points to a view whose popover has been closed`() async throws {
        let host = shown()
        controller.showAtButton()
        await host.settle()

        controller.dismiss(animated: true)
        await host.settle()

        #expect(controller.presentedViewController == nil && !host.texts.contains("in the popover"))
        #expect(controller.log == ["prepare"], "only the user's dismissals count")
        #expect(!host.html.contains("data-anchor"))
    }

    @Test func `a popover points to a button of a bar`() async throws {
        let host = shown()

        controller.showAtItem()
        await host.settle()

        let name = try #require(host.html.firstMatch(of: #/data-watch="popover (\w+) any"/#)).1
        #expect(host.html.contains("data-anchor=\"\(name)\""))
        #expect(controller.log.isEmpty, "the delegate is that of another controller")
    }

    @Test(arguments: [
        (UIModalPresentationStyle.none, "popover"),
        (.fullScreen, "fullScreenCover"),
        (.automatic, ""),
        (.pageSheet, ""),
    ])
    func `the delegate chooses the form in a narrow window`(
        style: UIModalPresentationStyle,
        form: String
    ) async throws {
        controller.style = style
        let host = shown()
        controller.showAtButton()
        await host.settle()

        let dialog = try #require(host.html.firstMatch(of: #/<dialog[^>]*>/#)).0
        let words = dialog.firstMatch(of: #/data-variant="([^"]*)"/#)?.1 ?? ""
        #expect(
            words.split(separator: " ").filter { $0 != "wide" && $0 != "tall" }
                == (form.isEmpty ? [] : [Substring(form)])
        )
    }

    @Test func `a popover points to a row of a table`() async throws {
        let table = PopoverTable(style: .plain)
        let host = ViewHost { PopoverScreen(controller: table) }
        #expect(!host.html.contains("data-anchor"))

        try await host.tap("Row 1")
        await host.settle()

        let name = try #require(host.html.firstMatch(of: #/data-watch="popover (\w+) any"/#)).1
        let anchor = try #require(host.html.firstMatch(of: #/data-anchor="(\w+)".*?Row (\d)/#))
        #expect(anchor.1 == name && anchor.2 == "1")
    }

    @Test func `the part of a view that scrolls is counted from what is visible`() async throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        scroll.contentSize = CGSize(width: 300, height: 900)
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        let host = shown()
        controller.view.addSubview(scroll)
        let content = controller.makePopover()
        content.popoverPresentationController?.sourceView = scroll
        content.popoverPresentationController?.sourceRect = CGRect(x: 8, y: 130, width: 20, height: 10)

        controller.present(content, animated: true)
        await host.settle()

        #expect(host.html.contains(#/data-watch="popover \w+ any 8 30 20 10"/#))
    }

    @Test func `the bounds of a view, which may be unknown, are all of it`() async throws {
        let host = shown()
        let content = controller.makePopover()
        let label = UILabel()
        controller.view.addSubview(label)
        content.popoverPresentationController?.sourceView = label
        content.popoverPresentationController?.sourceRect = CGRect(x: label.bounds.midX, y: 0, width: 0, height: 0)

        controller.present(content, animated: true)
        await host.settle()

        #expect(host.html.contains(#/data-watch="popover \w+ any"/#))
    }

    @Test func `a popover is moved while it is shown`() async throws {
        let host = shown()
        controller.showAtButton()
        await host.settle()

        controller.presentedViewController?.popoverPresentationController?.sourceRect = CGRect.null
        controller.presentedViewController?.popoverPresentationController?.sourceView = controller.view
        await host.settle()

        #expect(host.html.contains(#/data-watch="popover \w+ bottom,right"/#))
        #expect(host.html.matches(of: #/data-anchor/#).count == 1)
    }

    @Test func `a popover without a place is a sheet`() async throws {
        let host = shown()
        let content = controller.makePopover()
        let delegate = SilentPopoverDelegate()
        content.popoverPresentationController?.delegate = delegate

        controller.present(content, animated: true)
        await host.settle()

        #expect(host.texts.contains("in the popover"))
        #expect(host.html.contains("data-kind=\"sheet\""))
    }

    @Test func `an action sheet is a popover in a wide window`() async throws {
        let host = shown(CGSize(width: 1000, height: 700))
        controller.askWhatToDo()
        await host.settle()

        let name = try #require(host.html.firstMatch(of: #/data-watch="popover (\w+) any"/#)).1
        #expect(host.html.contains("data-anchor=\"\(name)\""))
        let texts = host.texts.filter { ["Picture", "of today", "Share", "Delete", "Cancel"].contains($0) }
        #expect(texts == ["Picture", "of today", "Share", "Delete"])

        try await host.tap("Delete")

        #expect(controller.log == ["Delete"] && controller.presentedViewController == nil)
        #expect(!host.html.contains("data-anchor") && !host.texts.contains("Picture"))
    }

    @Test func `an action sheet is at a button of a bar`() async throws {
        let host = shown(CGSize(width: 1000, height: 700))
        controller.askWhatToDo(at: controller.item)
        await host.settle()

        let name = try #require(host.html.firstMatch(of: #/data-watch="popover (\w+) any"/#)).1
        #expect(host.html.contains("data-anchor=\"\(name)\""))
    }

    @Test func `an action sheet is at the bottom of a narrow window`() async throws {
        let host = shown()
        controller.askWhatToDo()
        await host.settle()

        #expect(!host.html.contains("data-watch=\"popover") && host.texts.contains("Cancel"))
        try await host.tap("Share")
        #expect(controller.log == ["Share"] && controller.presentedViewController == nil)
    }

    @Test func `a share sheet is a popover in a wide window`() async throws {
        let host = shown(CGSize(width: 1000, height: 700))
        controller.share()
        await host.settle()

        #expect(host.html.contains(#/data-watch="popover \w+ any 4 8 16 2"/#) && host.texts.contains("a text"))
    }

    @Test func `an alert has no popover`() {
        let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)

        #expect(alert.popoverPresentationController == nil && alert.presentationController != nil)
    }

    @Test func `a source is a rectangle of its view`() {
        let item = UIBarButtonItem(customView: UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        view.addSubview(inner)

        #expect(inner.frame(in: view) == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(item.frame(in: view) != nil && controller.item.frame(in: view) == nil)
    }
}
