import AVFoundation
import SwiftUI
import UIKit

/// A card with a shadow, as apps of UIKit make them for lists.
final class CardView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        layer.cornerRadius = 12
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowRadius = 8
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
        layer.shouldRasterize = true
        layer.rasterizationScale = UIScreen.main.scale
        layer.drawsAsynchronously = true
        layer.allowsEdgeAntialiasing = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A label with paragraphs.
@MainActor func makeTermsLabel() -> UILabel {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 10
    style.headIndent = 16
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.numberOfLines = 0
    label.allowsDefaultTighteningForTruncation = true
    label.restorationIdentifier = "terms"
    label.attributedText = NSAttributedString(string: "First\n\nSecond", attributes: [.paragraphStyle: style])
    return label
}

/// A window for messages above the app, as libraries for UIKit make one.
@MainActor func makeMessageWindow(in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert + 1
    let controller = UIViewController()
    controller.providesPresentationContextTransitionStyle = true
    controller.setContentScrollView(UIScrollView())
    controller.restorationIdentifier = "message"
    window.rootViewController = controller
    window.isHidden = false
    return window
}

/// The items of a bar without actions.
@MainActor func makeIdleItems() -> [UIBarButtonItem] {
    [
        UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(image: UIImage(systemName: "star"), style: .done, target: nil, action: nil),
    ]
}

/// The sound of a player for podcasts, which calls interrupt.
final class Interruptions {
    private(set) var observers: [any NSObjectProtocol] = []

    func observe(_ center: NotificationCenter = .default, pause: @escaping @Sendable (Bool) -> Void) {
        let names = [
            AVAudioSession.interruptionNotification, AVAudioSession.routeChangeNotification,
            AVAudioSession.silenceSecondaryAudioHintNotification, AVAudioSession.mediaServicesWereLostNotification,
            AVAudioSession.mediaServicesWereResetNotification,
        ]
        observers = names.map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { notification in
                let values = notification.userInfo
                let type = (values?[AVAudioSessionInterruptionTypeKey] as? UInt).flatMap(
                    AVAudioSession.InterruptionType.init
                )
                let options = AVAudioSession.InterruptionOptions(
                    rawValue: values?[AVAudioSessionInterruptionOptionKey] as? UInt ?? 0
                )
                let reason = (values?[AVAudioSessionRouteChangeReasonKey] as? UInt).flatMap(
                    AVAudioSession.RouteChangeReason.init
                )
                pause(type == .began || !options.contains(.shouldResume) && reason == .oldDeviceUnavailable)
            }
        }
    }
}
