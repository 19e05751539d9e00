import Foundation
public import OrielUIKit

extension CALayer {
    /// Draws the layer, its sublayers and the layers of subviews into a context, with the origin of its bounds at that
    /// of the context.
    ///
    ///     let image = UIGraphicsImageRenderer(bounds: card.bounds).image { context in
    ///         card.layer.render(in: context.cgContext)
    ///     }
    ///
    /// It draws colours, corners, borders, shadows, gradients, paths, texts and images of layers, labels, image views,
    /// and what views and layers of the app draw themselves. Other controls are drawn by the browser only, and views
    /// need frames. Animations, conic gradients and masks of gradients are not drawn.
    public func render(in ctx: CGContext) {
        if let view { view.layoutIfNeeded() } else { layoutIfNeeded() }
        let stack = DrawingStack.ofThread
        stack.push(ctx)
        ctx.saveGState()
        ctx.translateBy(x: -bounds.minX, y: -bounds.minY)
        drawAll(in: ctx)
        ctx.restoreGState()
        stack.pop()
    }

    /// Draws the layer with what is inside of it.
    private func drawAll(in context: CGContext) {
        let size = bounds.size
        let decoration = LayerDecoration(self, [:])
        let outline = decoration.shape.path(in: CGRect(origin: .zero, size: size))
        context.saveGState()
        context.setAlpha(CGFloat(opacity))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        if case .area(let path, let isEvenOdd)? = maskLook(at: 0) {
            context.clip(to: path.applying(context.ctm), isEvenOdd: isEvenOdd)
        }
        if let color = backgroundColor {
            context.saveGState()
            if decoration.shadowOpacity > 0, let shadow = decoration.shadowColor {
                context.setShadow(
                    offset: decoration.shadowOffset,
                    blur: decoration.shadowRadius * 2,
                    color: shadow.withAlphaComponent(decoration.shadowOpacity).cgColor
                )
            }
            context.setFillColor(color)
            context.addPath(outline.cgPath)
            context.fillPath()
            context.restoreGState()
        }
        context.saveGState()
        if masksToBounds { context.clip(to: outline.applying(context.ctm), isEvenOdd: false) }
        drawContent(in: context, outline)
        for layer in inner where !layer.isHidden { layer.drawInside(context) }
        context.restoreGState()
        if decoration.borderWidth > 0, let color = decoration.borderColor {
            let width = decoration.borderWidth
            let middle = CGRect(origin: .zero, size: size).insetBy(dx: width / 2, dy: width / 2)
            context.setStrokeColor(color.cgColor)
            context.setLineWidth(width)
            context.addPath(decoration.shape.path(in: middle).cgPath)
            context.strokePath()
        }
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// The layers inside, from back to front.
    private var inner: [CALayer] {
        let all = (sublayers ?? []) + (view?.subviews.map { $0.layer } ?? [])
        return all.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    /// Draws the layer at its place in the layer around it.
    private func drawInside(_ context: CGContext) {
        context.saveGState()
        let place = position
        context.translateBy(x: place.x, y: place.y)
        context.concatenate(CATransform3DGetAffineTransform(transform))
        let (size, anchor) = (bounds.size, anchorPoint)
        context.translateBy(x: -anchor.x * size.width, y: -anchor.y * size.height)
        drawAll(in: context)
        context.restoreGState()
    }

    private func drawContent(in context: CGContext, _ outline: Path) {
        let area = CGRect(origin: .zero, size: bounds.size)
        if let gradient = self as? CAGradientLayer { gradient.drawGradient(in: context, outline) }
        if let image = contents as? CGImage {
            let picture = UIImage(cgImage: image, scale: contentsScale, orientation: .up)
            context.draw(picture, in: contentsGravity.place(of: picture.size, in: area))
        }
        (self as? CAShapeLayer)?.shapeLook([:])?.draw(in: context)
        if let text = (self as? CATextLayer)?.attributedText { text.draw(in: area) }
        switch view {
        case let label as UILabel:
            if let text = label.attributedText { label.styled(text).draw(in: area) }
        case let picture as UIImageView:
            if let image = picture.image {
                context.draw(image, in: picture.contentMode.gravity.place(of: image.size, in: area))
            }
        default: break
        }
        guard view.map({ UIView.isOfApp(type(of: $0)) }) ?? (drawing != nil) else { return }
        context.saveGState()
        delegate?.layerWillDraw(self)
        draw(in: context)
        context.restoreGState()
    }
}

extension UILabel {
    /// A text with the font and the colour of the label where it has none.
    fileprivate func styled(_ text: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(
            string: text.string,
            attributes: [.font: font as Any, .foregroundColor: textColor as Any]
        )
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            result.addAttributes(attributes, range: range)
        }
        return result
    }
}

extension UIView.ContentMode {
    fileprivate var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}

extension CALayerContentsGravity {
    /// The rectangle of an image in an area.
    fileprivate func place(of size: CGSize, in area: CGRect) -> CGRect {
        guard self != .resize, size.width > 0, size.height > 0 else { return area }
        let scales = [area.width / size.width, area.height / size.height]
        let scale: CGFloat =
            switch self {
            case .resizeAspect: min(scales[0], scales[1])
            case .resizeAspectFill: max(scales[0], scales[1])
            default: 1
            }
        let drawn = CGSize(width: size.width * scale, height: size.height * scale)
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: area.minX
            case .right, .topRight, .bottomRight: area.maxX - drawn.width
            default: area.midX - drawn.width / 2
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: area.minY
            case .bottom, .bottomLeft, .bottomRight: area.maxY - drawn.height
            default: area.midY - drawn.height / 2
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: drawn)
    }
}

extension CAGradientLayer {
    fileprivate func drawGradient(in context: CGContext, _ outline: Path) {
        let stops = self.stops.map { CGGradient.Stop(color: $0.color.cgColor, location: $0.location) }
        guard !stops.isEmpty else { return }
        let gradient = CGGradient(stops.sorted { $0.location < $1.location })
        let size = bounds.size
        let from = CGPoint(x: startPoint.x * size.width, y: startPoint.y * size.height)
        let to = CGPoint(x: endPoint.x * size.width, y: endPoint.y * size.height)
        context.saveGState()
        context.clip(to: outline.applying(context.ctm), isEvenOdd: false)
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch type {
        case .radial:
            context.drawRadialGradient(
                gradient,
                startCenter: from,
                startRadius: 0,
                endCenter: from,
                endRadius: (abs(to.x - from.x) + abs(to.y - from.y)) / 2,
                options: options
            )
        case .conic: UIView.warn("CALayer.render(in:) does not draw conic gradients: SVG has none.")
        default: context.drawLinearGradient(gradient, start: from, end: to, options: options)
        }
        context.restoreGState()
    }
}

extension ShapeLook {
    fileprivate func draw(in context: CGContext) {
        if let fill {
            context.setFillColor(fill.cgColor)
            context.addPath(path.cgPath)
            context.fillPath(using: isEvenOdd ? .evenOdd : .winding)
        }
        if let stroke {
            context.setStrokeColor(stroke.cgColor)
            context.state.line = line
            context.addPath(path.trimmedPath(from: start, to: end).cgPath)
            context.strokePath()
        }
    }
}
