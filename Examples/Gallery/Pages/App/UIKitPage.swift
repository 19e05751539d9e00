import SwiftUI
import UIKit

/// Views and controllers of UIKit in SwiftUI, and SwiftUI in them.
struct UIKitPage: View {
    @State private var name = "Ada"
    @State private var volume: Float = 0.5
    @State private var count = 0
    @State private var isNight = false
    @State private var outcome: String?

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Text("Hello, \(name)!")
                    .font(.title2.bold())
                    .accessibilityIdentifier("hello")
                UIKitNameField(name: $name)
                UIKitPanel(count: $count, volume: $volume, isNight: $isNight)
                Text("Added \(count) times, volume \(Int(volume * 100)) %, \(isNight ? "night" : "day")")
                    .accessibilityIdentifier("values")
                UIKitCard()
                UIKitBlur()
                UIKitProfile().frame(height: 150)
                UIKitTable(name: $name).frame(height: 240)
                UIKitGrid().frame(height: 200).accessibilityIdentifier("grid")
                Button("Share", systemImage: "square.and.arrow.up", action: share)
                if let outcome { Text(outcome) }
            }
            .padding()
        }
    }

    private func share() {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let sharing = UIActivityViewController(activityItems: ["Hello, \(name)!"], applicationActivities: nil)
        sharing.completionWithItemsHandler = { _, isCompleted, _, _ in outcome = isCompleted ? "Shared" : "Not shared" }
        scene?.keyWindow?.rootViewController?.present(sharing, animated: true)
    }
}

/// A text field whose delegate is the coordinator.
private struct UIKitNameField: UIViewRepresentable {
    @Binding var name: String

    func makeCoordinator() -> Coordinator { Coordinator(name: $name) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.delegate = context.coordinator
        field.setContentHuggingPriority(.defaultHigh, for: .vertical)
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) { field.text = name }

    final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var name: String

        init(name: Binding<String>) { _name = name }

        func textFieldDidChangeSelection(_ textField: UITextField) { name = textField.text ?? "" }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            textField.layer.borderWidth = 2
            textField.layer.cornerRadius = 6
            textField.layer.borderColor = UIColor.systemBlue.cgColor
        }

        func textFieldDidEndEditing(_ textField: UITextField) { textField.layer.borderWidth = 0 }
    }
}

/// A column of controls.
private struct UIKitPanel: UIViewRepresentable {
    @Binding var count: Int
    @Binding var volume: Float
    @Binding var isNight: Bool

    func makeUIView(context: Context) -> UIStackView {
        let add = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Add") { _ in count += 1 })
        let slider = UISlider()
        slider.accessibilityLabel = "Volume"
        slider.addAction(UIAction { volume = ($0.sender as! UISlider).value }, for: .valueChanged)
        let night = UISwitch()
        night.accessibilityLabel = "Night"
        night.addAction(UIAction { isNight = ($0.sender as! UISwitch).isOn }, for: .valueChanged)
        let label = UILabel()
        label.text = "Night"
        let row = UIStackView(arrangedSubviews: [label, night])
        row.distribution = .equalSpacing
        let segments = UISegmentedControl(items: ["List", "Grid", "Map"])
        segments.selectedSegmentIndex = 0
        let progress = UIProgressView()
        let stack = UIStackView(arrangedSubviews: [add, slider, row, segments, progress])
        stack.axis = .vertical
        stack.spacing = 14
        stack.setContentHuggingPriority(.defaultHigh, for: .vertical)
        return stack
    }

    func updateUIView(_ stack: UIStackView, context: Context) {
        (stack.arrangedSubviews[1] as! UISlider).value = volume
        (stack.arrangedSubviews.last as! UIProgressView).progress = volume
    }
}

