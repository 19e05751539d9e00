import SwiftUI

/// A person's picture in the environment's `avatarShape`; the initials of the name until the picture has loaded.
///
///     AvatarView(name: "Ada Lovelace", url: person.avatar, size: .large)
///
/// Hidden from screen readers, because the name is usually next to it; add an accessibility label where it is not.
public struct AvatarView: View {
    private let name: String
    private let url: URL?
    private let size: AvatarSize
    @Environment(\.avatarShape) private var shape

    /// - Parameter url: The picture's URL; nil if there is none.
    public init(name: String, url: URL?, size: AvatarSize) {
        self.name = name
        self.url = url
        self.size = size
    }

    // A page may show a hundred avatars, so each uses as few views as possible.
    public var body: some View {
        let initials = Initials(name: name)
        AsyncImage(url: url, transaction: Transaction(animation: .easeOut(duration: 0.2))) { phase in
            if let image = phase.image {
                image.resizable().scaledToFill()
            } else {
                Text(verbatim: initials.text)
                    .font(.system(size: size.points * 0.38, weight: .semibold, design: .rounded))
                    .foregroundStyle(.white)
            }
        }
        .frame(width: size.points, height: size.points)
        .background(Self.gradients[initials.colorIndex])
        .clipShape(shape.outline(size.points))
        .accessibilityHidden(true)
    }
}

extension AvatarView {
    /// One gradient per colour index of `Initials`, dark enough for white letters.
    static let colors: [(Color, Color)] = [
        (Color(light: 0x5B54D6, dark: 0x5B54D6), Color(light: 0x3D35A8, dark: 0x3D35A8)),
        (Color(light: 0xB03A6F, dark: 0xB03A6F), Color(light: 0x86245F, dark: 0x86245F)),
        (Color(light: 0x0F766E, dark: 0x0F766E), Color(light: 0x0B5A66, dark: 0x0B5A66)),
        (Color(light: 0xA14B16, dark: 0xA14B16), Color(light: 0x7C3410, dark: 0x7C3410)),
        (Color(light: 0x2563A8, dark: 0x2563A8), Color(light: 0x1B4583, dark: 0x1B4583)),
        (Color(light: 0x4D7A1F, dark: 0x4D7A1F), Color(light: 0x355C16, dark: 0x355C16)),
        (Color(light: 0x8A3FB0, dark: 0x8A3FB0), Color(light: 0x622C88, dark: 0x622C88)),
        (Color(light: 0x5C6470, dark: 0x5C6470), Color(light: 0x434B57, dark: 0x434B57)),
    ]

    private static let gradients = colors.map { start, end in
        LinearGradient(colors: [start, end], startPoint: .top, endPoint: .bottom)
    }
}
