import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct SliderTickTests {
    @Test func `ticks inside of the bounds show their labels`() {
        let texts = ViewHost { SliderTickForms() }.texts

        for label in ["Normal", "Fast", "0", "4", "8", "half"] { #expect(texts.contains(label)) }
        #expect(!texts.contains("outside"))
        #expect(!ViewHost { SliderTickForms(showsMiddle: false) }.texts.contains("Fast"))
    }

    @Test func `a slider with ticks selects values between them`() async throws {
        let host = ViewHost { SliderTickForms() }

        try await host.set(0.73, slider: "Speed")

        #expect(host.texts.contains("speed 0.73 size 4 level 0.00"))
    }

    @Test func `a slider with ticks and a step selects steps`() async throws {
        let host = ViewHost { SliderTickForms() }

        try await host.set(6.9, slider: "Size")

        #expect(host.texts.contains("speed 1.00 size 6 level 0.00"))
        #expect(host.texts.contains("6 points"))
        #expect(host.texts.contains("resting"))
    }

    @Test func `a slider selects values in its enabled bounds only`() async throws {
        let host = ViewHost { SliderTickForms() }

        try await host.set(0.9, slider: "Balance")

        #expect(host.texts.contains("speed 1.00 size 4 level 0.50"))
    }
}
