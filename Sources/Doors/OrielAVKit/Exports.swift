// AVKit brings AVFoundation and UIKit on Apple platforms.
@_exported public import OrielAVFoundation
@_exported public import OrielUIKit
