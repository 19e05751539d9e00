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

    @Test func `the colours of the picture stand in for it`() {
        let url = URL(string: "/media/ada.webp")
        let host = ViewHost { AvatarView(name: "Ada Lovelace", url: url, tones: "ff000000ff000000ff", size: .large) }

        #expect(host.texts.isEmpty)
        let colors = [
            Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
        ]
        #expect(AvatarView.colors(of: "ff000000ff000000ff") == colors)
    }

    @Test(arguments: ["", "ff0000", "gg000000ff000000ff", "ff000000ff000000ff0", "ff000000ff000000f\u{E9}"])
    func `letters stand in for a picture whose colours are no colours`(tones: String) {
        let url = URL(string: "/media/ada.webp")
        let host = ViewHost { AvatarView(name: "Ada Lovelace", url: url, tones: tones, size: .large) }

        #expect(host.texts == ["AL"])
    }

    @Test func `colours of a picture that a person no longer has are not shown`() {
        let host = ViewHost { AvatarView(name: "Ada Lovelace", url: nil, tones: "ff000000ff000000ff", size: .large) }

        #expect(host.texts == ["AL"])
    }

    @Test func `a face is nothing to a screen reader`() {
        let host = ViewHost { AvatarView(name: "Ada Lovelace", url: nil, size: .large) }

        #expect(host.html.contains("aria-hidden=\"true\""))
    }
}
