internal import Foundation

/// The look of a run of text in HTML.
struct HTMLStyle: Hashable {
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var isCode = false
    /// Whether spaces and ends of lines are shown as they are.
    var isPreformatted = false
    var link: URL?

    /// In bytes. Longer addresses are not links.
    private static let maximumAddressLength = 2048

    /// The style of what is in an element.
    func inside(_ tag: HTMLTag) -> HTMLStyle {
        var style = self
        switch tag.name {
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite", "dfn", "var": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruck = true
        case "code", "kbd", "samp", "tt": style.isCode = true
        case "pre":
            style.isCode = true
            style.isPreformatted = true
        case "a":
            // Parsed once, not for each run in the element.
            if let address = tag.attribute("href"), address.utf8.count <= Self.maximumAddressLength {
                style.link = URL(string: address)
            }
        case "h1": style.makeHeading(24)
        case "h2": style.makeHeading(18)
        case "h3": style.makeHeading(14)
        case "h4": style.makeHeading(12)
        case "h5": style.makeHeading(10)
        case "h6": style.makeHeading(8)
        default: break
        }
        return style
    }

    private mutating func makeHeading(_ size: CGFloat) {
        self.size = size
        isBold = true
    }

    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont(
                .system(isBold ? .bold : .regular, isCode ? .monospaced : .default),
                size: size,
                isItalic: isItalic
            )
        ]
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { attributes[.link] = link }
        return attributes
    }
}
