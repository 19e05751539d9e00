import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
@Suite struct SliderHTMLTests {
    private func page(_ host: ViewHost) -> (html: String, rules: String) {
        let document = WebDocument()
        document.mount(host.elementTrees)
        let page = document.makePage()
        return (document.html, page.rules)
    }

    @Test func `ticks have their place on the line`() {
        let page = page(
            ViewHost {
                Slider(value: .constant(0), in: -1...3) {
                    Text("Level")
                } ticks: {
                    SliderTick(0)
                }
            }
        )

        #expect(page.html.contains(#"data-role="ticks""#))
        #expect(page.html.contains(#"data-role="tick""#))
        #expect(page.rules.contains("--value:0.25"))
    }

    @Test func `a slider without ticks has none of their parts`() {
        let html = ViewHost { Slider(value: .constant(0.5)) }.html

        #expect(!html.contains("tick"))
        #expect(!html.contains("data-watch"))
    }

    @Test func `the filled part begins at a neutral value inside of the bounds`() {
        let html = ViewHost {
            Slider(value: .constant(0.5), in: -1...1, neutralValue: 0) { Text("Balance") }
        }
        let outside = ViewHost {
            Slider(value: .constant(0.5), in: -1...1, neutralValue: 2) { Text("Balance") }
        }

        #expect(page(html).html.contains(#"style="--value:0.75""#))
        #expect(page(html).rules.contains("--neutral:0.5"))
        #expect(!page(outside).html.contains("neutral"))
    }

    @Test func `the label of the value is read for it`() {
        let html = ViewHost {
            Slider(value: .constant(0.5)) {
                Text("Volume")
            } currentValueLabel: {
                Text("half")
            }
        }
        .html

        #expect(html.contains(#"aria-label="Volume""#))
        #expect(html.contains(#"aria-valuetext="half""#))
    }

    @Test func `a slider without a thumb says so`() {
        let slider = Slider(value: .constant(0.5))

        #expect(ViewHost { slider.sliderThumbVisibility(.hidden) }.html.contains("thumbless"))
        #expect(!ViewHost { slider.sliderThumbVisibility(.visible) }.html.contains("thumbless"))
    }
}
