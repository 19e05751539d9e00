import Foundation
import OrielCore

/// A picture or symbol that masks a view, alone in the mask, possibly with a frame, proportions or padding.
struct MaskPicture {
    private enum Extent {
        /// The whole view, less a distance at each edge.
        case box(inset: Double)
        /// The largest or smallest size with the proportions of the picture: `contain` or `cover`.
        case fitted(String)
        case lengths(width: String, height: String)
    }

    private var address: String
    /// The width divided by the height.
    private var ratio: Double?
    private var extent: Extent
    /// Whether the picture is in the middle of a box of another size.
    private var isInBox = false

    /// Returns nil if the mask contains anything else.
    init?(_ mask: WebNode) {
        let attributes = mask.attributes
        switch mask.kind {
        case .image:
            guard case .picture(let picture)? = attributes[.picture], let file = picture.representations.last?.file,
                attributes.string(.resizing) != "tile", attributes[.capInsets] == nil
            else { return nil }
            let (width, height) = (Double(picture.size.width), Double(picture.size.height))
            address = ImageAddress.path(of: file)
            ratio = width > 0 && height > 0 ? width / height : nil
            extent = attributes[.resizing] == nil ? .lengths(width: px(width), height: px(height)) : .box(inset: 0)
        case .symbol:
            guard !attributes.bool(.isRedacted) else { return nil }
            let symbol = SymbolRenderer.mask(attributes)
            address = symbol.address
            ratio = symbol.ratio
            extent =
                attributes[.resizing] == nil
                ? .lengths(width: symbol.width, height: symbol.height) : .fitted("contain")
        case .zStack, .accessibility, .imageLoader, .aspectRatio, .frame, .padding:
            guard let content = mask.onlyChild, var picture = MaskPicture(content), picture.follows(mask) else {
                return nil
            }
            self = picture
        default: return nil
        }
    }

    /// Returns the value of `mask`; nil if the place of the picture is not known.
    func css(alignment: Alignment) -> String? {
        let size: String
        var place = Self.place(alignment)
        switch extent {
        case .box(let inset):
            let length = inset == 0 ? "100%" : "calc(100% - \(px(2 * inset)))"
            size = "\(length) \(length)"
            place = Self.place(.center)
        case .fitted(let mode): size = mode
        case .lengths(let width, let height):
            guard !isInBox || alignment == .center else { return nil }
            size = "\(width) \(height)"
        }
        return "\(place) / \(size) no-repeat url(\(address))"
    }

    private static func place(_ alignment: Alignment) -> String {
        let x =
            switch alignment.horizontal {
            case .leading: "var(--mask-start)"
            case .trailing: "var(--mask-end)"
            default: "50%"
            }
        let y =
            switch alignment.vertical {
            case .top: "0"
            case .bottom: "100%"
            default: "50%"
            }
        return "\(x) \(y)"
    }

    // MARK: - Modifiers

    /// Applies a modifier; returns false if the result is no mask of CSS.
    private mutating func follows(_ modifier: WebNode) -> Bool {
        switch modifier.kind {
        case .aspectRatio:
            guard modifier.attributes.number(.aspectRatio) == nil else { return false }
            if case .lengths = extent { return false }
            extent = .fitted(modifier.attributes.string(.contentMode) == "fill" ? "cover" : "contain")
            return true
        case .frame: return fits(in: modifier)
        case .padding: return takesPadding(modifier.attributes)
        default: return true
        }
    }

    private mutating func fits(in frame: WebNode) -> Bool {
        guard let width = frame.attributes.number(.width), let height = frame.attributes.number(.height),
            width.isFinite, height.isFinite, frame.alignment == .center
        else { return false }
        switch extent {
        case .box(let inset):
            extent = .lengths(width: px(max(width - 2 * inset, 0)), height: px(max(height - 2 * inset, 0)))
            isInBox = inset != 0
        case .fitted(let mode):
            guard let ratio else { return false }
            let fitted = mode == "cover" ? max(width, height * ratio) : min(width, height * ratio)
            extent = .lengths(width: px(fitted), height: px(fitted / ratio))
            isInBox = true
        case .lengths: isInBox = true
        }
        return true
    }

    private mutating func takesPadding(_ attributes: Attributes) -> Bool {
        var length = 16.0
        if case .insets(let insets)? = attributes[.insets] {
            guard insets.top == insets.bottom, insets.leading == insets.trailing, insets.top == insets.leading else {
                return false
            }
            length = Double(insets.top)
        }
        switch extent {
        case .box(let inset): extent = .box(inset: inset + length)
        case .fitted: return false
        case .lengths: isInBox = true
        }
        return true
    }
}
