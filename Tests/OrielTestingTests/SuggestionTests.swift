import Testing

@testable import OrielTesting

struct SuggestionTests {
    @Test(arguments: [("save", "Save"), ("Creat", "Create"), ("Cancle", "Cancel")])
    func `a mistyped name finds what was meant`(name: String, meant: String) {
        #expect(suggestion(for: name, among: ["Save", "Create", "Cancel"]) == meant)
    }

    @Test(arguments: ["", "Delete", "x"])
    func `a name like no other finds nothing`(name: String) {
        #expect(suggestion(for: name, among: ["Save", "Create", "Cancel"]) == nil)
    }

    @Test func `the nearest of several is meant`() {
        #expect(suggestion(for: "Add tea", among: ["Add ten", "Add tea 2", "Add teas"]) == "Add ten")
        #expect(suggestion(for: "anything", among: []) == nil)
    }
}
