import CoreGraphics
import OrielTesting
import SwiftUI
import Testing

/// Buttons that open help, and colours of Core Graphics.
private struct HelpForms: View {
    @State private var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let note: (String) -> Void

    var body: some View {
        HelpLink { note("action") }
        HelpLink(destination: URL(string: "https://oriel.example/help")!)
        ColorPicker("Key", selection: $color)
        ColorPicker("Title" as String, selection: $color, supportsOpacity: false)
        ColorPicker(selection: $color) { Text("Label") }
    }
}

@MainActor
@Suite struct HelpLinkTests {
    @MainActor private final class Log {
        var notes: [String] = []
    }

    @Test func `a help link runs its action or opens its page`() async throws {
        let log = Log()
        let host = ViewHost {
            HelpForms { log.notes.append($0) }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        log.notes.append(url.path)
                        return .handled
                    }
                )
        }

        let links = host.elements(.button, named: "Help")
        try #require(links.count == 2)
        for link in links { try await host.tap(link) }

        #expect(log.notes == ["action", "/help"])
    }

    @Test func `a colour of Core Graphics is chosen`() throws {
        let host = ViewHost { HelpForms { _ in } }

        for name in ["Key", "Title", "Label"] { #expect(try host.value(of: name) == "#ff0000") }
    }
}
