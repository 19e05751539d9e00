import Foundation
import OrielCore
import OrielTesting
import OrielWeb
import Testing

@MainActor
@Suite struct ShapeHTMLTests {
    /// Returns the node of the first shape.
    private func shape(@ViewBuilder _ content: () -> some View) throws -> Markup {
        let document = WebDocument()
        let host = ViewHost(content: content)
        document.mount(host.elementTrees)
        var node = try #require(document.node(of: host.elementTrees[0].id))
        while node.kind != .shape { node = node.children[0] }
        return ShapeRenderer.box(of: node).markup
    }

    @Test func `a rounded rectangle is one node`() throws {
        let markup = try shape { RoundedRectangle(cornerRadius: 12).fill(.black) }

        #expect(markup.style[.background] == "#000")
        #expect(markup.style[.borderRadius] == "12px")
        #expect(markup.parts.isEmpty)
    }

    /// Returns the styles of a page.
    private func rules(@ViewBuilder _ content: () -> some View) -> String {
        let document = WebDocument()
        document.mount(ViewHost(content: content).elementTrees)
        return document.makePage().rules
    }

    @Test func `continuous corners are wider and have a shape of their own`() {
        let rules = rules { RoundedRectangle(cornerRadius: 12).fill(.black).frame(width: 100, height: 30) }

        #expect(rules.contains("border-radius:calc(12px*var(--smooth));corner-shape:\(SmoothCorners.shape)"))
    }

    @Test func `each corner of a rectangle is wider if there is room for both on a side`() {
        let top = rules {
            Color.red.frame(width: 100, height: 26)
                .clipShape(UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 10))
        }
        let sides = rules {
            Color.red.frame(width: 100, height: 26)
                .clipShape(UnevenRoundedRectangle(topLeadingRadius: 20, bottomLeadingRadius: 10))
        }

