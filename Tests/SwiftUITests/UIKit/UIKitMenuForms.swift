import SwiftUI
import UIKit

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
