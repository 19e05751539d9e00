public import Foundation
public import OrielUIKit

/// Unavailable: a page does not know the space around a device.
@available(*, unavailable, message: "A page does not know the space around a device: show a picture or a WebView.")
open class ARSession: NSObject {
    public override init() {}
}

/// Unavailable: a page does not know the space around a device.
@available(*, unavailable, message: "A page does not know the space around a device: show a picture or a WebView.")
open class ARConfiguration: NSObject {
    public class var isSupported: Bool { false }
}

/// Unavailable: a page does not know the space around a device.
@available(*, unavailable, message: "A page does not know the space around a device: show a picture or a WebView.")
public final class ARWorldTrackingConfiguration: ARConfiguration {
    public override init() {}
}

/// Unavailable: a page does not know the space around a device.
@available(*, unavailable, message: "A page does not know the space around a device: show a picture or a WebView.")
public final class ARFaceTrackingConfiguration: ARConfiguration {
    public override init() {}
}

/// Unavailable: a page does not know the space around a device.
@available(*, unavailable, message: "A page does not know the space around a device: show a picture or a WebView.")
public final class ARImageTrackingConfiguration: ARConfiguration {
    public override init() {}
}

/// Unavailable: a page does not know the space around a device.
@available(*, unavailable, message: "A page does not know the space around a device: show a picture or a WebView.")
open class ARAnchor: NSObject {}

/// Unavailable: a page does not know the space around a device.
@available(*, unavailable, message: "A page does not know the space around a device: show a picture or a WebView.")
public final class ARFrame: NSObject {}

/// Unavailable: a page does not know the space around a device.
@available(*, unavailable, message: "A page does not know the space around a device: show a picture or a WebView.")
open class ARSCNView: UIView {}

/// Unavailable: a page does not know the space around a device.
@available(*, unavailable, message: "A page does not know the space around a device: show a picture or a WebView.")
open class ARSKView: UIView {}

/// Unavailable: a page does not know the space around a device.
@available(*, unavailable, message: "A page does not know the space around a device: show a picture or a WebView.")
public protocol ARSessionDelegate: AnyObject {}

/// Unavailable: a page does not know the space around a device.
@available(*, unavailable, message: "A page does not know the space around a device: show a picture or a WebView.")
public protocol ARSCNViewDelegate: AnyObject {}

/// Unavailable: a page does not know the space around a device.
@available(*, unavailable, message: "A page does not know the space around a device: show a picture or a WebView.")
public final class ARCoachingOverlayView: UIView {}
