import Testing

@testable import OrielTool

struct PackageNameTests {
    @Test(arguments: ["Notes", "N", "Notes2", "MyNotes"])
    func `letters and digits are a name`(text: String) throws {
        #expect(try PackageName(text).text == text)
    }

    @Test(arguments: [
        "", "notes", "2Notes", "My-Notes", "My Notes", "../Notes", "Notés", String(repeating: "A", count: 51),
    ])
    func `other names are refused with an example`(text: String) {
        let error = #expect(throws: ToolError.self) { try PackageName(text) }
        #expect(error?.description.contains("Notes") == true)
        #expect(error?.description.contains("\n") == false)
    }

    @Test(arguments: ["SwiftUI", "Foundation", "OrielCore", "Oriel", "Testing"])
    func `names of modules that apps use are refused`(text: String) {
        #expect(throws: ToolError.self) { try PackageName(text) }
    }
}
