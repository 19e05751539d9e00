import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct UIKitServicesTests {
    @Test func `services work in a view without a browser`() async throws {
        let host = ViewHost { UIKitServices() }
        try await host.tap("Like")
        #expect(host.texts.contains("Like"))
    }

    @Test func `an app's delegate is launched before the body`() {
        #expect(ViewHost(app: ServicesApp.self).texts == ["launched"])
    }

    @Test func `a font of UIKit's is the same as SwiftUI's`() {
        #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .title)
        #expect(Font(UIFont.systemFont(ofSize: 20, weight: .semibold)) == .system(size: 20, weight: .semibold))
        #expect(Font(UIFont(name: "Inter", size: 12)!) == .custom("Inter", fixedSize: 12))
        let rounded = UIFont.boldSystemFont(ofSize: 12).fontDescriptor.withDesign(.rounded)!
        #expect(Font(UIFont(descriptor: rounded, size: 0)) == .system(size: 12, weight: .bold, design: .rounded))
        #expect(Font(UIFont.italicSystemFont(ofSize: 12)) == .system(size: 12, weight: .regular).italic())
    }

    @Test func `fonts have the system's metrics`() {
        let font = UIFont.preferredFont(forTextStyle: .body)
        #expect(font.pointSize == 17 && (20.2...20.4).contains(font.lineHeight))
        #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.01)
        #expect(font == UIFont.preferredFont(forTextStyle: .body) && font != font.withSize(18))
    }
}
