import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct ShapeViewTests {
    @Test func `a shape is filled with the foreground style`() throws {
        let host = ViewHost { Circle().foregroundStyle(.red) }

        #expect(try host.layers() == [_ShapeLayer(outline: .circle, style: _ResolvedShapeStyle(.color(.red)))])
    }

    @Test func `each fill and stroke is drawn in front of those before`() throws {
        let host = ViewHost { RoundedRectangle(cornerRadius: 8).fill(.red).strokeBorder(.blue, lineWidth: 2) }

        let layers = try host.layers()

        let corner = ShapeOutline.roundedRectangle(CGSize(width: 8, height: 8), .continuous)
        #expect(layers.map(\.outline) == [corner, .stroked(.inset(corner, by: 1), StrokeStyle(lineWidth: 2))])
        #expect(layers.map(\.style.value) == [.color(.red), .color(.blue)])
    }

    @Test func `the modifiers of a shape are part of its outline`() throws {
        let host = ViewHost { Circle().trim(from: 0, to: 0.5).rotation(.degrees(90)).stroke(.red, lineWidth: 3) }

        #expect(
            try host.layers()[0].outline
                == .stroked(
                    .rotated(.trimmed(.circle, from: 0, to: 0.5), .degrees(90), anchor: .center),
                    StrokeStyle(lineWidth: 3)
                )
        )
    }

    @Test func `the browser moves the ends of a ring by itself`() async throws {
        struct Growing: View {
            @State private var end = 0.25

            var body: some View {
                Button("Grow") { withAnimation(.linear(duration: 1)) { end = 0.75 } }
                Circle().trim(from: 0, to: end).rotation(.degrees(-90)).stroke(.red, lineWidth: 3)
            }
        }
        let host = ViewHost { Growing() }
        _ = host.drainPatches()

        try await host.tap("Grow")

        let patches = host.drainPatches()
        #expect(patches.count == 1)
        #expect(patches.first?.animation == .linear(duration: 1))
    }

    @Test func `a level of the hierarchy is resolved where the shape stands`() throws {
        let host = ViewHost { Capsule().fill(.secondary).foregroundStyle(.red, .green) }

        #expect(try host.layers()[0].style.value == .color(.green))
    }

    @Test func `a path of fixed fractions needs no size`() throws {
        let host = ViewHost { Triangle() }

        #expect(host.elementTrees[0].element.events.isEmpty)
        guard case .path(let drawn) = try host.layers()[0].outline else { throw Unexpected() }
        #expect(drawn.isScalable)
        #expect(drawn.path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func `a path with fixed measures is drawn again for the size of its box`() async throws {
        let host = ViewHost { Tab().accessibilityLabel("tab") }
        #expect(try host.drawnPath().size == CGSize(width: 100, height: 100))

        try await host.resize("tab", to: CGSize(width: 300, height: 40))

        #expect(try host.drawnPath().path.boundingRect == CGRect(x: 12, y: 0, width: 276, height: 40))
        #expect(host.drainPatches().count == 1)
        try await host.resize("tab", to: CGSize(width: 300, height: 40))
        #expect(host.drainPatches().isEmpty)
    }

    @Test func `a path as a shape stays where it was drawn`() throws {
        let path = Path(CGRect(x: 3, y: 4, width: 10, height: 20))
        let host = ViewHost { path.fill(.red) }

        let outline = try host.layers()[0].outline

        #expect(outline.path(in: CGRect(x: 0, y: 0, width: 500, height: 500)) == path)
        #expect(!outline.dependsOnSize)
    }

    @Test func `a container's shape reaches the shapes inside`() throws {
        let host = ViewHost { ContainerRelativeShape().inset(by: 2).containerShape(Circle()) }

        #expect(try host.layers()[0].outline == .inset(.circle, by: 2))
    }

    @Test func `a view is clipped to a shape`() {
        let host = ViewHost { Color.red.clipShape(.rect(cornerRadius: 5)) }

        let outline = _ShapeOutline(.roundedRectangle(CGSize(width: 5, height: 5), .continuous))
        #expect(host.elementTrees[0].element == Element(.clip, attributes: [.shape: .shape(outline)]))
    }

    @Test func `a style behind a view takes the form of a shape`() throws {
        let host = ViewHost { Color.clear.background(.thinMaterial, in: Capsule()) }

        let layer = host.elementTrees[0].children[1].children[0].element
        #expect(layer.kind == .shape)
        #expect(
            layer.attributes[.shapeLayers]
                == .shapeLayers([
                    _ShapeLayer(outline: .capsule(.continuous), style: _ResolvedShapeStyle(.material(.thin)))
                ])
        )
    }

    @Test(arguments: [
        (ShapeOutline.circle, CGRect(x: 25, y: 0, width: 50, height: 50)),
        (.inset(.rectangle, by: 10), CGRect(x: 10, y: 10, width: 80, height: 30)),
        (.offset(.rectangle, CGSize(width: 5, height: 6)), CGRect(x: 5, y: 6, width: 100, height: 50)),
        (
            .scaled(.rectangle, CGSize(width: 0.5, height: 0.5), anchor: .topLeading),
            CGRect(x: 0, y: 0, width: 50, height: 25)
        ),
        (
            .sized(.rectangle, CGSize(width: 20, height: 20), anchor: .center),
            CGRect(x: 40, y: 15, width: 20, height: 20)
        ),
        (.inset(.inset(.circle, by: 5), by: 5), CGRect(x: 35, y: 10, width: 30, height: 30)),
    ])
    func `outlines know where they lie in a box`(outline: ShapeOutline, bounds: CGRect) {
        let drawn = outline.path(in: CGRect(x: 0, y: 0, width: 100, height: 50)).boundingRect

        #expect(abs(drawn.minX - bounds.minX) < 0.01 && abs(drawn.minY - bounds.minY) < 0.01)
        #expect(abs(drawn.width - bounds.width) < 0.01 && abs(drawn.height - bounds.height) < 0.01)
    }
}

private struct Unexpected: Error {}

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// A shape inset by 12 points on both sides, regardless of its width.
private struct Tab: Shape {
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 12, dy: 0)) }
}

extension ViewHost {
    fileprivate func layers() throws -> [_ShapeLayer] {
        var tree = elementTrees[0]
        while tree.element.kind != .shape, let child = tree.children.first { tree = child }
        guard case .shapeLayers(let layers)? = tree.element.attributes[.shapeLayers] else { throw Unexpected() }
        return layers
    }

    fileprivate func drawnPath() throws -> DrawnPath {
        guard case .path(let drawn) = try layers()[0].outline else { throw Unexpected() }
        return drawn
    }
}
