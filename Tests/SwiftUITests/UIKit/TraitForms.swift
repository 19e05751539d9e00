import SwiftUI
import UIKit

/// A label that says what it knows of its surroundings, as apps of UIKit do.
final class TraitLabel: UILabel {
    private var registration: (any UITraitChangeRegistration)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let traits: [UITrait] = [UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self]
        registration = registerForTraitChanges(traits) { (self: Self, previous: UITraitCollection) in
            if self.traitCollection.hasDifferentColorAppearance(comparedTo: previous) { self.say() }
        }
        say()
    }

    required init?(coder: NSCoder) { nil }

    private func say() {
        text = traitCollection.userInterfaceIdiom == .pad ? "Tablet" : "Phone"
    }
}

/// A trait of an app's own. It always has its default value.
enum DensityTrait: UITraitDefinition {
    static var defaultValue: Int { 1 }
}

/// A controller that follows the size of its window.
final class SizedController: UIViewController {
    var width: CGFloat = 0

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { (_: any UIViewControllerTransitionCoordinatorContext) in
            self.width = size.width
        })
    }
}

struct TraitScreen: View {
    @State private var size = DynamicTypeSize(UIApplication.shared.preferredContentSizeCategory) ?? .large

    var body: some View {
        Text(size == .large ? "Usual" : "Other")
        Label()
            .onReceive(NotificationCenter.default.publisher(for: UIContentSizeCategory.didChangeNotification)) { note in
                let new = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
                size = new.flatMap { DynamicTypeSize($0) } ?? .large
            }
            .onReceive(
                NotificationCenter.default.publisher(for: UIApplication.userDidTakeScreenshotNotification)
            ) { _ in size = .large }
    }

    private struct Label: UIViewRepresentable {
        func makeUIView(context: Context) -> TraitLabel { TraitLabel(frame: .zero) }
        func updateUIView(_ label: TraitLabel, context: Context) {}
    }
}
