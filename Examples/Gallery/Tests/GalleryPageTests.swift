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
}
