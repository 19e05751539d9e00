// AVKit brings AVFoundation on Apple platforms.
@_exported public import OrielAVFoundation
