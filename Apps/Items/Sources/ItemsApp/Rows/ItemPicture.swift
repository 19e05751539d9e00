import SwiftUI

/// The picture of an item, which the font of the device draws.
///
/// Hidden from screen readers, because the name is next to it.
struct ItemPicture: View {
    let emoji: String
    /// The size of the font; the frame is a little larger.
    let size: CGFloat

    var body: some View {
        Text(verbatim: Self.coloured(emoji))
            .font(.system(size: size))
            .lineLimit(1)
            .fixedSize()
            .frame(width: size * 1.35, height: size * 1.35)
            .accessibilityHidden(true)
    }

    /// Asks for a coloured picture; without this, a browser may take a black one from the font of the page.
    ///
    /// Sequences need no selector, because fonts for texts have none of them.
    static func coloured(_ emoji: String) -> String {
        emoji.unicodeScalars.count == 1 ? emoji + "\u{FE0F}" : emoji
    }
}

#Preview("Picture, light") {
    ItemPicture(emoji: "😀", size: 40)
}

#Preview("Picture, dark") {
    ItemPicture(emoji: "👋🏽", size: 40)
        .preferredColorScheme(.dark)
}
