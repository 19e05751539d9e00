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
        guard case .corners(let radius) = ShapeClip(.capsule(.continuous)) else {
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
