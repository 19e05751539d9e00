import Network
import OrielTesting
import Testing

@MainActor
@Suite struct ConnectionFormsTests {
    @Test func `a page has a connection`() async throws {
        let host = ViewHost { ConnectionBanner() }

        #expect(host.texts == ["Any network"])
    }

    @Test func `a sequence begins with the path at that time`() async throws {
        let host = ViewHost { ConnectionName() }

        try await host.wait(until: { host.texts == ["Online"] })
    }

    @Test func `an interface has a name and a number`() {
        let interface = NWPathMonitor().currentPath.availableInterfaces.first
        #expect(interface?.name == "browser" && interface?.index == 1 && interface?.debugDescription == "browser")
    }
}
