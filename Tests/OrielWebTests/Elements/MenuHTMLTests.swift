import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct MenuHTMLTests {
    @Test func `the button of a menu has the tint`() throws {
        let page = try ViewHost { Menu("Sort") { Button("Name") {} }.tint(.purple) }.standalonePage()

        #expect(page.contains("--tint:"))
    }

    @Test func `items have the colour of their role, whatever the look of the button`() {
        let host = ViewHost {
            Menu("Sort") {
                Button("Delete", role: .destructive) {}
            }
            .foregroundStyle(.green)
            .font(.title)
            .tint(.purple)
        }

        let item = host.html.components(separatedBy: "data-role=\"destructive\"")[1]
        #expect(item.hasPrefix(">Delete<"))
    }
}
