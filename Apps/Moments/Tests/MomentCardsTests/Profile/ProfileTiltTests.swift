import Foundation
import Testing

@testable import MomentCards

struct ProfileTiltTests {
    @Test func `a card nobody drags lies flat`() {
        let tilt = ProfileTilt(drag: .zero)

        #expect(tilt.pitch == 0 && tilt.yaw == 0 && tilt.scale == 1)
        #expect(tilt.offset(depth: 1) == .zero)
    }

    @Test func `it leans towards the finger and becomes smaller`() {
        let tilt = ProfileTilt(drag: CGSize(width: 40, height: 40))

        #expect(tilt.yaw > 0 && tilt.pitch < 0 && tilt.scale < 1)
        #expect(tilt.offset(depth: 0.2).width > tilt.offset(depth: 0.1).width)
        #expect(tilt.offset(depth: -0.1).width < 0)
    }

    @Test func `however far the finger goes, it does not turn over`() {
        let tilt = ProfileTilt(drag: CGSize(width: 10_000, height: -10_000))

        #expect(abs(tilt.yaw) <= 12 && abs(tilt.pitch) <= 12)
        #expect(tilt.offset(depth: 1).width <= 120)
    }
}
