import Foundation
import Testing

@testable import MomentCards

struct ClassicPoseTests {
    @Test func `a header that is not dragged lies flat`() {
        let pose = ClassicPose(drag: nil)

        #expect(pose.angle == 0 && pose.scale == 1 && pose.parallax == .zero)
    }

    @Test func `a drag turns it by 5 degrees about the direction of the drag, and makes it smaller`() {
        let pose = ClassicPose(drag: CGSize(width: 80, height: -40))

        #expect(pose.angle == 5)
        #expect(pose.axis == (80, -40, 0))
        #expect(pose.scale == 0.9)
    }

    @Test func `the picture moves by a twentieth of the drag`() {
        #expect(ClassicPose(drag: CGSize(width: 80, height: -40)).parallax == CGSize(width: 4, height: -2))
    }

    @Test func `a drag that is back at its start has no axis`() {
        let pose = ClassicPose(drag: .zero)

        #expect(pose.angle == 0 && pose.scale == 0.9)
        #expect(pose.axis == (0, 1, 0))
    }
}
