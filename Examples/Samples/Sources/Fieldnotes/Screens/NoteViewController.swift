import UIKit

/// The editor of a note, written with UIKit and Auto Layout.
final class NoteViewController: UIViewController, UITextViewDelegate {
    private var note: Note
    private let store: NoteStore

    private let titleField = UITextField()
    private let textView = UITextView()
    private let pinLabel = UILabel()
    private let pinSwitch = UISwitch()
    private let countLabel = UILabel()

    init(note: Note, store: NoteStore) {
        self.note = note
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .trash,
            primaryAction: UIAction { [weak self] _ in self?.deleteButtonTapped() }
        )
        setUpControls()
        setUpLayout()
        update()
    }

    private func setUpControls() {
        titleField.placeholder = "Title"
        titleField.text = note.title
        titleField.font = .preferredFont(forTextStyle: .headline)
        titleField.addAction(
            UIAction { [weak self] _ in self?.change { $0.title = self?.titleField.text ?? "" } },
            for: .editingChanged
        )

        textView.text = note.text
        textView.font = .preferredFont(forTextStyle: .body)
        textView.accessibilityLabel = "Text"
        textView.delegate = self

        pinLabel.text = "Pinned"
        pinSwitch.isOn = note.isPinned
        pinSwitch.accessibilityLabel = "Pinned"
        pinSwitch.addAction(
            UIAction { [weak self] _ in self?.change { $0.isPinned = self?.pinSwitch.isOn ?? false } },
            for: .valueChanged
        )

        countLabel.font = .preferredFont(forTextStyle: .footnote)
    }

    private func setUpLayout() {
        let pinRow = UIStackView(arrangedSubviews: [pinLabel, pinSwitch])
        pinRow.distribution = .equalSpacing
        pinRow.alignment = .center

        let stack = UIStackView(arrangedSubviews: [titleField, pinRow, textView, countLabel])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)

        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
    }

    func textViewDidChange(_ textView: UITextView) {
        change { $0.text = textView.text }
    }

    private func change(_ body: (inout Note) -> Void) {
        body(&note)
        store.save(note)
        update()
    }

    private func update() {
        title = note.shownTitle
        let count = note.text.split(whereSeparator: \.isWhitespace).count
        countLabel.text = count == 1 ? "1 word" : "\(count) words"
    }

    private func deleteButtonTapped() {
        let alert = UIAlertController(title: "Delete this note?", message: note.shownTitle, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                guard let self else { return }
                store.remove(note)
                navigationController?.popViewController(animated: true)
            }
        )
        present(alert, animated: true)
    }
}
