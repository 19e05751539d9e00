import Foundation
import OrielFoundation
import Testing

struct GeometryTests {
    @Test func `makes values by functions`() {
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
        #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
    }

    @Test func `writes values as Apple does`() {
        #expect(NSStringFromCGRect(CGRectMake(1, 2.5, 0.1, -4)) == "{{1, 2.5}, {0.10000000000000001, -4}}")
        #expect(NSStringFromCGSize(.zero) == "{0, 0}")
        #expect(NSStringFromCGPoint(CGPoint(x: 1, y: 2)) == "{1, 2}")
        #expect(NSStringFromCGVector(CGVector(dx: 1, dy: 2)) == "{1, 2}")
    }

    @Test func `a vector is encoded as two numbers`() throws {
        let data = try JSONEncoder().encode(CGVector(dx: 1, dy: 2))

        #expect(String(decoding: data, as: UTF8.self) == "[1,2]")
        #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 1, dy: 2))
    }
}
