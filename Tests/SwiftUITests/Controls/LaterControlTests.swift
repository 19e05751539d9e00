import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct LaterControlTests {
    @Test func `a button with a role alone has the label of the role`() async throws {
        let host = ViewHost { RoleButtons() }

        for (title, last) in [("Close", "close"), ("Done", "confirm"), ("Delete", "delete")] {
            try await host.tap(title)
            #expect(host.texts.contains("Last: \(last)"))
        }
    }

    @Test func `labels have images of asset catalogues`() {
        let texts = ViewHost { ImageLabels() }.texts

        let titles = ["Grow", "Shrink", "Sizes", "More sizes", "Size", "Current", "Group", "Other group"]
        for title in titles { #expect(texts.contains(title)) }
    }

    @Test func `a picker shows a value of several items`() {
        #expect(ViewHost { SharedValues() }.texts.contains("Sounds: 12"))
    }

    @Test func `titles can be resources`() {
        #expect(ViewHost { ResourceTitles() }.texts.filter { $0 == "Title" }.count > 10)
    }

    @Test func `titles of groups can be resources`() {
        let texts = ViewHost { ResourceGroups() }.texts

        #expect(texts.filter { $0 == "Title" }.count == 9)
        #expect(texts.contains("Open") && !texts.contains("Closed") && texts.contains("3"))
    }

    @Test func `forms have styles of the app`() {
        let texts = ViewHost { StyledForms() }.texts

        #expect(texts == ["Cards", "Name", "Titled", "Town", "Street"])
    }

    @Test func `date pickers have styles of the app`() async throws {
        let host = ViewHost { StyledDates() }
        #expect(host.texts.contains("from a date") && host.texts.contains("days"))

        try await host.tap("Next day")

        #expect(host.texts.contains("Seconds: 86,400"))
    }

    @Test func `fields of optional values have labels of any kind`() {
        #expect(ViewHost { OptionalNumberField(count: .constant(nil)) }.accessibilitySnapshot.contains("Count"))
        #expect(ViewHost { KeyForms() }.texts == ["Keys"])
    }
}
