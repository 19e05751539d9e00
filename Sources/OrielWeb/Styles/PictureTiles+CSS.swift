import Foundation
import OrielCore

extension ResolvedShapeStyle {
    /// The copies of a picture; nil for other styles.
    var tiles: PictureTiles? {
        switch self {
        case .tiles(let tiles): tiles
        case .level(_, let base), .opacity(_, let base), .shadow(_, let base): base.tiles
        default: nil
        }
    }

    /// Fills a box with copies of a part of a picture, which a background in CSS cannot repeat.
    func paintTileParts(on markup: inout Markup, name: @autoclosure () -> String) {
        guard let tiles, !tiles.isWhole else { return }
        markup.style[.overflow] = "clip"
        markup.parts = [tiles.drawing(named: "t\(name())")]
    }
}

extension PictureTiles {
    /// The background of a box with copies of the whole picture.
    func paint(_ style: inout Style) {
        style[.backgroundImage] = picture.cssImageSet
        style[.backgroundSize] = "\(px(Double(size.width))) \(px(Double(size.height)))"
    }

    /// Returns an SVG pattern of the copies that begins at a point.
    func pattern(named name: String, at origin: CGPoint = .zero) -> Markup {
        var image = Markup(.image)
        image[.href] = picture.representations.last.map { ImageAddress.path(of: $0.file) }
        image[.preserveAspectRatio] = "none"
        image.setFrame(
            CGRect(x: -part.minX * size.width, y: -part.minY * size.height, width: size.width, height: size.height)
        )
        var pattern = Markup(.pattern)
        pattern[.id] = name
        pattern[.patternUnits] = "userSpaceOnUse"
        pattern.setFrame(
            CGRect(x: origin.x, y: origin.y, width: part.width * size.width, height: part.height * size.height)
        )
        pattern.parts = [image]
        return pattern
    }

    /// Returns a drawing as large as its box.
    fileprivate func drawing(named name: String) -> Markup {
        var area = Markup(.rect)
        (area[.width], area[.height]) = ("100%", "100%")
        area.inline[.svgFill] = "url(#\(name))"
        var svg = Markup(.svg)
        svg[.ariaHidden] = "true"
        svg.style.append(.position, "absolute")
        svg.style.append(.inset, "0")
        svg.style.append(.width, "100%")
        svg.style.append(.height, "100%")
        svg.parts = [pattern(named: name), area]
        return svg
    }
}

extension Picture {
    /// The files of the picture as an image of CSS, from which the browser takes one for its screen.
    var cssImageSet: String {
        let candidates = representations.map { "url(\(ImageAddress.path(of: $0.file))) \(number($0.scale ?? 1))x" }
        return "image-set(\(candidates.joined(separator: ",")))"
    }
}
