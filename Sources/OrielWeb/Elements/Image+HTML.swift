import Foundation
package import OrielCore

/// An image loaded by the browser. A template image is a mask for the colour of the surrounding text.
package enum ImageRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { node.attributes[.resizing] == nil ? [] : .expands }

    package static func mergeState(of node: WebNode) -> MergeState {
        let attributes = node.attributes
        // These forms are the background of their node.
        let isBackground =
            attributes.bool(.isTemplate) || attributes.string(.resizing) == "tile" || attributes[.capInsets] != nil
        if attributes[.resizing] == nil { return MergeState(.other, isBackground ? .painted : .padded) }
        return MergeState(isBackground ? .greedy : .picture)
    }

    package static func box(of node: WebNode) -> Box {
        let attributes = node.attributes
        var markup = markup(of: attributes)
        let size = naturalSize(of: attributes)
        if attributes[.resizing] == nil {
            appendSize(size, to: &markup.style)
        } else {
            appendIdealSize(size, of: node, to: &markup.style)
        }
        return Box(markup)
    }

    /// Returns the image in a line of text.
    static func inlinePart(_ attributes: Attributes) -> Markup {
        var markup = markup(of: attributes)
        appendSize(naturalSize(of: attributes), to: &markup.style)
        markup.style[.display] = "inline-block"
        markup.style[.verticalAlign] = "baseline"
        return markup
    }

    /// Returns the width of an image divided by its height, if the server knows them.
    package static func naturalRatio(of node: WebNode) -> Double? {
        switch node.kind {
        case .image:
            return naturalSize(of: node.attributes).flatMap { $0.height > 0 ? $0.width / $0.height : nil }
        case .symbol:
            let name = node.attributes.string(.symbol) ?? ""
            return SymbolRenderer.symbol(named: name, variant: node.attributes.string(.symbolVariant)).aspectRatio
        default:
            return nil
        }
    }

    private static func naturalSize(of attributes: Attributes) -> CGSize? {
        if case .picture(let picture)? = attributes[.picture] { return picture.size }
        guard let width = attributes.number(.width), let height = attributes.number(.height) else { return nil }
        return CGSize(width: width, height: height)
    }

    private static func appendSize(_ size: CGSize?, to style: inout Style) {
        guard let size else { return }
        style[.width] = px(size.width)
        style[.height] = px(size.height)
    }

    /// Sets the natural size of an image on axes without an offer.
    private static func appendIdealSize(_ size: CGSize?, of node: WebNode, to style: inout Style) {
        guard let size else { return }
        switch node.context.horizontal {
        case .bounded: break
        case .unbounded: style[.width] = px(size.width)
        case .byStack: style[.minWidth] = px(size.width)
        }
        switch node.context.vertical {
        case .bounded: break
        case .unbounded: style[.height] = px(size.height)
        case .byStack: style[.minHeight] = px(size.height)
        }
    }

    // MARK: - Forms

    private static func markup(of attributes: Attributes) -> Markup {
        let picture: Picture? = if case .picture(let picture)? = attributes[.picture] { picture } else { nil }
        var markup: Markup
        if attributes.bool(.isTemplate), let picture {
            markup = template(picture, attributes)
        } else if attributes.string(.resizing) == "tile", let picture {
            markup = tiles(picture)
        } else if case .insets(let insets)? = attributes[.capInsets], let picture {
            markup = nineParts(picture, insets)
        } else {
            markup = plain(picture, attributes)
        }
        markup[.dataKind] = "image"
        if attributes.string(.interpolation) == "none" { markup.style[.imageRendering] = "pixelated" }
        if attributes.bool(.isRedacted) { markup[.dataState] = "redacted" }
        if markup.tag != .img { describe(attributes, in: &markup) { "" } }
        return markup
    }

    private static func plain(_ picture: Picture?, _ attributes: Attributes) -> Markup {
        let isPlaceholder = picture == nil && attributes.string(.url) == nil
        guard !isPlaceholder else { return Markup(.span) }
        var markup = Markup(.img)
        markup[.src] = picture.flatMap(address) ?? attributes.string(.url)
        if let picture, picture.representations.count > 1 {
            markup[.srcSet] = picture.representations
                .map { "\(ImageAddress.path(of: $0.file)) \(number($0.scale ?? 1))x" }
                .joined(separator: ",")
        } else if let scale = attributes.number(.scale), let url = attributes.string(.url) {
            // A comma ends a candidate unless it is inside the address.
            markup[.srcSet] = "\(url.replacing(",", with: "%2C").replacing(" ", with: "%20")) \(number(scale))x"
        }
        markup[.alt] = attributes.bool(.isHiddenFromAccessibility) ? "" : attributes.string(.label) ?? ""
        // A loaded image replaces the loader in the same frame.
        markup[.decoding] = attributes[.url] == nil ? "async" : "sync"
        // Images in apps cannot be dragged.
        markup[.draggable] = "false"
        return markup
    }

    private static func template(_ picture: Picture, _ attributes: Attributes) -> Markup {
        var markup = Markup(.span)
        let look = TextStyle(attributes).look
        markup.style[.display] = "block"
        markup.style[.background] = look[.color] ?? "currentColor"
        markup.style[.maskImage] = "url(\(address(picture) ?? ""))"
        markup[.dataVariant] = "template"
        return markup
    }

    private static func tiles(_ picture: Picture) -> Markup {
        var markup = Markup(.span)
        markup.style[.display] = "block"
        markup.style[.backgroundImage] = picture.cssImageSet
        markup.style[.backgroundSize] = "\(px(picture.size.width)) \(px(picture.size.height))"
        return markup
    }

    /// Returns an image whose corners keep their size, while edges stretch along one axis and the centre along both.
    private static func nineParts(_ picture: Picture, _ insets: EdgeInsets) -> Markup {
        var markup = Markup(.span)
        markup.style[.display] = "block"
        let sides = [insets.top, insets.trailing, insets.bottom, insets.leading]
        // Slices are in pixels of the file.
        let finest = picture.representations.last
        let scale = finest?.scale ?? 1
        if let finest { markup.style[.borderImageSource] = "url(\(ImageAddress.path(of: finest.file)))" }
        markup.style[.borderImageSlice] = sides.map { number(Double($0 * scale)) }.joined(separator: " ") + " fill"
        markup.style[.borderImageWidth] = sides.map { px(Double($0)) }.joined(separator: " ")
        return markup
    }

    private static func address(_ picture: Picture) -> String? {
        picture.representations.first.map { ImageAddress.path(of: $0.file) }
    }

    /// Sets the accessibility of an image that is not an `img` element.
    static func describe(_ attributes: Attributes, in markup: inout Markup, name: () -> String) {
        let label = attributes.string(.label) ?? name()
        if attributes.bool(.isHiddenFromAccessibility) || attributes.bool(.isRedacted) || label.isEmpty {
            markup[.ariaHidden] = "true"
        } else {
            markup[.role] = "img"
            markup[.ariaLabel] = label
        }
    }
}

/// The addresses of images on the server.
package enum ImageAddress {
    /// The path before the name of a file: `/oriel/images/`.
    package static let folder = "/oriel/images/"

    /// Returns the address of a file. Its name is the hash of its bytes, so browsers may cache it permanently. A small file
    /// in memory is its own address.
    package static func path(of file: ImageFile) -> String { file.dataURL ?? folder + file.name }
}
