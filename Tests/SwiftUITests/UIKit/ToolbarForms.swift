import SwiftUI
import UIKit

/// A controller with bars above and below, as apps of UIKit make them.
final class MailController: UIViewController {
    private(set) var log: [String] = []
    let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mail"
        navigationItem.setRightBarButton(editButtonItem, animated: false)
        navigationItem.backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.minimal
        badge.text = "3 new"
        let archive = UIBarButtonItem(
            title: "Archive",
            primaryAction: UIAction { [weak self] _ in self?.note("archived") }
        )
        let hidden = UIBarButtonItem(title: "Hidden")
        hidden.isHidden = true
        let trash = UIBarButtonItem(
            systemItem: .trash,
            primaryAction: UIAction { [weak self] _ in self?.note("deleted") }
        )
        trash.accessibilityLabel = "Delete"
        setToolbarItems(
            [archive, .fixedSpace(8), hidden, .flexibleSpace(), UIBarButtonItem(customView: badge), trash],
            animated: false
        )
    }

    override func viewIsAppearing(_ animated: Bool) { note("appearing") }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        note(editing ? "editing" : "reading")
    }

    private func note(_ text: String) { log.append(text) }
}

struct MailScreen: UIViewControllerRepresentable {
    let controller: MailController

    func makeUIViewController(context: Context) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.setToolbarHidden(false, animated: false)
        return navigation
    }

    func updateUIViewController(_ navigation: UINavigationController, context: Context) {}
}

/// A field with a button above the keyboard.
struct AmountField: UIViewRepresentable {
    @Binding var amount: String
    let onDone: () -> Void

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "Amount"
        field.keyboardType = .decimalPad
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.standardAppearance = UIToolbarAppearance()
        bar.items = [
            .flexibleSpace(),
            UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak field] _ in
                    field?.resignFirstResponder()
                    onDone()
                }
            ),
        ]
        bar.sizeToFit()
        field.inputAccessoryView = bar
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) { field.text = amount }
}
