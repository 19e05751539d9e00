import Testing

@testable import TreeholeModel

@Suite struct ThreadNameTests {
    @Test func `names follow the alphabet, and begin again with a number`() {
        #expect((1...3).map(ThreadName.name) == ["Alice", "Bob", "Carol"])
        #expect(ThreadName.name(at: 26) == "Zach")
        #expect(ThreadName.name(at: 27) == "Alice 2")
        #expect(ThreadName.name(at: 53) == "Alice 3")
    }

    @Test func `the author of a post has no such name`() {
        #expect(ThreadName.name(at: 0) == nil)
        #expect(ThreadName.name(at: -1) == nil)
    }

    @Test func `names differ`() {
        #expect(Set((1...200).compactMap(ThreadName.name)).count == 200)
    }
}
