import SwiftUI

/// The outline of avatars.
public enum AvatarShape: Sendable {
    case circle
    /// A square with rounded corners.
    case square

    /// Returns the outline of an avatar, or of a frame around it.
    ///
    /// - Parameters:
    ///   - size: The width of the avatar in points.
    ///   - frame: The width of the frame around it.
    public func outline(_ size: CGFloat, frame: CGFloat = 0) -> RoundedRectangle {
        let radius = self == .circle ? size / 2 : size * 3 / 8
        return RoundedRectangle(cornerRadius: radius + frame, style: .continuous)
    }
}

extension EnvironmentValues {
    /// The outline of avatars.
    @Entry public var avatarShape = AvatarShape.circle
}

/// A frame around an avatar, so that it stands out from a picture.
public struct AvatarFrame: ViewModifier {
    private let size: AvatarSize
    private let width: CGFloat
    @Environment(\.avatarShape) private var shape

    public init(size: AvatarSize, width: CGFloat) {
        self.size = size
        self.width = width
    }

    public func body(content: Content) -> some View {
        content
            .padding(width)
            .background(Palette.card, in: shape.outline(size.points, frame: width))
    }
}

extension View {
    /// Adds a frame around an avatar.
    public func avatarFrame(_ size: AvatarSize, width: CGFloat = 4) -> some View {
        modifier(AvatarFrame(size: size, width: width))
    }
}

#Preview("Avatar frame, circle", traits: .sizeThatFitsLayout) {
    AvatarView(name: "Ada Lovelace", url: nil, size: .profile)
        .avatarFrame(.profile)
        .padding()
        .background(Palette.blobCool)
}

#Preview("Avatar frame, square", traits: .sizeThatFitsLayout) {
    AvatarView(name: "Ada Lovelace", url: nil, size: .profile)
        .avatarFrame(.profile)
        .padding()
        .background(Palette.blobCool)
        .environment(\.avatarShape, .square)
}
