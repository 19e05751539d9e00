import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct LaterModifiersTests {
    @Test func `symbols have the effects and the modes of later systems`() {
        #expect(ViewHost { LaterSymbols() }.texts.filter { ["Fan", "Drawn", "Magic"].contains($0) }.count == 3)
    }

    @Test func `descriptions can be turned off`() {
        let enabled = ViewHost { DescribedViews() }
        let disabled = ViewHost { DescribedViews(isEnabled: false) }

        #expect(enabled.html.contains(#"data-testid="described""#) && enabled.html.contains(#"aria-label="Label""#))
        #expect(!disabled.html.contains("data-testid") && !disabled.html.contains(#"aria-label="Label""#))
    }

    @Test func `tasks with names run`() async throws {
        let host = ViewHost { NamedWork() }

        try await host.wait(
            until: { host.texts == ["first, second 0"] || host.texts == ["second 0, first"] },
            within: patience
        )
    }

    @Test func `layouts of later systems show their content`() {
        let texts = ViewHost { LaterLayouts() }.texts

        for text in ["Left", "Right", "Above", "Below", "Lists", "Row", "New List", "Drop", "Gradient", "3"] {
            #expect(texts.contains(text), "\(text)")
        }
        let list = texts.drop { $0 != "Lists" }
        #expect(Array(list.prefix(3)) == ["Lists", "Row", "New List"])
    }

    @Test func `values that browsers do not report are those of a plain device`() {
        let host = ViewHost {
            DeviceReading()
                .environment(\.isLuminanceReduced, true)
                .environment(\.buttonSizing, .flexible)
                .labelsHidden()
        }

        #expect(host.texts == ["Flags: 1", "no labels", "plain", "same", "places"])
    }

    @Test func `colours convert to and from those of layers`() {
        #expect(LaterColors.toLayer?.components == [1, 0, 0, 1])
        #expect(LaterColors.dynamic == nil)
        #expect(LaterColors.resolved(Color(red: 0, green: 1, blue: 0)).components == [0, 1, 0, 1])
        #expect(LaterColors.fromLayer == Color(uiColor: .red) || LaterColors.fromLayer.cgColor != nil)
    }
}
