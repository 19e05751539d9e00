import UIKit

// What `import UIKit` alone brings on Apple platforms; no file-level import may be added here.

class PlaceController: UIViewController {
    private let address: URL
    private let opened = Date()

    init(address: URL) {
        self.address = address
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = address.host()
        view.layer.cornerRadius = CGFloat(8)
        NotificationCenter.default.post(name: Notification.Name("opened"), object: nil)
    }

    var age: TimeInterval { Date().timeIntervalSince(opened) }
}

/// With `@main`, the app begins here.
final class LoneAppDelegate: UIResponder, UIApplicationDelegate {
    static func begin() async { await main() }
}
