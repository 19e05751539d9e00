import SwiftUI
import UIKit

/// A photo of UIKit with a menu, as apps write it.
final class PhotoView: UIView, UIContextMenuInteractionDelegate {
    private(set) var log: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIContextMenuInteraction(delegate: self))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Photo"
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let preview: UIContextMenuConfiguration.PreviewProvider? = nil
        let actions: UIContextMenuConfiguration.ActionProvider = { [weak self] _ in
            let save = UIAction(title: "Save", image: UIImage(systemName: "square.and.arrow.down")) { _ in
                self?.log.append("saved")
            }
            let delete = UIAction(title: "Delete", attributes: .destructive) { _ in self?.log.append("deleted") }
            return UIMenu(title: "", children: [save, UIMenu(options: .displayInline, children: [delete])])
        }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: preview, actionProvider: actions)
    }

    /// Removes the menu.
    func removeMenu() {
        for interaction: any UIInteraction in interactions { removeInteraction(interaction) }
    }
}

/// A text that is made when it is shared.
final class Quote: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "To be or not to be" }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "Hamlet" }
}
