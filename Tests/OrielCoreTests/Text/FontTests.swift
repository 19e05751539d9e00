import Foundation
import OrielCore
import Testing

@Suite struct FontTests {
    @Test func `text styles have Apple's sizes`() {
        #expect(Font.TextStyle.largeTitle.pointSize() == 34)
        #expect(Font.TextStyle.body.pointSize() == 17)
        #expect(Font.TextStyle.caption2.pointSize() == 11)
        #expect(Font.TextStyle.body.pointSize(at: .accessibility5) == 53)
        #expect(Font.TextStyle.footnote.pointSize(at: .xSmall) == 12)
    }

    @Test(arguments: Font.TextStyle.allCases)
    func `a text style only grows with the chosen size`(style: Font.TextStyle) {
        let sizes = DynamicTypeSize.allCases.map { style.pointSize(at: $0) }

        #expect(sizes == sizes.sorted())
        #expect(style.lineHeight > style.pointSize())
    }

    @Test func `a plain style equals its system form`() {
        #expect(Font.title == .system(.title))
        #expect(Font.title.hashValue == Font.system(.title).hashValue)
        #expect(Font.title != .title2)
        #expect(Font.title != .system(.title, design: .rounded))
    }

    @Test func `modifiers add up`() {
        let details = Font.body.bold().italic().monospacedDigit().smallCaps().leading(.tight).width(.condensed).details

        #expect(details.weight == .bold)
        #expect(details.isItalic && details.hasMonospacedDigits && !details.isMonospaced)
        #expect(details.hasLowercaseSmallCaps && details.hasUppercaseSmallCaps)
        #expect(details.leading == .tight)
        #expect(details.width == .condensed)
        #expect(details.base == .style(.body))
    }

    @Test func `a font is resolved at the text size of the environment`() {
        var environment = EnvironmentValues()
        let large = environment.fontResolutionContext
        environment.dynamicTypeSize = .accessibility5
        let larger = environment.fontResolutionContext

        #expect(Font.body.resolve(in: large).pointSize == 17)
        #expect(Font.body.resolve(in: larger).pointSize == 53)
        #expect(Font.system(size: 12).resolve(in: larger).pointSize == 12)
        #expect(large != larger)
    }

    @Test func `a resolved font has its properties, or those of its style`() {
        let context = EnvironmentValues().fontResolutionContext
        let plain = Font.default.resolve(in: context)
        let changed = Font.system(.title, design: .monospaced, weight: .light).italic().lowercaseSmallCaps()
            .leading(.loose).width(.expanded).resolve(in: context)

        #expect(plain == Font.body.resolve(in: context))
        #expect(plain.weight == .regular && plain.width == .standard && plain.leading == .standard)
        #expect(!plain.isBold && !plain.isItalic && !plain.isMonospaced && !plain.isSmallCaps)
        #expect(Font.headline.resolve(in: context).isBold)
        #expect(changed.weight == .light && changed.width == .expanded && changed.leading == .loose)
        #expect(changed.isItalic && changed.isMonospaced && !changed.isBold)
        #expect(changed.isLowercaseSmallCaps && !changed.isUppercaseSmallCaps && !changed.isSmallCaps)
        #expect(Font.body.monospaced().resolve(in: context).isMonospaced)
    }

    @Test func `equal fonts are made in any order`() {
        #expect(Font.body.bold().italic() == .body.italic().bold())
        #expect(Font.body.italic().italic(false) == .body)
        #expect(Font.body.weight(.heavy) != .body.bold())
    }

    @Test func `a headline is semibold of itself`() {
        #expect(Font.headline.details.effectiveWeight == .semibold)
        #expect(Font.headline.weight(.light).details.effectiveWeight == .light)
        #expect(Font.body.details.effectiveWeight == .regular)
        #expect(Font.Weight.heavy.number == 800)
    }

    @Test func `a system font of a size stays, a custom one grows`() {
        #expect(Font.system(size: 20, weight: .bold, design: .serif).details.pointSize(at: .accessibility1) == 20)
        #expect(Font.custom("Lato", size: 17).details.pointSize(at: .accessibility1) == 28)
        #expect(Font.custom("Lato", fixedSize: 17).details.pointSize(at: .accessibility1) == 17)
        #expect(Font.custom("Lato", size: 12, relativeTo: .caption).details.pointSize(at: .xxxLarge) == 18)
        #expect(Font.body.scaled(by: 2).details.pointSize == 34)
    }

    @Test func `a system font keeps its design and weight`() {
        let details = Font.system(.callout, design: .monospaced, weight: .medium).details

        #expect(details == FontDescription(.style(.callout, design: .monospaced), weight: .medium))
        #expect(Font.system(size: 9) == .system(size: 9, weight: nil, design: nil))
    }
}
