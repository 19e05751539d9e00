import UIKit

/// The figures of a trail, in a popover on all devices.
final class InfoViewController: UIViewController {
    private let trail: Trail

    init(trail: Trail) {
        self.trail = trail
        super.init(nibName: nil, bundle: nil)
        title = "Info"
        preferredContentSize = CGSize(width: 220, height: 96)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let length = UILabel()
        length.text = "\(trail.kilometers) km"
        length.font = .preferredFont(forTextStyle: .title2)
        let stops = UILabel()
        stops.text = "\(trail.stops.count) stops"
        stops.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [length, stops])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
