import Foundation
import MomentsFoundations
import Testing

@Suite struct RouteTests {
    @Test(arguments: [
        (Route.moment(17), "moment-17"), (.person(0), "person-0"), (.internalMenu, "internal-menu"),
        (Route(Route.Name("design-kit"), id: 3), "design-kit-3"),
    ])
    func `a route is its description and the other way round`(_ route: Route, _ description: String) throws {
        #expect(route.description == description)
        #expect(Route(description) == route)
        let data = try JSONEncoder().encode([route])
        #expect(try JSONDecoder().decode([Route].self, from: data) == [route])
    }

    @Test(arguments: [
        "", "-", "17", "-17", "moment-", "moment--17", "moment-017", "moment-+17", "moment-1x", "Moment-17",
        "mo ment-17",
        "moment-99999999999999999999", "moment-17-", "émoment-17", "moment_17", "moment-17-comment", "moment-١٧",
    ])
    func `what is no route is none`(_ text: String) {
        #expect(Route(text) == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Route].self, from: JSONEncoder().encode([text]))
        }
    }
}
