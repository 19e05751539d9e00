import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct AccessibilityFormsTests {
    @Test(arguments: [
        ("Activate", "default"), ("Escape", "escape"), ("Start or stop", "magic"), ("Archive", "archive"),
        ("Flag", "flag"),
        ("Snooze", "snooze"), ("Labelled", "labelled"), ("Reply", "reply"), ("Forward", "forward"),
        ("Cut out", "cut"), ("Pin", "pin"), ("Mark", "mark"),
    ])
    func `an action for assistive technology runs`(name: String, entry: String) async throws {
        let host = ViewHost { AccessibilityActionForms() }

        try await host.tap(name)

        #expect(host.texts.last == entry)
    }

    @Test func `actions of a category are a group with its name`() {
        let html = ViewHost { AccessibilityActionForms() }.html

        #expect(html.contains(#"role="group" aria-label="Edit""#))
        #expect(html.contains(#"role="group" aria-label="Lists""#))
        #expect(!html.contains(#"aria-label="default""#))
    }

    @Test func `descriptions are part of the page`() {
        let html = ViewHost { AccessibilityDescriptionForms() }.html

        // The star is no image any more, so that only the content of the pair has this role; the heading has its level, and
        // the slider stands for the circle.
        #expect(html.components(separatedBy: #"role="img""#).count == 2)
        #expect(html.contains(#"role="heading" aria-level="3">Chapter"#))
        #expect(html.contains(#"role="group"><span"#))
        #expect(html.contains("aria-labelledby"))
        #expect(html.contains(#"aria-label="High, Rating""#))
        #expect(html.contains(#"type="range" value="0.3" min="0" max="1" step="any" aria-label="Level""#))
    }

    @Test func `facts follow the hint, and children stand for a drawing`() {
        let html = ViewHost { AccessibilityContentForms() }.html

        #expect(
            html.contains(
                "aria-description=\"Opens the photo, \u{2060}Size: 3 MB, Camera: M6, Place: Rome, Year: 2024, Author: Ada\""
            )
        )
        #expect(html.contains("Slice of 40 percent"))
    }

    @Test func `a rotor is a group of links`() {
        let host = ViewHost { RotorForms() }

        #expect(host.issues.isEmpty)
        #expect(host.html.contains(#"role="group" aria-label="Flagged""#))
        #expect(host.html.contains(#"role="group" aria-label="Headings""#))
        #expect(host.html.contains(#"role="link""#))
    }

    @Test func `an entry prepares its view and moves the focus to it`() async throws {
        let host = ViewHost { RotorForms() }

        try await host.tap("Prepared")

        #expect(host.texts.contains("prepared"))
        // A part of a text is an entry for the view with the rotor.
        try await host.tap("All")
        try await host.tap("Two")
    }

    @Test func `announcements change nothing in the page`() async throws {
        let host = ViewHost { AnnouncementForms() }

        for name in ["Add", "Delete", "Next"] { try await host.tap(name) }

        #expect(host.texts == ["Add", "Delete", "Next", "moving"])
        #expect(AccessibilityOnly.chart(of: [1, 2]).series.first?.dataPoints.count == 2)
    }
}
