import SwiftUI
import UIKit

/// Connects the screens, which do not know each other.
final class NotesCoordinator {
    let navigationController = UINavigationController()
    private let store: NoteStore

    init(store: NoteStore) {
        self.store = store
        let list = UIHostingController(rootView: NotesView(store: store) { [weak self] in self?.show($0) })
        list.title = "Fieldnotes"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .compose,
            primaryAction: UIAction { [weak self] _ in self?.composeButtonTapped() }
        )
        navigationController.navigationBar.prefersLargeTitles = true
        navigationController.viewControllers = [list]
    }

    private func composeButtonTapped() {
        show(store.addNote())
    }

    private func show(_ note: Note) {
        let controller = NoteViewController(note: note, store: store)
        navigationController.pushViewController(controller, animated: true)
    }
}
