import InternalMenu
import MomentsFoundations
import Testing

struct RouteTests {
    @Test func `the design kit has an address of its own`() {
        #expect(Route("design-kit") == .designKit)
    }
}
