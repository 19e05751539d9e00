import Foundation
import Testing

@testable import ItemsApp

@MainActor
struct ItemsRouterTests {
    @Test(arguments: [ItemsRoute.item(0), .item(955), .category("food-drink")])
    func `a page is read from its address`(route: ItemsRoute) {
        #expect(ItemsRoute(route.description) == route)
    }

    @Test(arguments: ["item", "item-", "item-01", "item--1", "item-x", "category-", "group-1", ""])
    func `other words are no pages`(text: String) {
        #expect(ItemsRoute(text) == nil)
    }

    @Test func `an address opens a tab and its pages`() throws {
        let router = ItemsRouter()

        router.open(try #require(URL(string: "http://localhost/categories/category-flags/item-12")))

        #expect(router.tab == .categories)
        #expect(router.paths == [.categories: [.category("flags"), .item(12)]])
    }

    @Test(arguments: ["/items", "/nothing", "/item-5/nothing", "/collection/categories"])
    func `an unknown address is no page`(path: String) {
        #expect(!ItemsApp.hasPage(at: path))
    }

    @Test(arguments: ["/", "/item-5", "/collection", "/collection/item-5", "/categories/category-flags"])
    func `known addresses are pages`(path: String) {
        #expect(ItemsApp.hasPage(at: path))
    }
}
