import OrielResources
import OrielServer
import OrielUIKit
import Testing

/// UIKit's module finds the server, which is built on it.
@Suite struct DelegatePagesTests {
    @Test func `the server of apps with the life cycle of UIKit is found`() {
        let servers = ConformingTypes.all(of: (any DelegateServer).self)
        #expect(servers.count == 1 && servers.first == DelegatePages.self)
    }
}
