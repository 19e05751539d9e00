import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct SplitControllerTests {
    @Test func `columns are beside each other in a wide window`() {
        let controller = MailboxController(style: .doubleColumn)
        let host = ViewHost { MailboxScreen(controller: controller).environment(\.horizontalSizeClass, .regular) }

        #expect(host.texts.contains("Folders") && host.texts.contains("Message"))
        #expect(host.texts.contains("Title of Folders") && host.issues.isEmpty)
    }

    @Test func `a controller is in a navigation controller of the split view controller`() {
        let controller = MailboxController(style: .tripleColumn)
        let list = LabelController("List")

        controller.setViewController(list, for: .supplementary)

        #expect(controller.viewControllers.count == 3 && controller.viewController(for: .supplementary) === list)
        #expect(list.splitViewController === controller && list.navigationController?.parent === controller)
    }

    @Test func `columns are shown and hidden`() {
        let controller = MailboxController(style: .doubleColumn)

        controller.hide(.primary)
        #expect(controller.displayMode == .secondaryOnly)
        controller.show(.primary)
        controller.preferredDisplayMode = .oneBesideSecondary

        #expect(controller.modes == [.secondaryOnly, .oneBesideSecondary])
    }

    @Test func `a detail replaces the secondary column`() {
        let controller = MailboxController(style: .doubleColumn)
        let other = LabelController("Other")

        controller.viewController(for: .primary)?.showDetailViewController(other, sender: nil)

        #expect(controller.viewController(for: .secondary) === other && controller.viewControllers.count == 2)
    }

    @Test func `a narrow window shows the column that the delegate chooses`() {
        let controller = MailboxController(style: .doubleColumn)
        controller.firstColumn = .secondary

        let host = ViewHost { MailboxScreen(controller: controller).environment(\.horizontalSizeClass, .compact) }

        #expect(host.texts.contains("Message"))
    }
}
