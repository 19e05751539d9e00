public import Foundation
public import OrielCore
public import OrielUIKit

/// Unavailable: there are no scenes of sprites.
@available(*, unavailable, message: "There are no scenes of sprites: draw in a Canvas inside a TimelineView.")
open class SKNode: NSObject {
    public override init() {}
    open func addChild(_ node: SKNode) {}
    open func run(_ action: SKAction) {}
}

/// Unavailable: there are no scenes of sprites.
@available(*, unavailable, message: "There are no scenes of sprites: draw in a Canvas inside a TimelineView.")
open class SKScene: SKNode {
    public init(size: CGSize) {}
}

/// Unavailable: there are no scenes of sprites.
@available(*, unavailable, message: "There are no scenes of sprites: draw in a Canvas inside a TimelineView.")
open class SKSpriteNode: SKNode {
    public init(imageNamed name: String) {}
}

/// Unavailable: there are no scenes of sprites.
@available(*, unavailable, message: "There are no scenes of sprites: draw in a Canvas inside a TimelineView.")
open class SKShapeNode: SKNode {}

/// Unavailable: there are no scenes of sprites.
@available(*, unavailable, message: "There are no scenes of sprites: draw in a Canvas inside a TimelineView.")
open class SKLabelNode: SKNode {}

/// Unavailable: there are no scenes of sprites.
@available(*, unavailable, message: "There are no scenes of sprites: draw in a Canvas inside a TimelineView.")
open class SKEmitterNode: SKNode {}

/// Unavailable: there are no scenes of sprites.
@available(*, unavailable, message: "There are no scenes of sprites: draw in a Canvas inside a TimelineView.")
open class SKCameraNode: SKNode {}

/// Unavailable: there are no scenes of sprites.
@available(*, unavailable, message: "There are no scenes of sprites: draw in a Canvas inside a TimelineView.")
public final class SKAction: NSObject {}

/// Unavailable: there are no scenes of sprites.
@available(*, unavailable, message: "There are no scenes of sprites: draw in a Canvas inside a TimelineView.")
public final class SKTexture: NSObject {}

/// Unavailable: there are no scenes of sprites.
@available(*, unavailable, message: "There are no scenes of sprites: draw in a Canvas inside a TimelineView.")
public final class SKPhysicsBody: NSObject {}

/// Unavailable: there are no scenes of sprites.
@available(*, unavailable, message: "There are no scenes of sprites: draw in a Canvas inside a TimelineView.")
public protocol SKPhysicsContactDelegate: AnyObject {}

/// Unavailable: there are no scenes of sprites.
@available(*, unavailable, message: "There are no scenes of sprites: draw in a Canvas inside a TimelineView.")
open class SKView: UIView {}

/// Unavailable: there are no scenes of sprites.
@available(*, unavailable, message: "There are no scenes of sprites: draw in a Canvas inside a TimelineView.")
public struct SpriteView: View {
    public init(scene: SKScene) {}
    public init(scene: SKScene, isPaused: Bool = false, preferredFramesPerSecond: Int = 60) {}

    public var body: some View { EmptyView() }
}
