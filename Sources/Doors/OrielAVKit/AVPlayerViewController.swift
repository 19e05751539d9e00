import Foundation
public import OrielAVFoundation
internal import OrielCore
public import OrielUIKit

/// A controller that shows the video of a player.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer? { willSet { if newValue !== player { view.setNeedsDisplay() } } }
    open var showsPlaybackControls = true {
        willSet { if newValue != showsPlaybackControls { view.setNeedsDisplay() } }
    }
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        willSet { if newValue != videoGravity { view.setNeedsDisplay() } }
    }
    /// Has no effect: browsers decide.
    open var allowsPictureInPicturePlayback = true
    /// Has no effect: browsers decide.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Has no effect: browsers decide.
    open var exitsFullScreenWhenPlaybackEnds = false

    open override func loadView() { view = PlayerView(of: self) }
}

private final class PlayerView: UIView, DoorView {
    private weak var playerController: AVPlayerViewController?

    init(of controller: AVPlayerViewController) {
        playerController = controller
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var drawing: AnyView {
        AnyView(
            PlayerPicture(
                player: playerController?.player,
                showsControls: playerController?.showsPlaybackControls ?? true,
                gravity: playerController?.videoGravity ?? .resizeAspect
            ) {
                EmptyView()
            }
        )
    }
}
