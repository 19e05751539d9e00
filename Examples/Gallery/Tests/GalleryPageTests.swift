import OrielTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor
struct GalleryPageTests {
    @Test func `every page belongs to one family, in the order of the families`() {
        #expect(GalleryFamily.allCases.flatMap(\.pages) == GalleryPage.allCases)
    }

    @Test(arguments: GalleryPage.allCases)
    func `a page can be shown and read`(page: GalleryPage) {
        let host = ViewHost { NavigationStack { page.demo } }

        #expect(host.issues.isEmpty)
        #expect(!host.elementTrees.isEmpty)
        #expect(page.source.contains("import SwiftUI"))
    }

    /// Idle sessions should keep few nodes; the list of links and the rows must be released.
    @Test func `few nodes of a resting page of links and rows remain`() async throws {
        let host = ViewHost(size: CGSize(width: 1200, height: 800)) { GalleryView() }
        #expect(await host.open("/table"))
        for _ in 0..<20 { try await host.tap("Prepend a row") }
        let (nodes, texts) = (host.mountedNodeCount, host.texts)

        host.releaseContent()

        #expect(nodes > 1100)
        #expect(host.mountedNodeCount <= 103)
        #expect(host.texts == texts)
    }
}
