import SwiftUI
import UIKit

/// A row whose constraints are a visual format.
final class FormattedRow: UIView {
    let title = UILabel()
    let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Title"
        button.setTitle("Open", for: .normal)
        for view in [title, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate(make("H:|-[title]-(>=gap)-[button(44@750)]-|", .alignAllCenterY))
        NSLayoutConstraint.activate(make("V:|[title(==button)]|"))
    }

    required init?(coder: NSCoder) { nil }

    func make(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format,
            options: options,
            metrics: ["gap": 12],
            views: ["title": title, "button": button]
        )
    }
}