/// A picture with texts beside it, placed by constraints.
private struct UIKitCard: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        let card = UIView()
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 14
        card.layer.shadowOpacity = 0.2
        card.layer.shadowOffset = CGSize(width: 0, height: 2)
        let picture = UIImageView(image: UIImage(systemName: "star.fill"))
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .systemIndigo
        let title = UILabel()
        title.text = "Constraints"
        title.font = .preferredFont(forTextStyle: .headline)
        let subtitle = UILabel()
        subtitle.attributedText = NSAttributedString(
            string: "A picture, and two labels beside it",
            attributes: [.font: UIFont.preferredFont(forTextStyle: .subheadline), .kern: 0.2]
        )
        subtitle.numberOfLines = 0
        for view in [picture, title, subtitle] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            picture.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 44),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            subtitle.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
        ])
        card.setContentHuggingPriority(.defaultHigh, for: .vertical)
        return card
    }

    func updateUIView(_ card: UIView, context: Context) {}
}

/// A blur over stripes.
private struct UIKitBlur: View {
    var body: some View {
        ZStack {
            HStack(spacing: 0) {
                ForEach([Color.red, .orange, .green, .blue, .purple], id: \.self) { $0 }
            }
            Effect().frame(width: 180, height: 44)
        }
        .frame(height: 80)
        .clipShape(RoundedRectangle(cornerRadius: 14))
    }

    private struct Effect: UIViewRepresentable {
        func makeUIView(context: Context) -> UIVisualEffectView {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
            view.layer.cornerRadius = 10
            view.clipsToBounds = true
            let star = UIImageView(image: UIImage(systemName: "star.fill"))
            star.frame = view.bounds
            star.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            star.contentMode = .center
            star.tintColor = .label
            view.contentView.addSubview(star)
            return view
        }

        func updateUIView(_ view: UIVisualEffectView, context: Context) {}
    }
}

/// A controller with SwiftUI in it, which asks before it resets.
private struct UIKitProfile: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> ProfileController { ProfileController() }
    func updateUIViewController(_ controller: ProfileController, context: Context) {}

    final class ProfileController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .tertiarySystemFill
            view.layer.cornerRadius = 14
            let hosted = UIHostingController(rootView: Label("SwiftUI in a controller", systemImage: "heart.fill"))
            addChild(hosted)
            let reset = UIButton(type: .system)
            reset.setTitle("Reset", for: .normal)
            reset.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
            for subview in [hosted.view!, reset] {
                subview.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(subview)
            }
            hosted.didMove(toParent: self)
            NSLayoutConstraint.activate([
                hosted.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                hosted.view.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -20),
                reset.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                reset.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
            ])
        }

        private func ask() {
            let alert = UIAlertController(
                title: "Reset?",
                message: "The profile is empty afterwards.",
                preferredStyle: .alert
            )
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(
                UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
                    UIView.animate(withDuration: 0.3) { self?.view.backgroundColor = .systemOrange }
                }
            )
            present(alert, animated: true)
        }
    }
}

/// A table with snapshots of its rows, whose taps set the name.
private struct UIKitTable: UIViewRepresentable {
    @Binding var name: String

    func makeCoordinator() -> Coordinator { Coordinator(name: $name) }

    func makeUIView(context: Context) -> UITableView {
        let table = UITableView(frame: .zero, style: .insetGrouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        table.delegate = context.coordinator
        context.coordinator.show(in: table)
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) {}

    final class Coordinator: NSObject, UITableViewDelegate {
        @Binding private var name: String
        private var rows: UITableViewDiffableDataSource<Int, String>?

        init(name: Binding<String>) { _name = name }

        func show(in table: UITableView) {
            let rows = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
                let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
                var content = cell.defaultContentConfiguration()
                content.text = name
                content.secondaryText = "\(name.count) letters"
                content.image = UIImage(systemName: "person")
                cell.contentConfiguration = content
                cell.accessoryType = .disclosureIndicator
                return cell
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["Ada", "Grace", "Hedy"])
            rows.apply(snapshot)
            self.rows = rows
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            name = rows?.itemIdentifier(for: indexPath) ?? name
        }
    }
}
