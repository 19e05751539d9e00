import SwiftUI

/// A person's picture in the environment's `avatarShape`; its colours, or the initials of the name, until the picture has
/// loaded.
///
///     AvatarView(name: "Ada Lovelace", url: person.avatar, size: .large)
///
/// Hidden from screen readers, because the name is usually next to it; add an accessibility label where it is not.
public struct AvatarView: View {
    private let name: String
    private let url: URL?
    private let tones: [Color]
    private let size: AvatarSize
    @Environment(\.avatarShape) private var shape

    /// - Parameters:
    ///   - url: The picture's URL; nil if there is none.
    ///   - tones: The mean colours of the picture from the top to the bottom, each as six hexadecimal digits.
    public init(name: String, url: URL?, tones: String? = nil, size: AvatarSize) {
        self.name = name
        self.url = url
        self.tones = url == nil ? [] : Self.colors(of: tones)
        self.size = size
    }

    // A page may show a hundred avatars, so each uses as few views as possible.
    public var body: some View {
        let initials = Initials(name: name)
        AsyncImage(url: url, transaction: Transaction(animation: .easeOut(duration: 0.2))) { phase in
            if let image = phase.image {
                image.resizable().scaledToFill()
            } else if tones.isEmpty || phase.error != nil {
                Text(verbatim: initials.text)
                    .font(.system(size: size.points * 0.38, weight: .semibold, design: .rounded))
                    .foregroundStyle(.white)
            }
        }
        .frame(width: size.points, height: size.points)
        .background(tones.isEmpty ? Self.gradients[initials.colorIndex] : Self.gradient(of: tones))
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

    private static func gradient(of tones: [Color]) -> LinearGradient {
        LinearGradient(colors: tones, startPoint: .top, endPoint: .bottom)
    }

    /// The colours of a text such as `aa2240c08060203040`; empty if it is none.
    static func colors(of tones: String?) -> [Color] {
        let digits = (tones ?? "").utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue.map(Double.init) }
        guard digits.count == 18, tones?.utf8.count == 18 else { return [] }
        return stride(from: 0, to: 18, by: 6).map { first in
            let parts = stride(from: first, to: first + 6, by: 2).map { (digits[$0] * 16 + digits[$0 + 1]) / 255 }
            return Color(red: parts[0], green: parts[1], blue: parts[2])
        }
    }

    private static let gradients = colors.map { start, end in
        LinearGradient(colors: [start, end], startPoint: .top, endPoint: .bottom)
    }
}

#Preview("Avatar, initials in each size", traits: .sizeThatFitsLayout) {
    VStack(spacing: Spacing.s) {
        ForEach([AvatarSize.allCases.prefix(4), AvatarSize.allCases.dropFirst(4)], id: \.self) { sizes in
            HStack(alignment: .bottom, spacing: Spacing.s) {
                ForEach(sizes, id: \.self) { AvatarView(name: "Ada Lovelace", url: nil, size: $0) }
            }
        }
    }
    .padding(Spacing.s)
}

#Preview("Avatar, each colour", traits: .sizeThatFitsLayout) {
    let names = [
        "Edsger Dijkstra", "Hedy Lamarr", "Linus", "Alan Turing", "Adele Goldberg", "Grace Hopper", "王小明", "陈静",
    ]
    HStack(spacing: Spacing.xxs) {
        ForEach(names, id: \.self) { AvatarView(name: $0, url: nil, size: .medium) }
    }
    .padding(Spacing.s)
    .environment(\.avatarShape, .square)
}

#Preview("Avatar, colours of a picture that is loading", traits: .sizeThatFitsLayout) {
    AvatarView(
        name: "Ada Lovelace",
        url: URL(string: "/preview-without-a-picture"),
        tones: "e8b04b7a4e8c1d2440",
        size: .profile
    )
    .padding()
}
