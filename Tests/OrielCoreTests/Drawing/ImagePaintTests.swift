import Foundation
import Testing

@testable import OrielCore

struct ImagePaintTests {
    @Test func `a paint is resolved where it is used`() {
        let paint = ImagePaint(image: Image("a"), scale: 2)
        let same = paint._resolve(in: _ShapeStyleContext())
        let other = ImagePaint(image: Image("a"), scale: 3)._resolve(in: _ShapeStyleContext())

        #expect(paint.sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(same == ImagePaint(image: Image("a"), scale: 2)._resolve(in: _ShapeStyleContext()))
        #expect(same != other)
    }
}
