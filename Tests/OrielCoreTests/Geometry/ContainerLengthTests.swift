import Foundation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor
struct ContainerLengthTests {
    private func find(_ kind: Element.Kind, in trees: [ElementTree]) -> [ElementTree] {
        trees.flatMap { ($0.element.kind == kind ? [$0] : []) + find(kind, in: $0.children) }
    }

    @Test func `a multiple of the container and a constant is a line`() throws {
        let line = try #require(LinearLength { $0 * 0.8 - 20 })

        #expect(abs(line.slope - 0.8) < 1e-9)
        #expect(abs(line.constant + 20) < 1e-6)
        #expect(LinearLength { _ in 300 } == LinearLength(slope: 0, constant: 300))
    }

    @Test func `other functions are not lines`() {
        #expect(LinearLength { min($0, 600) } == nil)
        #expect(LinearLength { $0 > 1000 ? $0 / 3 : $0 } == nil)
        #expect(LinearLength { _ in .infinity } == nil)
        #expect(LinearLength { _ in .nan } == nil)
    }

    @Test func `a length that is a line is sent as one`() throws {
        let host = ViewHost {
            Text("a").containerRelativeFrame(.horizontal) { length, _ in length / 2 + 10 }
        }

        let frame = try #require(find(.containerFrame, in: host.elementTrees).first)
        #expect(frame.element.attributes.number(.scaleX) == 0.5)
        #expect(abs((frame.element.attributes.number(.width) ?? 0) - 10) < 1e-6)
        #expect(frame.element.attributes.number(.scaleY) == nil)
        #expect(find(.geometryObserver, in: host.elementTrees).isEmpty)
    }

    @Test func `other lengths follow from the measured container`() async throws {
        let host = ViewHost {
            Text("a").containerRelativeFrame(.horizontal) { length, _ in min(length, 600) }
        }
        func frame() throws -> Attributes {
            try #require(find(.containerFrame, in: host.elementTrees).first).element.attributes
        }
        #expect(try frame().number(.scaleX) == 1)
        #expect(try frame().number(.width) == 0)

        let observer = try #require(find(.geometryObserver, in: host.elementTrees).first)
        await host.send(.size(CGRect(x: 0, y: 0, width: 900, height: 300)), to: observer.id)
        await host.settle()

        #expect(try frame().number(.scaleX) == 0)
        #expect(try frame().number(.width) == 600)
    }
}
