import Foundation
import OrielCore
import OrielTesting
import OrielWeb
import Testing

@MainActor
@Suite struct ShadowStyleTests {
    private var shadowed: some ShapeStyle {
        Color.red
            .shadow(.inner(color: .white, radius: 3, x: 1, y: 2))
            .shadow(.drop(color: .black, radius: 4, y: 5))
    }

    /// Returns the rules and the elements of a page.
    private func html(@ViewBuilder _ content: () -> some View) -> String {
        let document = WebDocument()
        document.mount(ViewHost(content: content).elementTrees)
        let page = document.makePage()
        return page.rules + page.body
    }

    /// The number of elements with an end tag or without.
    private func count(_ tag: String, in html: String) -> Int { html.components(separatedBy: "<\(tag)").count - 1 }

    @Test func `a rectangle has the shadows of its style on its own node, the first in front`() {
        let html = html { RoundedRectangle(cornerRadius: 8).fill(shadowed) }

        #expect(html.contains("box-shadow:inset 1px 2px 6px #fff,0 5px 8px #000"))
        #expect(count("div", in: html) == 1)
    }

    @Test func `a background with a shadow is drawn by the node of its view`() {
        let html = html { Text("a").padding().background(shadowed, in: .capsule) }

        #expect(html.contains("box-shadow:inset 1px 2px 6px #fff,0 5px 8px #000"))
        #expect(count("div", in: html) + count("span", in: html) == 1)
    }

    @Test func `a clip around a background without a form cuts its shadow`() {
        let html = html { Text("a").background(shadowed).clipShape(.rect(cornerRadius: 4)) }

        #expect(count("div", in: html) + count("span", in: html) > 1)
    }

    @Test func `a clip around a shape cuts its shadow`() {
        let fill = html { Rectangle().fill(shadowed).clipShape(.rect(cornerRadius: 4)) }
        let layers = html { Rectangle().fill(shadowed).fill(Color.blue.opacity(0.5)).clipShape(.rect(cornerRadius: 4)) }

        #expect(count("div", in: fill) > 1)
        #expect(count("div", in: layers) > 1)
    }

    @Test func `a circle with shadows is a box with round corners`() {
        let html = html { Circle().fill(shadowed) }

        #expect(html.contains("width:calc(2*50cqmin)"))
        #expect(html.contains("border-radius:50%"))
        #expect(!html.contains("clip-path"))
    }

    @Test func `a path drops its shadow outside of what is cut along it`() {
        let html = html { Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9)) }.fill(shadowed) }

        #expect(html.contains("filter:drop-shadow(0 5px 8px #000)"))
        #expect(!html.contains("inset 1px"))
    }

    @Test func `a text drops its shadow, and a symbol's is a filter`() {
        #expect(html { Text("a").foregroundStyle(shadowed) }.contains("text-shadow:0 5px 8px #000"))
        let symbol = html { Image(systemName: "heart").foregroundStyle(shadowed) }
        #expect(symbol.contains("filter:drop-shadow(0 5px 8px #000)"))
        #expect(!symbol.contains("text-shadow"))
    }

    @Test func `opacity applies to the shadows, too`() {
        let html = html { Rectangle().fill(shadowed.opacity(0.5)) }

        #expect(html.contains("0 5px 8px color-mix(in srgb,#000 50%,#0000)"))
    }

    @Test func `the current style takes a shadow`() {
        let html = html {
            Rectangle().fill(.shadow(.drop(color: .black, radius: 1))).foregroundStyle(.blue)
        }

        #expect(html.contains("box-shadow:0 0 2px #000"))
    }

    // MARK: - Layers of one rectangle

    @Test func `fills and a line of one rectangle are one node`() {
        let html = html {
            RoundedRectangle(cornerRadius: 8)
                .fill(.regularMaterial.shadow(.drop(color: .black, radius: 4)))
                .fill(Color.red.opacity(0.5))
                .strokeBorder(.green, lineWidth: 2)
        }

        #expect(count("div", in: html) == 1)
        #expect(html.contains(" 0 0),light-dark(color-mix(in srgb,#f7f7f7 var(--solid,72%),#0000),"))
        #expect(html.contains("backdrop-filter:var(--glass,blur(24px)"))
        #expect(html.contains("box-shadow:0 0 8px #000"))
        #expect(html.contains("border:2px solid"))
    }

    @Test func `a material in front of a fill needs a node of its own`() {
        let html = html { RoundedRectangle(cornerRadius: 8).fill(.red).fill(.regularMaterial) }

        #expect(count("div", in: html) == 3)
    }
}
