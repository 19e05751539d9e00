import OrielTesting
import SwiftUI
import Testing

@testable import DesignKit

@MainActor
struct AvatarShapeTests {
    @Test(arguments: [(AvatarShape.circle, "22"), (.square, "16.5")])
    func `an avatar has the shape of the environment`(shape: AvatarShape, radius: String) {
        let host = ViewHost {
            AvatarView(name: "Ada Lovelace", url: nil, size: .large).environment(\.avatarShape, shape)
        }

        #expect(host.outline.contains("shape: roundedRectangle \(radius)\n"))
    }

    @Test func `the corners of a frame are around those of the avatar`() {
        #expect(AvatarShape.square.outline(80).cornerSize == CGSize(width: 30, height: 30))
        #expect(AvatarShape.square.outline(80, frame: 4).cornerSize == CGSize(width: 34, height: 34))
        #expect(AvatarShape.circle.outline(80, frame: 4).cornerSize == CGSize(width: 44, height: 44))
    }
}
