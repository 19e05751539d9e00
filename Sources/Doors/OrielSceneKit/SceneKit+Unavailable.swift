public import Foundation
public import OrielCore
public import OrielUIKit

/// Unavailable: there are no scenes in space.
@available(*, unavailable, message: "There are no scenes in space: draw in a Canvas, or show a model in a WebView.")
open class SCNScene: NSObject {
    public override init() {}
    public convenience init?(named name: String) { self.init() }
}

/// Unavailable: there are no scenes in space.
@available(*, unavailable, message: "There are no scenes in space: draw in a Canvas, or show a model in a WebView.")
open class SCNNode: NSObject {
    public override init() {}
    public init(geometry: SCNGeometry?) {}
}

/// Unavailable: there are no scenes in space.
@available(*, unavailable, message: "There are no scenes in space: draw in a Canvas, or show a model in a WebView.")
open class SCNGeometry: NSObject {}

/// Unavailable: there are no scenes in space.
@available(*, unavailable, message: "There are no scenes in space: draw in a Canvas, or show a model in a WebView.")
public final class SCNBox: SCNGeometry {}

/// Unavailable: there are no scenes in space.
@available(*, unavailable, message: "There are no scenes in space: draw in a Canvas, or show a model in a WebView.")
public final class SCNSphere: SCNGeometry {}

/// Unavailable: there are no scenes in space.
@available(*, unavailable, message: "There are no scenes in space: draw in a Canvas, or show a model in a WebView.")
public final class SCNPlane: SCNGeometry {}

/// Unavailable: there are no scenes in space.
@available(*, unavailable, message: "There are no scenes in space: draw in a Canvas, or show a model in a WebView.")
public final class SCNText: SCNGeometry {}

/// Unavailable: there are no scenes in space.
@available(*, unavailable, message: "There are no scenes in space: draw in a Canvas, or show a model in a WebView.")
public final class SCNMaterial: NSObject {}

/// Unavailable: there are no scenes in space.
@available(*, unavailable, message: "There are no scenes in space: draw in a Canvas, or show a model in a WebView.")
public final class SCNCamera: NSObject {}

/// Unavailable: there are no scenes in space.
@available(*, unavailable, message: "There are no scenes in space: draw in a Canvas, or show a model in a WebView.")
public final class SCNLight: NSObject {}

/// Unavailable: there are no scenes in space.
@available(*, unavailable, message: "There are no scenes in space: draw in a Canvas, or show a model in a WebView.")
public final class SCNAction: NSObject {}

/// Unavailable: there are no scenes in space.
@available(*, unavailable, message: "There are no scenes in space: draw in a Canvas, or show a model in a WebView.")
public struct SCNVector3 {
    public init() {}
    public init(_ x: Float, _ y: Float, _ z: Float) {}
    public init(x: Float, y: Float, z: Float) {}
}

/// Unavailable: there are no scenes in space.
@available(*, unavailable, message: "There are no scenes in space: draw in a Canvas, or show a model in a WebView.")
open class SCNView: UIView {}

/// Unavailable: there are no scenes in space.
@available(*, unavailable, message: "There are no scenes in space: draw in a Canvas, or show a model in a WebView.")
public struct SceneView: View {
    /// How users look at the scene.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let allowsCameraControl = Options(rawValue: 1)
        public static let autoenablesDefaultLighting = Options(rawValue: 2)
    }

    public init(scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = []) {}

    public var body: some View { EmptyView() }
}
