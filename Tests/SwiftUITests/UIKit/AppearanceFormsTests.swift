import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct AppearanceFormsTests {
    @Test func `the look of controls is that of their appearance`() throws {
        let html = try ViewHost { StyledControls() }.standalonePage()

        #expect(html.contains(#"data-kind="dots""#) && html.contains("--selected:"))
        #expect(html.contains("#0000ff") && html.contains("--selected-text:#ffffff"))
        #expect(html.contains("#ff00ff"), "of the switch")
        #expect(html.contains("#00ffff"), "of the slider")
    }

    @Test func `an appearance belongs to the page whose code sets it`() throws {
        _ = ViewHost { StyledControls() }

        #expect(try !ViewHost { Toggle("On", isOn: .constant(true)) }.standalonePage().contains("#ff00ff"))
    }

    @Test func `bars have the colours that older properties set`() throws {
        let host = ViewHost { StyledBars() }

        #expect(try host.standalonePage().contains("--tint:#00ff00"))
        #expect(host.html.contains(#"data-kind="tabbar" data-state="clear""#))
        #expect(host.texts.contains("Page"))
    }

    @Test func `the buttons of a bar have the colour of their appearance`() throws {
        struct Page: View {
            init() { _ = makeBarAppearance() }

            var body: some View { NavigationStack { Text("Page").navigationTitle("Title") } }
        }

        #expect(try ViewHost { Page() }.standalonePage().contains("--tint:#800080"))
    }

    @Test func `views, bars and their buttons have a look for all of them`() {
        let objects: [Any] = [UIView(), UINavigationBar.appearance(), UIBarButtonItem()]
        #expect(objects.allSatisfy { $0 is any UIAppearance })
        #expect(!(UIColor.red as Any is any UIAppearance))
    }
}
