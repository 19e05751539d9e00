import Foundation
package import OrielUIKit

extension AnimationSampler: LayerPresenter {
    package func shownValue(of layer: CALayer, forKey key: String) -> Any? {
        layer.animatedValues(at: time)[key] ?? layer.value(ofProperty: key)
    }

    package func show(_ layer: CALayer, in copy: CALayer) {
        if let layer = layer as? CAShapeLayer { (copy as? CAShapeLayer)?.copyShape(of: layer) }
        copy.show(layer.animatedValues(at: time), of: layer)
    }
}

extension CALayer {
    /// Gives a copy the animated values of a layer.
    fileprivate func show(_ values: [String: LayerValue], of layer: CALayer) {
        guard !values.isEmpty else { return }
        opacity = values.number("opacity").map { Float($0) } ?? opacity
        backgroundColor = values.color("backgroundColor")?.cgColor ?? backgroundColor
        let bounds = values.numbers("bounds", count: 4).map { CGSize(width: $0[2], height: $0[3]) }
        let size = values.numbers("bounds.size", count: 2).map { CGSize(width: $0[0], height: $0[1]) }
        self.bounds.size = size ?? bounds ?? self.bounds.size
        self.bounds.size.width = values.number("bounds.size.width") ?? self.bounds.width
        self.bounds.size.height = values.number("bounds.size.height") ?? self.bounds.height
        if let place = values.numbers("position", count: 2) { position = CGPoint(x: place[0], y: place[1]) }
        position.x = values.number("position.x") ?? position.x
        position.y = values.number("position.y") ?? position.y
        if values.keys.contains(where: { $0.hasPrefix("transform") }) {
            transform = CATransform3D(planeValues: layer.animatedTransform(values).values)
        }
        let look = LayerDecoration(layer, values)
        cornerRadius = look.radius
        (borderWidth, borderColor) = (look.borderWidth, look.borderColor?.cgColor)
        (shadowColor, shadowOpacity) = (look.shadowColor?.cgColor, Float(look.shadowOpacity))
        (shadowOffset, shadowRadius) = (look.shadowOffset, look.shadowRadius)
        (self as? CAShapeLayer)?.showShape(values)
        (self as? CAGradientLayer)?.showGradient(values)
    }
}

extension CAShapeLayer {
    fileprivate func showShape(_ values: [String: LayerValue]) {
        if case .path(let path)? = values["path"] { self.path = path.cgPath }
        strokeStart = values.number("strokeStart") ?? strokeStart
        strokeEnd = values.number("strokeEnd") ?? strokeEnd
        lineWidth = values.number("lineWidth") ?? lineWidth
        lineDashPhase = values.number("lineDashPhase") ?? lineDashPhase
        strokeColor = values.color("strokeColor")?.cgColor ?? strokeColor
        fillColor = values.color("fillColor")?.cgColor ?? fillColor
    }
}

extension CAGradientLayer {
    fileprivate func showGradient(_ values: [String: LayerValue]) {
        if case .colors(let colors)? = values["colors"] { self.colors = colors.map { UIColor($0).cgColor } }
        if case .numbers(let places)? = values["locations"] {
            locations = places.map { NSNumber(value: Double($0)) }
        }
        if let point = values.numbers("startPoint", count: 2) { startPoint = CGPoint(x: point[0], y: point[1]) }
        if let point = values.numbers("endPoint", count: 2) { endPoint = CGPoint(x: point[0], y: point[1]) }
    }
}
