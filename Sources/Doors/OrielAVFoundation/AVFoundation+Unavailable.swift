public import Foundation

/// Unavailable: a view of AVKit shows the picture.
@available(*, unavailable, message: "Show the player with VideoPlayer or AVPlayerViewController of AVKit.")
public final class AVPlayerLayer: NSObject {}

/// Unavailable: pages of this kind have no access to the camera.
@available(
    *,
    unavailable,
    message: "There is no access to the camera. Let the user choose a photo or a video with PhotosPicker."
)
public final class AVCaptureSession: NSObject {}

/// Unavailable: pages of this kind have no access to the camera.
@available(
    *,
    unavailable,
    message: "There is no access to the camera. Let the user choose a photo or a video with PhotosPicker."
)
public final class AVCaptureDevice: NSObject {}

/// Unavailable: pages of this kind have no access to the microphone.
@available(
    *,
    unavailable,
    message: "There is no access to the microphone. Let the user choose a file with fileImporter."
)
public final class AVAudioRecorder: NSObject {}

/// Unavailable: sounds are played by the browser.
@available(*, unavailable, message: "Sounds are played by the browser. Use AVAudioPlayer.")
public final class AVAudioEngine: NSObject {}

/// Unavailable: videos are decoded by the browser.
@available(*, unavailable, message: "Videos are decoded by the browser, and the server does not see their pictures.")
public final class AVAssetImageGenerator: NSObject {}
