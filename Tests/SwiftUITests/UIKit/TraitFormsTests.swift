import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct TraitFormsTests {
    @Test func `a view knows its surroundings`() {
        let host = ViewHost { TraitScreen() }
        #expect(host.texts == ["Usual", "Phone"])
    }

    @Test func `text sizes are ordered, and those of SwiftUI and UIKit convert`() {
        #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.unspecified < .extraSmall)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        for size in DynamicTypeSize.allCases {
            #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
            #expect(ContentSizeCategory(UIContentSizeCategory(size)).map { DynamicTypeSize($0) } == size)
        }
        #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
        #expect(UIContentSizeCategory(ContentSizeCategory.large) >= UIContentSizeCategory.large)
    }

    @Test func `size classes and directions convert`() {
        #expect(UserInterfaceSizeClass(.unspecified) == nil && UserInterfaceSizeClass(.regular) == .regular)
        #expect(UIUserInterfaceSizeClass(UserInterfaceSizeClass.compact) == .compact)
        #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.rightToLeft) == .rightToLeft)
        #expect(UITraitEnvironmentLayoutDirection(LayoutDirection.leftToRight) == .leftToRight)
    }

    @Test func `collections combine`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [
            dark, UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .light),
        ])

        #expect(both.userInterfaceStyle == .light && both.horizontalSizeClass == UIUserInterfaceSizeClass.regular)
        #expect(both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
        #expect(!both.containsTraits(in: dark) && both.hasDifferentColorAppearance(comparedTo: dark))
        #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == UIAccessibilityContrast.high)
    }

    @Test func `each trait has a default`() {
        #expect(UITraitVerticalSizeClass.defaultValue == .unspecified && UITraitDisplayScale.defaultValue == 0)
        #expect(UITraitUserInterfaceIdiom.defaultValue == .unspecified)
        #expect(UITraitLayoutDirection.defaultValue == .unspecified)
        #expect(UITraitPreferredContentSizeCategory.defaultValue == .unspecified)
        #expect(UITraitAccessibilityContrast.defaultValue == .unspecified)
        #expect(DensityTrait.defaultValue == 1)
        #expect(UITraitCollection.systemTraitsAffectingColorAppearance.count == 2)
        let observable: any UITraitChangeObservable = SizedController()
        #expect(observable is UIViewController && !UIScreen.main.isCaptured)
    }
}
