import OrielCore
import OrielTesting
import Testing

/// Tests of the markup of accessibility traits.
@MainActor
struct AccessibilityHTMLTests {
    @Test(arguments: [(false, "aria-pressed=\"false\""), (true, "aria-pressed=\"true\"")])
    func `a button that is a toggle says whether it is on`(isOn: Bool, attribute: String) {
        let host = ViewHost {
            Button("Like") {}.accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
        }

        #expect(host.html.contains(attribute))
        #expect(!host.html.contains("role=\"switch\""))
    }

    @Test(arguments: [(false, "aria-checked=\"false\""), (true, "aria-checked=\"true\"")])
    func `another view that is a toggle is a switch with its state`(isOn: Bool, attribute: String) {
        let host = ViewHost {
            Text("Like").accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
        }

        #expect(host.html.contains("role=\"switch\""))
        #expect(host.html.contains(attribute))
        #expect(!host.html.contains("aria-current"))
    }
}
