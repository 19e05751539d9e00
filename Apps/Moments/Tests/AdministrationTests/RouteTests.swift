import Administration
import MomentsFoundations
import Testing

struct RouteTests {
    @Test(arguments: [
        (Route.reports, "reports"), (.people, "people"), (.managedPerson(3), "managed-person-3"),
        (.announcements, "announcements"), (.auditLog, "log"), (.figures, "figures"),
    ])
    func `a page has an address, and is found by it`(route: Route, address: String) {
        #expect(route.description == address)
        #expect(Route(address) == route)
    }
}
