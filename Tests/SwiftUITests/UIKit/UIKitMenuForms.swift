import SwiftUI
import UIKit

/// A button with a menu whose items come later.
@MainActor
func makeDeferredButton(_ element: UIDeferredMenuElement) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Recent", for: .normal)
    button.menu = UIMenu(
        title: "",
        subtitle: "files",
        children: [element, UIAction(title: "Open", subtitle: "from a folder", selectedImage: nil) { _ in }]
    )
    button.showsMenuAsPrimaryAction = true
    return button
}

/// A button that shows which of several sizes is chosen, as apps of UIKit make pop-up buttons.
@MainActor
func makeSizeButton(_ choose: @escaping (String) -> Void) -> UIButton {
    let actions = ["Small", "Large"].map { title in
        UIAction(title: title, attributes: .keepsMenuPresented) { action in choose(action.title) }
    }
    let button = UIButton(type: .system)
    button.menu = UIMenu(title: "Size", options: .singleSelection, children: actions)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
}
