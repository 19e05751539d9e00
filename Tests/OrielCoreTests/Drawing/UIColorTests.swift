import Foundation
import OrielUIKit
import Testing

@Suite struct UIColorTests {
    @Test func `components come back`() {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha)

        #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    }

    @Test(arguments: [0.0, 0.1, 0.35, 0.5, 0.75, 0.95])
    func `a hue goes through red, green and blue and back`(hue: Double) {
        var (hueOut, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 1)
            .getHue(&hueOut, saturation: &saturation, brightness: &brightness, alpha: nil)

        #expect(abs(hueOut - hue) < 1e-9)
        #expect(abs(saturation - 0.5) < 1e-9)
        #expect(abs(brightness - 0.8) < 1e-9)
    }

    @Test func `alpha is replaced, also in a dynamic colour`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)

        #expect(UIColor.black.withAlphaComponent(0.5) == UIColor(white: 0, alpha: 0.5))
        #expect(UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    }

    @Test func `equal colours are equal objects with equal hashes`() {
        #expect(UIColor.red.isEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.systemRed != UIColor.red)
    }

    @Test func `a colour literal is a colour`() {
        #expect(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1) == UIColor.orange)
    }

    @Test func `insets shrink a rectangle`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))

        #expect(inset == CGRect(x: 2, y: 1, width: 94, height: 46))
    }

    @Test func `raw values are those of Apple's SDK`() {
        #expect(UIKeyboardType.emailAddress.rawValue == 7)
        #expect(UIReturnKeyType.done.rawValue == 9)
        #expect(UITextAutocapitalizationType.sentences.rawValue == 2)
        #expect(UIRectCorner.bottomRight.rawValue == 8)
        #expect(UIKeyboardType.alphabet == .asciiCapable)
        #expect(UITextContentType.oneTimeCode.rawValue == "one-time-code")
    }
}
