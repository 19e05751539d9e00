import SwiftUI
import UIKit

/// A button that is filled once it is selected, as apps write filters.
@MainActor
func makeFilterButton(_ title: String) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.titleAlignment = UIButton.Configuration.TitleAlignment.leading
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 12)
    configuration.background.cornerRadius = 6
    configuration.background.strokeWidth = 1
    let button = UIButton(configuration: configuration)
    button.changesSelectionAsPrimaryAction = true
    let update: UIButton.ConfigurationUpdateHandler = { button in
        button.configuration?.subtitle = button.isSelected ? "On" : "Off"
        button.configuration?.background.backgroundColor = button.isSelected ? .systemBlue : nil
    }
    button.configurationUpdateHandler = update
    return button
}

/// A row of segments that run actions.
@MainActor
func makeSegments(_ run: @escaping (String) -> Void) -> UISegmentedControl {
    let actions = ["Day", "Week"].map { title in
        UIAction(title: title, identifier: UIAction.Identifier(title)) { action in run(action.title) }
    }
    return UISegmentedControl(frame: .zero, actions: actions)
}

/// Shows any view of UIKit.
struct ShownControl: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
}
