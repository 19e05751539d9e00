import Foundation
import OrielUIKit

// The values of properties that animations can change, and their effect on what is drawn.

extension CALayer {
    /// The value of a property of the layer itself; nil for one that cannot be animated.
    func value(ofProperty keyPath: String) -> LayerValue? {
        switch keyPath {
        case "opacity": return LayerValue(CGFloat(opacity))
        case "cornerRadius": return LayerValue(cornerRadius)
        case "borderWidth": return LayerValue(borderWidth)
        case "borderColor": return LayerValue(borderColor?.uiColor)
        case "backgroundColor": return LayerValue(backgroundColor?.uiColor)
        case "shadowColor": return LayerValue(shadowColor?.uiColor)
        case "shadowOpacity": return LayerValue(CGFloat(shadowOpacity))
        case "shadowRadius": return LayerValue(shadowRadius)
        case "shadowOffset": return .numbers([shadowOffset.width, shadowOffset.height])
        case "position": return .numbers([position.x, position.y])
        case "position.x": return LayerValue(position.x)
        case "position.y": return LayerValue(position.y)
        case "bounds": return .numbers([bounds.minX, bounds.minY, bounds.width, bounds.height])
        case "bounds.size": return .numbers([bounds.width, bounds.height])
        case "bounds.size.width": return LayerValue(bounds.width)
        case "bounds.size.height": return LayerValue(bounds.height)
        case let path where path.hasPrefix("transform"): return transformParts.value(ofPart: path)
        default:
            return (self as? CAShapeLayer)?.shapeValue(keyPath) ?? (self as? CAGradientLayer)?.gradientValue(keyPath)
        }
    }

    fileprivate var transformParts: LayerTransform { LayerTransform(transform.planeValues) }

    /// The values of the animated properties at a time. If two animations change one, the later one is seen.
    func animatedValues(at time: TimeInterval) -> [String: LayerValue] {
        var values: [String: LayerValue] = [:]
        for running in animations {
            let animation = running.animation
            // One that begins when the layer is drawn next already shows its first value.
            let start = running.start ?? (animation.beginTime > 0 ? animation.beginTime : time)
            animation.addValues(to: &values, of: self, at: time - start, in: animation.duration)
        }
        return values
    }

    /// The transform with the animated parts.
    func animatedTransform(_ values: [String: LayerValue]) -> LayerTransform {
        var parts = transformParts
        // The whole first: parts change what it says.
        for (keyPath, value) in values.sorted(by: { $0.key < $1.key }) where keyPath.hasPrefix("transform") {
            parts.set(value, part: keyPath)
        }
        return parts
    }

    /// The transform with the animated parts, and the distance from the position of the layer to the animated one: a, b,
    /// c, d, tx, ty. Nil if the layer is drawn at its place.
    func drawnTransform(_ values: [String: LayerValue]) -> [CGFloat]? {
        var parts = animatedTransform(values)
        let place = position
        switch values["position"] {
        case .numbers(let numbers)? where numbers.count == 2:
            parts.x += numbers[0] - place.x
            parts.y += numbers[1] - place.y
        default: break
        }
        if let x = values.number("position.x") { parts.x += x - place.x }
        if let y = values.number("position.y") { parts.y += y - place.y }
        return hasMoved || parts.numbers != LayerTransform(nil).numbers ? parts.values : nil
    }
}

extension LayerTransform {
    fileprivate func value(ofPart keyPath: String) -> LayerValue? {
        switch keyPath {
        case "transform": .numbers(numbers)
        case "transform.scale", "transform.scale.x": LayerValue(scaleX)
        case "transform.scale.y": LayerValue(scaleY)
        case "transform.rotation", "transform.rotation.z": LayerValue(rotation)
        case "transform.translation": .numbers([x, y])
        case "transform.translation.x": LayerValue(x)
        case "transform.translation.y": LayerValue(y)
        default: nil
        }
    }

    fileprivate mutating func set(_ value: LayerValue, part keyPath: String) {
        guard case .numbers(let numbers) = value, let number = numbers.first else { return }
        switch keyPath {
        case "transform" where numbers.count == 5: self = LayerTransform(numbers: numbers)
        case "transform.scale": (scaleX, scaleY) = (number, number)
        case "transform.scale.x": scaleX = number
        case "transform.scale.y": scaleY = number
        case "transform.rotation", "transform.rotation.z": rotation = number
        case "transform.translation" where numbers.count == 2: (x, y) = (numbers[0], numbers[1])
        case "transform.translation.x": x = number
        case "transform.translation.y": y = number
        default: break
        }
    }
}

extension CAShapeLayer {
    fileprivate func shapeValue(_ keyPath: String) -> LayerValue? {
        switch keyPath {
        case "path": .path(path?.path ?? Path())
        case "strokeStart": LayerValue(strokeStart)
        case "strokeEnd": LayerValue(strokeEnd)
        case "strokeColor": LayerValue(strokeColor?.uiColor)
        case "fillColor": LayerValue(fillColor?.uiColor)
        case "lineWidth": LayerValue(lineWidth)
        case "lineDashPhase": LayerValue(lineDashPhase)
        default: nil
        }
    }
}

extension CAGradientLayer {
    fileprivate func gradientValue(_ keyPath: String) -> LayerValue? {
        switch keyPath {
        case "colors": .colors(stops.map { $0.color.components(with: .ofPage) })
        case "locations": .numbers(stops.map(\.location))
        case "startPoint": .numbers([startPoint.x, startPoint.y])
        case "endPoint": .numbers([endPoint.x, endPoint.y])
        default: nil
        }
    }
}

extension [String: LayerValue] {
    func number(_ keyPath: String) -> CGFloat? {
        if case .numbers(let numbers)? = self[keyPath], numbers.count == 1 { numbers[0] } else { nil }
    }

    func numbers(_ keyPath: String, count: Int) -> [CGFloat]? {
        if case .numbers(let numbers)? = self[keyPath], numbers.count == count { numbers } else { nil }
    }

    func color(_ keyPath: String) -> UIColor? {
        if case .colors(let colors)? = self[keyPath], let color = colors.first { UIColor(color) } else { nil }
    }
}
