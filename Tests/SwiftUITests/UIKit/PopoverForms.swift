import SwiftUI
import UIKit

/// A controller whose button and bar button show popovers, as apps of UIKit make them.
final class PopoverPresenter: UIViewController, UIPopoverPresentationControllerDelegate {
    let button = UIButton(configuration: .plain())
    let item = UIBarButtonItem(title: "More")
    var style = UIModalPresentationStyle.none
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Palette"
        button.setTitle("Colours", for: .normal)
        button.frame = CGRect(x: 20, y: 20, width: 120, height: 44)
        view.addSubview(button)
        navigationItem.rightBarButtonItem = item
    }

    func makePopover() -> UIViewController {
        let content = UIHostingController(rootView: Text("in the popover"))
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 240, height: 160)
        content.popoverPresentationController?.delegate = self
        return content
    }

    func showAtButton() {
        let content = makePopover()
        if let popover = content.popoverPresentationController {
            popover.sourceView = button
            popover.sourceRect = CGRect(x: 4, y: 8, width: 16, height: 2)
            popover.permittedArrowDirections = [.up, .left]
            popover.backgroundColor = .systemYellow
            popover.passthroughViews = [view]
            popover.canOverlapSourceViewRect = true
            popover.adaptiveSheetPresentationController.detents = [.medium()]
        }
        present(content, animated: true)
    }

    func showAtItem() {
        let content = makePopover()
        content.popoverPresentationController?.barButtonItem = item
        present(UINavigationController(rootViewController: content).asPopover(at: item), animated: true)
    }

    /// Asks what to do, at the button of the bar or at a view, as apps for iPhone and iPad do.
    func askWhatToDo(at item: UIBarButtonItem? = nil) {
        let sheet = UIAlertController(title: "Picture", message: "of today", preferredStyle: .actionSheet)
        for (title, style) in [("Share", UIAlertAction.Style.default), ("Delete", .destructive), ("Cancel", .cancel)] {
            sheet.addAction(UIAlertAction(title: title, style: style) { [weak self] _ in self?.log.append(title) })
        }
        if let popover = sheet.popoverPresentationController {
            popover.barButtonItem = item
            if item == nil {
                popover.sourceView = button
                popover.sourceRect = button.bounds
                popover.permittedArrowDirections = []
            }
        }
        present(sheet, animated: true)
    }

    func share() {
        let sharing = UIActivityViewController(activityItems: ["a text"], applicationActivities: nil)
        sharing.popoverPresentationController?.sourceView = button
        sharing.popoverPresentationController?.sourceRect = CGRect(x: 4, y: 8, width: 16, height: 2)
        present(sharing, animated: true)
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        log.append("prepare")
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("closed") }
}

extension UIViewController {
    /// The controller in a popover at a button of a bar.
    func asPopover(at item: any UIPopoverPresentationControllerSourceItem) -> Self {
        modalPresentationStyle = .popover
        popoverPresentationController?.sourceItem = item
        return self
    }
}

/// A table whose rows show popovers.
final class PopoverTable: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let details = UIViewController()
        details.modalPresentationStyle = .popover
        if let cell = tableView.cellForRow(at: indexPath) {
            details.popoverPresentationController?.sourceView = cell
            details.popoverPresentationController?.sourceRect = cell.bounds
        }
        present(details, animated: true)
    }
}

struct PopoverScreen<Controller: UIViewController>: UIViewControllerRepresentable {
    let controller: Controller

    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: controller)
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

/// A delegate that leaves out everything: the popover is a sheet in a narrow window.
final class SilentPopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {}
