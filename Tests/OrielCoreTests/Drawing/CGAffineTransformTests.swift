import Foundation
import OrielCore
import Testing

private func isNear(_ lhs: CGPoint, _ rhs: CGPoint) -> Bool {
    abs(lhs.x - rhs.x) < 1e-9 && abs(lhs.y - rhs.y) < 1e-9
}

@Suite struct CGAffineTransformTests {
    private let point = CGPoint(x: 3, y: 4)

    @Test func `the basic transforms move, scale and turn`() {
        #expect(point.applying(.identity) == point)
        #expect(point.applying(CGAffineTransform(translationX: 1, y: -1)) == CGPoint(x: 4, y: 3))
        #expect(point.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 6, y: 12))
        #expect(isNear(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: -4, y: 3)))
    }

    @Test func `concatenating applies the receiver first`() {
        let transform = CGAffineTransform(translationX: 1, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))

        #expect(point.applying(transform) == CGPoint(x: 8, y: 8))
    }

    @Test func `the short forms apply before what is there`() {
        let scale = CGAffineTransform(scaleX: 2, y: 2)

        #expect(point.applying(scale.translatedBy(x: 1, y: 0)) == CGPoint(x: 8, y: 8))
        #expect(scale.scaledBy(x: 2, y: 1) == CGAffineTransform(scaleX: 4, y: 2))
        #expect(isNear(point.applying(scale.rotated(by: .pi)), CGPoint(x: -6, y: -8)))
    }

    @Test func `the inverse leads back`() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)

        #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
        #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
        #expect(CGAffineTransform().isIdentity)
    }

    @Test func `a turned rectangle is boxed, a size is not moved`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))

        #expect(isNear(turned.origin, CGPoint(x: -20, y: 0)))
        #expect(abs(turned.size.width - 20) < 1e-9)
        #expect(
            CGSize(width: 1, height: 2).applying(CGAffineTransform(2, 0, 0, 3, 9, 9)) == CGSize(width: 2, height: 6)
        )
    }
}
