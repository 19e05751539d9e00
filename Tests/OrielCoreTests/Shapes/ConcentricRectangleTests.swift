import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct ConcentricRectangleTests {
    private typealias Radii = RectangleCornerRadii

    /// A host in which the container has the frame (0, 0, 200, 100), and the shape the given one.
    private func host(_ shape: ConcentricRectangle, at frame: CGRect, in container: some InsettableShape) async throws
        -> ViewHost
    {
        let host = ViewHost { shape.fill(.red).accessibilityIdentifier("shape").containerShape(container) }
        await host.settle()
        for (kind, frame) in [
            (Element.Kind.geometryObserver, CGRect(x: 0, y: 0, width: 200, height: 100)), (.shape, frame),
        ] {
            let element = try #require(host.elementTrees.flatMap { $0.all(of: kind) }.first)
            await host.send(.size(frame), to: element.id)
            await host.settle()
        }
        return host
    }

    private func radii(_ host: ViewHost) throws -> Radii {
        let shape = try #require(host.elementTrees.flatMap { $0.all(of: .shape) }.first)
        guard case .shapeLayers(let layers)? = shape.element.attributes[.shapeLayers],
            case .concentric(let radii)? = layers.first?.outline
        else { throw NoConcentricLayer() }
        return radii
    }

    private func equal(_ radius: CGFloat) -> Radii {
        Radii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    @Test func `corners have the radii of the container, less the distance`() async throws {
        let host = try await host(
            ConcentricRectangle(),
            at: CGRect(x: 10, y: 10, width: 180, height: 80),
            in: .rect(cornerRadius: 24)
        )

        #expect(try radii(host) == equal(14))
    }

    @Test func `each corner has its own distance, the larger one of both directions`() async throws {
        let host = try await host(
            ConcentricRectangle(),
            at: CGRect(x: 4, y: 10, width: 100, height: 84),
            in: .rect(cornerRadius: 24)
        )

        #expect(try radii(host) == Radii(topLeading: 14, bottomLeading: 18))
    }

    @Test func `a capsule rounds as far as it is high`() async throws {
        let host = try await host(
            ConcentricRectangle(),
            at: CGRect(x: 10, y: 10, width: 180, height: 80),
            in: Capsule()
        )

        #expect(try radii(host) == equal(40))
    }

    @Test func `a corner has at least its minimum, and a fixed one its radius`() async throws {
        let host = try await host(
            ConcentricRectangle(
                topLeadingCorner: .concentric(minimum: 16),
                topTrailingCorner: .concentric(minimum: 8),
                bottomLeadingCorner: .fixed(3),
                bottomTrailingCorner: 5
            ),
            at: CGRect(x: 10, y: 10, width: 180, height: 80),
            in: .rect(cornerRadius: 24)
        )

        #expect(try radii(host) == Radii(topLeading: 16, bottomLeading: 3, bottomTrailing: 5, topTrailing: 14))
    }

    @Test func `uniform corners have the greatest radius`() async throws {
        let frame = CGRect(x: 4, y: 10, width: 100, height: 84)
        let all = try await host(
            ConcentricRectangle(corners: .concentric, isUniform: true),
            at: frame,
            in: .rect(cornerRadius: 24)
        )
        let top = try await host(
            ConcentricRectangle(uniformTopCorners: .concentric),
            at: frame,
            in: .rect(cornerRadius: 24)
        )

        #expect(try radii(all) == equal(18))
        #expect(try radii(top) == Radii(topLeading: 14, topTrailing: 14))
    }

    @Test func `a shape that moves in its container changes its corners`() async throws {
        let host = try await host(
            ConcentricRectangle(),
            at: CGRect(x: 10, y: 10, width: 180, height: 80),
            in: .rect(cornerRadius: 24)
        )
        let shape = try #require(host.elementTrees.flatMap { $0.all(of: .shape) }.first)

        await host.send(.size(CGRect(x: 10, y: 4, width: 180, height: 80)), to: shape.id)
        await host.settle()

        #expect(try radii(host) == Radii(topLeading: 14, bottomLeading: 8, bottomTrailing: 8, topTrailing: 14))
    }

    @Test func `without a container, or before the browser has reported, corners have their minimum`() throws {
        let alone = ViewHost { ConcentricRectangle(corners: .concentric(minimum: 6)).fill(.red) }
        let early = ViewHost {
            ConcentricRectangle(corners: .concentric(minimum: 6)).fill(.red).containerShape(Circle())
        }

        #expect(alone.elementTrees[0].element.events.isEmpty)
        #expect(alone.elementTrees[0].element.attributes[.shapeLayers] != nil)
        #expect(try radii(early) == equal(6))
    }

    @Test func `a container is measured only for concentric shapes`() async {
        let host = ViewHost { ContainerRelativeShape().containerShape(Circle()) }
        await host.settle()

        #expect(host.elementTrees.flatMap { $0.all(of: .geometryObserver) }.map(\.element.events) == [[]])
    }
}

extension ElementTree {
    fileprivate func all(of kind: Element.Kind) -> [ElementTree] {
        (element.kind == kind ? [self] : []) + children.flatMap { $0.all(of: kind) }
    }
}

private struct NoConcentricLayer: Error {}
