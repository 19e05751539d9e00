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

        #expect(html.contains(") drop-shadow(0 5px 8px #000)"))
        #expect(!html.contains("inset 1px"))
    }

    @Test func `a text drops its shadow, and a symbol's is a filter`() {
        let style = Color.red.shadow(.drop(color: .black, radius: 4, y: 5))
        #expect(html { Text("a").foregroundStyle(style) }.contains("text-shadow:0 5px 8px #000"))
        let symbol = html { Image(systemName: "heart").foregroundStyle(style) }
        #expect(symbol.contains("filter:drop-shadow(0 5px 8px #000)"))
        #expect(!symbol.contains("text-shadow"))
    }

    // MARK: - Shadows inside

    /// The steps of the filter for the shadow inside of `shadowed`, in order.
    private let steps = [
        "in=\"SourceAlpha\"", "stdDeviation=\"3\"", "dx=\"1\"", "dy=\"2\"", "flood-color:#fff", "operator=\"out\"",
        "operator=\"atop\"", "in2=\"SourceGraphic\"",
    ]

    /// Whether a node has the filter that the page defines, before the shadow below it.
    private func hasInnerShadow(_ html: String) -> Bool {
        guard let match = html.firstMatch(of: /filter:url\(#(i[0-9-]+)\) drop-shadow\(0 5px 8px #000\)/) else {
            return false
        }
        return html.contains("id=\"\(match.1)\"") && steps.allSatisfy { html.contains($0) }
    }

    @Test func `a path has its shadow inside as a filter`() {
        let shape = Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        #expect(hasInnerShadow(html { shape.fill(shadowed) }))
        #expect(hasInnerShadow(html { shape.stroke(shadowed, lineWidth: 5) }))
        #expect(hasInnerShadow(html { Circle().stroke(shadowed, lineWidth: 5) }))
        #expect(hasInnerShadow(html { Rectangle().stroke(shadowed, lineWidth: 5) }))
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .shadow(.inner(color: .white, radius: 3, x: 1, y: 2))
            .shadow(.drop(color: .black, radius: 4, y: 5))
        #expect(hasInnerShadow(html { shape.fill(gradient) }))
        #expect(hasInnerShadow(html { Rectangle().stroke(gradient, lineWidth: 5) }))
    }

    @Test func `a text has its shadow inside as a filter, and no background on the same node`() {
        #expect(hasInnerShadow(html { Text("a").foregroundStyle(shadowed) }))
        #expect(hasInnerShadow(html { Text("a \(Text("b").foregroundStyle(shadowed))") }))
        let text = html { Text("a").foregroundStyle(shadowed) }
        #expect(!text.contains("text-shadow"))
        let boxed = html { Text("a").foregroundStyle(shadowed).background(.blue) }
        #expect(count("div", in: boxed) > count("div", in: text))
    }

    @Test func `a symbol has its shadow inside as a filter`() {
        #expect(hasInnerShadow(html { Image(systemName: "heart").foregroundStyle(shadowed) }))
        #expect(hasInnerShadow(html { Image(systemName: "heart").resizable().foregroundStyle(shadowed) }))
    }

    @Test func `the first shadow inside is in front of the others`() throws {
        let style = Color.red.shadow(.inner(color: .white, radius: 1)).shadow(.inner(color: .black, radius: 2))
        let html = html { Text("a").foregroundStyle(style) }

        let back = try #require(html.firstRange(of: "stdDeviation=\"2\""))
        let front = try #require(html.firstRange(of: "stdDeviation=\"1\""))
        #expect(back.lowerBound < front.lowerBound)
        #expect(html.contains("in2=\"r0\""))
    }

    @Test func `rows with shadows inside have filters of their own`() {
        let html = html {
            VStack {
                ForEach(0..<3, id: \.self) { index in Text("Row \(index)").foregroundStyle(shadowed) }
            }
        }

        let names = html.matches(of: /url\(#(i[0-9]+)\)/).map { String($0.1) }
        #expect(names.count == 3)
        #expect(Set(names).count == 3)
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
    @Test func `fills and a line behind a view are on its node, the line as a shadow that takes no space`() {
        let html = html {
            Text(verbatim: "Card")
                .padding(12)
                .background {
                    RoundedRectangle(cornerRadius: 8)
                        .fill(.regularMaterial.shadow(.drop(color: .black, radius: 4)))
                        .fill(Color.red.opacity(0.5))
                        .strokeBorder(.green, lineWidth: 2)
                }
        }

        #expect(count("div", in: html) == 0)
        #expect(html.contains("backdrop-filter:var(--glass,blur(24px)"))
        #expect(html.contains("box-shadow:inset 0 0 0 2px "))
        #expect(html.contains(",0 0 8px #000"))
        #expect(!html.contains("border:2px solid"))
        #expect(html.contains("data-edge=\"line\""))
    }

    // A border is a line in forced colours by itself, and fills alone have none.
    @Test func `only a line that is a shadow has a word for forced colours`() throws {
        let shape = html { RoundedRectangle(cornerRadius: 8).fill(.red).strokeBorder(.green, lineWidth: 2) }
        let fills = html {
            Text(verbatim: "Card").background { RoundedRectangle(cornerRadius: 8).fill(.red).fill(.blue) }
        }

        #expect(shape.contains("border:2px solid") && !shape.contains("data-edge"))
        #expect(fills.contains("linear-gradient(") && !fills.contains("data-edge"))
        #expect(try Stylesheet.loadConditional().contains("[data-edge~=line]:not(:focus-visible) { outline:"))
    }

    @Test func `a material behind a view is on its node`() {
        let html = html { Text(verbatim: "Glass").padding(4).background(.thinMaterial, in: .capsule) }

        #expect(count("div", in: html) == 0)
        #expect(html.contains("backdrop-filter:var(--glass,blur(24px)"))
    }

    @Test func `a material has a node of its own behind content that mixes with what is behind it`() {
        let html = html {
            Text(verbatim: "Mixed").blendMode(.multiply).padding(4).background(.thinMaterial, in: .capsule)
        }

        #expect(count("div", in: html) > 0)
    }
}
