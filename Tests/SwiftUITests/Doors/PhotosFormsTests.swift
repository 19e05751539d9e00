import OrielTesting
import PhotosUI
import SwiftUI
import Testing

@MainActor
@Suite struct PhotosFormsTests {
    @Test func `pickers of a library show their labels`() {
        #expect(ViewHost { LibraryPickers() }.texts == ["One", "Several", "Titled", "Titles"])
    }

    @Test func `a filter that browsers cannot tell does not hide other pictures`() {
        let picker = ViewHost {
            PhotosPicker("Photo", selection: .constant(nil), matching: .all(of: [.images, .not(.screenshots)]))
        }
        #expect(picker.html.contains(#"accept="image/*""#))
        #expect(LibraryPickers.filters.first == .any(of: [.images, .videos]))
        #expect(LibraryPickers.capabilities.contains(.stagingArea))
    }
}
