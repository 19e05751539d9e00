import OrielTesting
import SwiftUI
import Testing
import UIKit

@testable import GalleryPages

/// The fonts of the gallery are in its bundle, which the program of the tests finds.
@MainActor
struct FontsPageTests {
    /// The rules of the page, without those that all pages share.
    private func rules(_ font: Font) throws -> String {
        let page = try ViewHost { Text("A").font(font) }.standalonePage()
        return try String(#require(page.firstMatch(of: /([^\n]*)<\/style>/)).1)
    }

    @Test func `a family has the heights of its letters`() throws {
        let rules = try rules(.custom("Oriel Pixel", size: 17))
        #expect(rules.contains(#"font-family:"Oriel Pixel",var(--sans)"#))
        #expect(rules.contains("line-height:1.25"))
        #expect(rules.contains("--trim:calc((1.25em - 1lh)/2)"))
        #expect(!rules.contains("font-weight"))
    }

    @Test func `the name of a face selects its weight, unless another is set`() throws {
        #expect(try rules(.custom("OrielPixel-Bold", size: 17)).contains("font-weight:700"))
        #expect(try rules(.custom("Oriel Pixel", size: 17).bold()).contains("font-weight:700"))
        #expect(try rules(.custom("OrielPixel-Bold", size: 17).weight(.regular)).contains("font-weight:400"))
    }

    @Test func `a font that the app does not have is left to the browser`() throws {
        let rules = try rules(.custom("Helvetica", size: 17))
        #expect(rules.contains(#"font-family:"Helvetica",var(--sans)"#))
        #expect(!rules.contains("--trim:"))
    }

    @Test func `UIKit knows the names and heights`() throws {
        let font = try #require(UIFont(name: "oriel pixel bold", size: 20))
        #expect(font.fontName == "OrielPixel-Bold")
        #expect(font.familyName == "Oriel Pixel")
        #expect(font.ascender == 20)
        #expect(font.lineHeight == 25)
        #expect(UIFont.familyNames.contains("Oriel Pixel"))
        #expect(UIFont.fontNames(forFamilyName: "Oriel Pixel") == ["OrielPixel-Bold", "OrielPixel-Regular"])
    }
}
