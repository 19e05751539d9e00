public import Foundation

/// Returns a point as "{1, 2}".
public func NSStringFromCGPoint(_ point: CGPoint) -> String { text(point.x, point.y) }

/// Returns a size as "{1, 2}".
public func NSStringFromCGSize(_ size: CGSize) -> String { text(size.width, size.height) }

/// Returns a vector as "{1, 2}".
public func NSStringFromCGVector(_ vector: CGVector) -> String { text(vector.dx, vector.dy) }

/// Returns a rectangle as "{{1, 2}, {3, 4}}".
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Writes all digits of both numbers, as Apple's functions do: 0.1 is "0.10000000000000001".
private func text(_ x: CGFloat, _ y: CGFloat) -> String { String(format: "{%.17g, %.17g}", Double(x), Double(y)) }
