import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ControlLookTests {
    @Test func `a button changes its configuration with its state`() async throws {
        let button = makeFilterButton("New")
        let host = ViewHost { ShownControl(view: button) }
        #expect(host.texts.contains("Off"))

        try await host.tap("New")

        #expect(button.isSelected && host.texts.contains("On"))
        #expect(button.configuration?.background.backgroundColor == .systemBlue)
    }

    @Test func `a subclass changes its configuration`() {
        final class Plain: UIButton {
            var updates = 0
            override func updateConfiguration() { updates += 1 }
        }
        let button = Plain(type: .system)

        button.isEnabled = false
        button.isEnabled = false
        button.setNeedsUpdateConfiguration()

        #expect(button.updates == 2)
    }

    @Test func `a button has an image behind its title`() {
        let button = UIButton(type: .custom)
        let image = UIImage(systemName: "star")
        button.setTitle("Star", for: .normal)
        button.setBackgroundImage(image, for: .normal)
        button.setImage(image, for: .normal)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 30), forImageIn: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

        #expect(button.currentBackgroundImage == image && button.backgroundImage(for: .selected) == nil)
        #expect(button.currentPreferredSymbolConfiguration != nil)
        #expect(ViewHost { ShownControl(view: button) }.texts == ["Star"])
    }

    @Test func `segments run their actions`() async throws {
        var runs: [String] = []
        let control = makeSegments { runs.append($0) }
        control.accessibilityLabel = "Period"
        let host = ViewHost { ShownControl(view: control) }

        try await host.select("Week", in: "Period")
        #expect(runs == ["Week"] && control.selectedSegmentIndex == 1)

        control.isMomentary = true
        try await host.select("Day", in: "Period")
        #expect(runs == ["Week", "Day"] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `segments are found by their actions`() {
        let control = makeSegments { _ in }
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Week")) == 1)

        control.removeSegment(at: 0, animated: false)
        control.setAction(UIAction(title: "Month") { _ in }, forSegmentAt: 0)
        control.insertSegment(withTitle: "Year", at: 1, animated: false)

        #expect(control.titleForSegment(at: 0) == "Month" && control.actionForSegment(at: 0)?.title == "Month")
        #expect(control.actionForSegment(at: 1) == nil && control.numberOfSegments == 2)
        control.setImage(UIImage(systemName: "star"), forSegmentAt: 1)
        #expect(control.imageForSegment(at: 1) != nil && control.titleForSegment(at: 1) == nil)
    }

    @Test func `a colour well has a colour`() {
        let well = UIColorWell(frame: .zero)
        well.selectedColor = .systemRed
        well.supportsAlpha = false
        well.title = "Ink"

        #expect(ViewHost { ShownControl(view: well) }.issues.isEmpty && well.selectedColor == .systemRed)
    }

    @Test func `a date picker has a time zone of its own`() {
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(secondsFromGMT: 3600)
        picker.locale = Locale(identifier: "de")
        picker.calendar = Calendar(identifier: .gregorian)

        #expect(ViewHost { ShownControl(view: picker) }.issues.isEmpty && picker.timeZone?.secondsFromGMT() == 3600)
    }
}
