import OrielTesting
import SwiftUI
import Testing

@testable import DesignKit

@MainActor
struct AvatarViewTests {
    @Test func `letters stand in until there is a picture`() {
        let host = ViewHost { AvatarView(name: "Ada Lovelace", url: nil, size: .large) }

        #expect(host.texts == ["AL"])
        #expect(!host.html.contains("<img"))
    }

    @Test func `the browser is asked for the picture`() {
        let host = ViewHost { AvatarView(name: "Ada Lovelace", url: URL(string: "/media/ada.webp"), size: .large) }

        #expect(host.html.contains("/media/ada.webp"))
    }

    @Test func `a face is nothing to a screen reader`() {
        let host = ViewHost { AvatarView(name: "Ada Lovelace", url: nil, size: .large) }

        #expect(host.html.contains("aria-hidden=\"true\""))
    }
}
