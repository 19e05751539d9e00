import OrielFoundation
import Testing

struct AutoreleasepoolTests {
    private struct Failure: Error {}

    @Test func `returns the closure's result`() { #expect(autoreleasepool { 3 } == 3) }

    @Test func `throws the closure's error`() {
        #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
    }
}
