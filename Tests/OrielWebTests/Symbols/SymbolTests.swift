import Foundation
import Testing

@testable import OrielWeb

struct SymbolTests {
    static let names = SymbolLibrary.tableNames.flatMap { name in
        [name, "\(name).fill", "\(name).slash", "\(name).circle.fill", "\(name).badge.plus"]
    }

    @Test(arguments: SymbolLibrary.tableNames + ["heart.circle.fill", "bell.slash.fill", "photo.badge.plus"])
    func `a drawing is well-formed and shows something`(name: String) throws {
        let ink = SVGInk(try #require(SymbolLibrary.symbol(named: name)).svg)

        #expect(ink.isWellFormed)
        #expect(ink.reach.width > 1 && ink.reach.height > 1)
    }

    @Test(arguments: SymbolTests.names + SymbolLibraryTests.namesInUse)
    func `no ink leaves the box`(name: String) throws {
        let ink = SVGInk(try #require(SymbolLibrary.symbol(named: name)).svg)

        #expect(ink.isInside(ink.viewBox.insetBy(dx: -0.02, dy: -0.02)), "\(ink.reach) in \(ink.viewBox)")
    }

    @Test(arguments: SymbolTests.names)
    func `no ink leaves the box in any weight`(name: String) throws {
        let ink = SVGInk(try #require(SymbolLibrary.symbol(named: name, weight: .bold)).svg)

        #expect(ink.isInside(ink.viewBox), "\(ink.reach) in \(ink.viewBox)")
    }

    @Test func `lines grow with the weight, gaps stay clear of them`() throws {
        let svgs = try SymbolWeight.allCases.map { try #require(SymbolLibrary.symbol(named: "plus", weight: $0)).svg }
        let slashed = try #require(SymbolLibrary.drawing(named: "plus.slash")).weighing(.bold).marks

        #expect(Set(svgs).count == SymbolWeight.allCases.count)
        #expect(svgs.map { SVGInk($0).reach.width }.sorted() == svgs.map { SVGInk($0).reach.width })
        #expect(slashed.map(\.lineWidth) == [2.5, 2.5 + 2 * Drawing.clearance, 2.5])
    }

    @Test func `the aspect ratio is that of the box`() throws {
        let square = try #require(SymbolLibrary.symbol(named: "square"))
        let wide = try #require(SymbolLibrary.symbol(named: "person.3"))

        #expect(square.aspectRatio == 1)
        #expect(wide.aspectRatio == Double(SVGInk(wide.svg).viewBox.width) / 24)
        #expect(wide.aspectRatio > 1.2)
    }

    @Test(arguments: [
        ("star", 22.0, 20.0), ("star.fill", 22.0, 20.0), ("wifi", 22.5, 16.0), ("gear", 21.5, 20.5),
        ("chevron.right", 12.5, 16.5), ("chevron.left", 12.5, 16.5), ("chevron.forward", 12.5, 16.5),
    ])
    func `symbols of the body's size have Apple's boxes`(name: String, width: Double, height: Double) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: name))
        let side = 1.3 * 17

        #expect(abs(side * symbol.width - width) < 0.1 && abs(side * symbol.height - height) < 0.1)
        #expect(abs(symbol.aspectRatio - width / height) < 0.01)
    }

    @Test(arguments: ["circle", "star.circle", "star.badge.plus", "chevron.up"])
    func `other symbols are as high as the grid`(name: String) throws {
        #expect(try #require(SymbolLibrary.symbol(named: name)).height == 1)
    }

    @Test func `a box as high as its lines grows with them`() throws {
        let heights = try SymbolWeight.allCases.map { weight in
            try #require(SymbolLibrary.symbol(named: "star", weight: weight)).height
        }

        #expect(heights == heights.sorted() && Set(heights).count == SymbolWeight.allCases.count)
        #expect(SymbolLibrary.symbol(named: "circle", weight: .bold)?.height == 1)
    }

    @Test func `the mask URL is the drawing`() throws {
        let symbol = try #require(SymbolLibrary.symbol(named: "person.crop.circle.badge.xmark"))

        let data = try #require(symbol.maskURL.wholeMatch(of: /data:image\/svg\+xml,(.*)/)?.1)

        #expect(String(data).removingPercentEncoding == symbol.svg)
        #expect(URL(string: symbol.maskURL) != nil)
    }

    @Test func `a mask URL stands in CSS, HTML and JSON without quotes`() throws {
        let symbol = try #require(SymbolLibrary.symbol(named: "person.2.circle.fill"))

        #expect(symbol.svg.contains("url(#"))
        #expect(!symbol.maskURL.contains(/[\s"'()<>#&\\]/))
    }

    @Test(arguments: [("heart", true), ("heart.fill", true), ("heart.circle.fill", false), ("bell.slash", false)])
    func `a drawing from which nothing is taken away can stand in a page`(name: String, isDrawn: Bool) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: name))

        #expect((symbol.markup != nil) == isDrawn)
        #expect(symbol.markup?.contains("id=") != true)
    }

    @Test func `masks of different symbols do not share an id`() throws {
        let ids = try ["person.2", "person.2.fill", "doc.on.doc", "photo.badge.plus"].flatMap { name in
            try #require(SymbolLibrary.symbol(named: name)).svg.matches(of: /<mask id="([^"]*)"/).map { String($0.1) }
        }

        #expect(ids.count >= 4)
        #expect(Set(ids).count == ids.count)
    }

    @Test func `the unknown symbol is a drawing of its own`() {
        let ink = SVGInk(Symbol.unknown.svg)

        #expect(ink.isWellFormed)
        #expect(ink.viewBox.contains(ink.reach))
        #expect(Symbol.unknown.svg != SymbolLibrary.symbol(named: "square")?.svg)
    }

    @Test(arguments: [
        ("chevron.forward", true), ("arrow.backward", true), ("chevron.right", false), ("forward", false),
    ])
    func `only names that speak of reading direction follow it`(name: String, follows: Bool) throws {
        #expect(try #require(SymbolLibrary.symbol(named: name)).followsReadingDirection == follows)
    }
}