        #expect(top.contains("border-radius:calc(20px*var(--smooth)) calc(10px*var(--smooth)) 0 0"))
        #expect(sides.contains("border-radius:20px 0 0 10px"))
        #expect(!sides.contains("corner-shape"))
    }

    @Test func `corners are quarter circles where wider ones would overlap`() {
        let rules = rules {
            RoundedRectangle(cornerRadius: 12).fill(.black).frame(width: 100, height: 29)
            RoundedRectangle(cornerRadius: 12).fill(.black).frame(width: 29, height: 100)
            RoundedRectangle(cornerRadius: 50).fill(.black).frame(width: 100, height: 100)
        }

        #expect(rules.contains("border-radius:12px"))
        #expect(rules.contains("border-radius:50px"))
        #expect(!rules.contains("corner-shape"))
    }

    @Test func `circles, capsules and circular corners have no other shape`() {
        let rules = rules {
            Circle().fill(.black).frame(width: 100, height: 100)
            Capsule().fill(.black).frame(width: 100, height: 30)
            RoundedRectangle(cornerRadius: 12, style: .circular).fill(.black).frame(width: 100, height: 100)
            Color.red.frame(width: 100, height: 100).cornerRadius(12)
        }

        #expect(rules.contains("border-radius:12px"))
        #expect(!rules.contains("corner-shape"))
    }

    @Test func `the padding of a view leaves room for continuous corners`() {
        let padded = rules { Text("Hello").padding().background(Color.red, in: .rect(cornerRadius: 16)) }
        let narrow = rules { Text("Hello").padding(4).background(Color.red, in: .rect(cornerRadius: 16)) }
        let layer = rules { Text("Hello").background { RoundedRectangle(cornerRadius: 16).fill(.red).padding(1) } }

        #expect(padded.contains("border-radius:calc(16px*var(--smooth))"))
        #expect(narrow.contains("border-radius:16px"))
        #expect(!layer.contains("corner-shape"))
    }

    @Test func `a line around a shape of known size has continuous corners, too`() {
        let line = rules {
            RoundedRectangle(cornerRadius: 12).stroke(.black, lineWidth: 4).frame(width: 100, height: 40)
        }

        #expect(line.contains("border-radius:calc(14px*var(--smooth));corner-shape"))
    }

    @Test func `a circle is the largest in its box`() throws {
        let markup = try shape { Circle().fill(.black) }

        #expect(markup.style[.clipPath] == "circle(closest-side)")
        #expect(markup.parts.isEmpty)
    }

    @Test func `a line around a rectangle is a border, half of it outside`() throws {
        let part = try #require(
            try shape { RoundedRectangle(cornerRadius: 12).stroke(.black, lineWidth: 4) }.parts.first
        )

        #expect(part.style[.inset] == "-2px")
        #expect(part.style[.border] == "4px solid #000")
        #expect(part.style[.borderRadius] == "14px")
    }

    @Test func `a border inside keeps the corners of the shape`() throws {
        let markup = try shape { RoundedRectangle(cornerRadius: 12).strokeBorder(.black, lineWidth: 4) }

        #expect(markup.style[.border] == "4px solid #000")
        #expect(markup.style[.borderRadius] == "12px")
        #expect(markup.parts.isEmpty)
    }

    @Test func `a part of a circle is one dash on a line of length 1`() throws {
        let svg = try #require(
            try shape { Circle().trim(from: 0.25, to: 0.75).stroke(.black, lineWidth: 8) }.parts.first
        )

        let circle = svg.parts[0]
        #expect(circle.tag == .circle)
        #expect(circle[.pathLength] == "1")
        #expect(circle.inline.css == "stroke-dasharray:0.5 2;stroke-dashoffset:-0.25")
        #expect(circle.style[.r] == "50cqmin")
    }

    @Test func `a path for boxes of any size is stretched`() throws {
        let svg = try #require(try shape { Diamond().fill(.black) }.parts.first)

        #expect(svg[.viewBox] == "0 0 100 100")
        #expect(svg[.preserveAspectRatio] == "none")
        #expect(svg.parts[0][.d] == "M50 0L100 50L50 100L0 50Z")
    }

    @Test func `gradients SVG does not have are seen through a mask`() throws {
        let svg = try #require(
            try shape {
                Circle().stroke(AngularGradient(colors: [.black, .white], center: .center), lineWidth: 4)
            }
            .parts.first
        )

        #expect(svg.parts.map(\.tag) == [.mask, .foreignObject])
        #expect(svg.parts[1][.mask] == "url(#\(svg.parts[0][.id] ?? ""))")
    }

    @Test func `a value that changes is changed in place`() async throws {
        let host = ViewHost { Ring() }
        _ = host.html
        let before = host.nodeCount
        _ = host.wireBytes

        try await host.tap("more")

        #expect(host.wireBytes < 60)
        let fresh = WebDocument()
        fresh.mount(host.elementTrees)
        #expect(host.html == fresh.html)
        #expect(host.nodeCount == before)
    }

    @Test(arguments: [
        (ShapeOutline.circle, "circle(closest-side)"),
        (.ellipse, "ellipse(50% 50%)"),
        (.inset(.roundedRectangle(CGSize(width: 8, height: 8), .continuous), by: 3), "inset(3px round 5px)"),
    ])
    func `content is cut along a path of CSS`(outline: ShapeOutline, expected: String) {
        guard case .path(let path) = ShapeClip(outline) else {
            Issue.record("There should be a path.")
            return
        }
        #expect(path == expected)
    }

    @Test func `content is cut at a box where that is enough`() {
        guard case .corners(let radius, _) = ShapeClip(.capsule(.continuous)) else {
            Issue.record("There should be corners.")
            return
        }
        #expect(radius == "9999px")
    }
}

extension ViewHost {
    fileprivate var nodeCount: Int { html.split(separator: "<").filter { !$0.hasPrefix("/") }.count }
}

private struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
                CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
            ])
            path.closeSubpath()
        }
    }
}

private struct Ring: View {
    @State private var value = 0.25

    var body: some View {
        Button("more") { value += 0.25 }
        Circle().trim(from: 0, to: value).stroke(.black, style: StrokeStyle(lineWidth: 8, lineCap: .round))
    }
}
