import CoreGraphics
import Testing

// A test with `import CoreGraphics` and `import Testing` alone; no file-level import may be added here.

@Suite struct CoreGraphicsTestingTests {
    @Test func `tests can use Core Graphics without SwiftUI`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 1, y: 2, width: 30, height: 40))

        #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 30, height: 40))
    }
}
