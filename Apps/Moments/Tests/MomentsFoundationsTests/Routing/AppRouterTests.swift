import MomentsFoundations
import MomentsTesting
import Testing

@Suite @MainActor struct AppRouterTests {
    private let router = AppRouter()

    init() {
        router.register(.moment, takesID: true)
        router.register(.person, takesID: true)
        router.register(.internalMenu, takesID: false)
    }

    @Test(arguments: [
        ("/", Destination(tab: .timeline)), ("/friends", Destination(tab: .friends)),
        ("/notifications", Destination(tab: .notifications)), ("/account", Destination(tab: .account)),
        ("/moment-17", Destination(tab: .timeline, path: [.moment(17)])),
        ("/friends/person-3", Destination(tab: .friends, path: [.person(3)])),
        ("/friends/person-3/moment-17", Destination(tab: .friends, path: [.person(3), .moment(17)])),
        ("/internal-menu", Destination(tab: .timeline, path: [.internalMenu])),
    ])
    func `an address leads to a place and back`(_ address: String, _ destination: Destination) {
        #expect(router.destination(of: address) == destination)
        #expect(AppRouter.address(of: destination) == address)
    }

    @Test(arguments: [
        ("/new", Destination(tab: .timeline, sheet: SheetRoute(Route(.newMoment)))),
        ("/friends/add", Destination(tab: .friends, sheet: SheetRoute(Route(.addFriend)))),
        (
            "/moment-185/photo-3",
            Destination(tab: .timeline, path: [.moment(185)], sheet: SheetRoute(Route(.photo, id: 3)))
        ),
    ])
    func `a sheet has an address of its own`(_ address: String, _ destination: Destination) {
        router.registerSheet(.newMoment, takesID: false)
        router.registerSheet(.addFriend, takesID: false)
        router.registerSheet(.photo, takesID: true)

        #expect(router.destination(of: address) == destination)
        #expect(AppRouter.address(of: destination) == address)
    }

    @Test func `a number may be a component of its own`() {
        router.registerSheet(.photo, takesID: true)

        let destination = router.destination(of: "/moment/185/photo/3")

        #expect(destination.map(AppRouter.address) == "/moment-185/photo-3")
        #expect(router.destination(of: "/photo-3/moment-185") == nil)
    }

    @Test(arguments: ["new", "photo-3", "moment-185/photo-3"])
    func `a sheet's description describes it`(_ text: String) {
        #expect(SheetRoute(text)?.description == text)
    }

    @Test(arguments: ["", "/", "/new", "new/", "a/b/c", "moment-07/photo-3"])
    func `other texts describe no sheet`(_ text: String) { #expect(SheetRoute(text) == nil) }

    @Test(arguments: ["/friends/person-3/", "/friends/person-3?x=1", "/friends/person-3#top"])
    func `what does not belong to the path is not read`(_ address: String) {
        #expect(router.destination(of: address) == Destination(tab: .friends, path: [.person(3)]))
    }

    @Test(arguments: [
        "", "friends", "/timeline", "/unknown", "/friends/unknown-3", "/person", "/person-x", "/internal-menu-3", "//",
        "/friends//person-3", "/person-3/friends", "/friends/person-3/..", "/%2e%2e", "/Friends",
        "https://example.org/friends",
    ])
    func `an unknown address leads nowhere`(_ address: String) {
        #expect(router.destination(of: address) == nil)
    }

    @Test func `each tab has a stack of its own`() {
        router.push(.moment(1))
        router.go(to: Destination(tab: .friends, path: [.person(3)]))
        router.push(.moment(2))

        #expect(router.destination == Destination(tab: .friends, path: [.person(3), .moment(2)]))
        #expect(router[path: .timeline] == [.moment(1)])
    }

    @Test func `the page of what is gone leaves every tab, with what lies on top of it`() {
        router.go(to: Destination(tab: .timeline, path: [.person(3), .moment(1), .person(4)]))
        router.go(to: Destination(tab: .friends, path: [.moment(1)]))
        router.go(to: Destination(tab: .account, path: [.moment(2)]))

        router.removePages(.moment(1))

        #expect(router[path: .timeline] == [.person(3)])
        #expect(router[path: .friends].isEmpty)
        #expect(router[path: .account] == [.moment(2)])
    }

    @Test func `the same place again announces nothing`() {
        let destination = Destination(tab: .friends, path: [.person(3)])
        router.go(to: destination)
        let changes = Recorder(router.objectWillChange)

        router.go(to: destination)
        router[path: .timeline] = []

        #expect(changes.values.isEmpty)
    }

    @Test func `whoever signs in next begins at the root`() {
        router.go(to: Destination(tab: .friends, path: [.person(3)]))

        router.reset()

        #expect(router.destination == Destination(tab: .timeline) && router[path: .friends].isEmpty)
    }
}
