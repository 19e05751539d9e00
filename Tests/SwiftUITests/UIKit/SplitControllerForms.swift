import SwiftUI
import UIKit

/// A controller with a label.
final class LabelController: UIViewController {
    private let text: String

    init(_ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        title = "Title of \(text)"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let label = UILabel()
        label.text = text
        view = label
    }
}

/// A mailbox with columns, and a delegate that keeps what happens.
final class MailboxController: UISplitViewController, UISplitViewControllerDelegate {
    private(set) var modes: [UISplitViewController.DisplayMode] = []
    var firstColumn = UISplitViewController.Column.primary

    override init(style: UISplitViewController.Style) {
        super.init(style: style)
        delegate = self
        setViewController(LabelController("Folders"), for: .primary)
        setViewController(LabelController("Message"), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { modes.append(displayMode) }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { firstColumn }
}

struct MailboxScreen: UIViewControllerRepresentable {
    let controller: MailboxController

    func makeUIViewController(context: Context) -> MailboxController { controller }
    func updateUIViewController(_ controller: MailboxController, context: Context) {}
}
