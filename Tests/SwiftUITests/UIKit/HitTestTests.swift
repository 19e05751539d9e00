import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite struct HitTestTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    private let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))

    init() {
        root.addSubview(back)
        root.addSubview(front)
    }

    @Test func `the frontmost view is found`() {
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
    }

    @Test func `views that cannot be used are passed over`() {
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)

        front.isUserInteractionEnabled = true
        front.isHidden = true
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)

        front.isHidden = false
        front.alpha = 0
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
    }

    @Test func `a view can be larger for touches than it is`() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        let wide = Wide(frame: CGRect(x: 80, y: 0, width: 10, height: 10))
        root.addSubview(wide)

        #expect(root.hitTest(CGPoint(x: 75, y: 15), with: nil) === wide)
        #expect(!root.point(inside: CGPoint(x: -1, y: 0), with: nil))
    }

    @Test func `layers find points and convert them`() {
        let badge = CALayer()
        badge.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        back.layer.addSublayer(badge)

        #expect(root.layer.hitTest(CGPoint(x: 16, y: 16)) === badge)
        #expect(root.layer.hitTest(CGPoint(x: 40, y: 40)) === front.layer)
        #expect(root.layer.hitTest(CGPoint(x: 200, y: 0)) == nil)
        #expect(badge.contains(CGPoint(x: 9, y: 9)))
        #expect(badge.convert(CGPoint(x: 1, y: 2), to: front.layer) == CGPoint(x: -14, y: -13))
        #expect(badge.convert(CGPoint(x: 1, y: 2), from: root.layer) == CGPoint(x: -14, y: -13))
        #expect(badge.convert(badge.bounds, to: root.layer) == CGRect(x: 15, y: 15, width: 10, height: 10))
        #expect(root.layer.convert(badge.bounds, to: badge).origin == CGPoint(x: -15, y: -15))
    }
}
