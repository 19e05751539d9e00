import SwiftUI
import UIKit

/// A text field of UIKit with a delegate, as Apple's documentation shows it.
struct DelegatedField: UIViewRepresentable {
    @Binding var name: String
    var onReturn: () -> Void = {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField(frame: .zero)
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.autocorrectionType = .no
        field.returnKeyType = .done
        field.delegate = context.coordinator
        field.setContentHuggingPriority(.defaultHigh, for: .vertical)
        return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
        context.coordinator.parent = self
        uiView.text = name
        uiView.isEnabled = context.environment.isEnabled
    }

    final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: DelegatedField
        var events: [String] = []

        init(_ parent: DelegatedField) { self.parent = parent }

        func textFieldDidChangeSelection(_ textField: UITextField) { parent.name = textField.text ?? "" }

        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            let text = (textField.text ?? "") as NSString
            return text.replacingCharacters(in: range, with: string).count <= 10
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            parent.onReturn()
            textField.resignFirstResponder()
            return true
        }
    }
}

/// Several controls in a stack, with actions by closures.
struct ControlPanel: UIViewRepresentable {
    @Binding var count: Int
    @Binding var volume: Float
    @Binding var isOn: Bool

    func makeUIView(context: Context) -> PanelView { PanelView() }

    func updateUIView(_ panel: PanelView, context: Context) {
        panel.label.text = "Count: \(count)"
        panel.slider.value = volume
        panel.toggle.isOn = isOn
        panel.onAdd = { count += 1 }
        panel.onVolume = { volume = $0 }
        panel.onToggle = { isOn = $0 }
    }
}

final class PanelView: UIView {
    let label = UILabel()
    let slider = UISlider()
    let toggle = UISwitch()
    var onAdd: () -> Void = {}
    var onVolume: (Float) -> Void = { _ in }
    var onToggle: (Bool) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.onAdd() }, for: .touchUpInside)
        slider.accessibilityLabel = "Volume"
        slider.addAction(UIAction { [weak self] in self?.onVolume(($0.sender as! UISlider).value) }, for: .valueChanged)
        toggle.accessibilityLabel = "Sound"
        toggle.addAction(UIAction { [weak self] _ in self.map { $0.onToggle($0.toggle.isOn) } }, for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [label, button, slider, toggle])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }
}

/// A controller with a child that shows SwiftUI.
final class ProfileViewController: UIViewController {
    var events: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        events.append("didLoad")
        let child = UIHostingController(rootView: Text("Hosted"))
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            child.view.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        child.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        events.append("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        events.append("didAppear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        events.append("didDisappear")
    }

    func ask() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.events.append("deleted") })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        present(alert, animated: true)
    }
}

struct ProfileScreen: UIViewControllerRepresentable {
    let controller: ProfileViewController

    func makeUIViewController(context: Context) -> ProfileViewController { controller }
    func updateUIViewController(_ uiViewController: ProfileViewController, context: Context) {}
    static func dismantleUIViewController(_ uiViewController: ProfileViewController, coordinator: ()) {
        uiViewController.events.append("dismantled")
    }
}

struct Blur: UIViewRepresentable {
    var style = UIBlurEffect.Style.systemMaterial

    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) { uiView.effect = UIBlurEffect(style: style) }
}

final class LifeCycleAppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: Text("Shown by a scene delegate"))
        self.window = window
        window.makeKeyAndVisible()
    }
}
