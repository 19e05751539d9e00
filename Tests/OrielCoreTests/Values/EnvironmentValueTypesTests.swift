import Foundation
import OrielCore
import OrielUIKit
import Testing

@Suite struct EnvironmentValueTypesTests {
    @Test func `text sizes compare from small to large`() {
        #expect(DynamicTypeSize.medium < .large)
        #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
        #expect((DynamicTypeSize.small ... .xLarge).contains(.large))
    }

    @Test func `accessibility sizes begin after the three x`() {
        #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
        #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @Test(arguments: DynamicTypeSize.allCases)
    func `the old and the new names of a text size belong together`(size: DynamicTypeSize) {
        #expect(DynamicTypeSize(ContentSizeCategory(size)) == size)
    }

    @Test func `categories compare like the sizes they name`() {
        #expect(ContentSizeCategory.extraSmall < .accessibilityLarge)
        #expect(ContentSizeCategory.large >= .large)
        #expect(!(ContentSizeCategory.large > .extraLarge))
    }

    @Test func `colour schemes and UIKit styles translate`() {
        #expect(ColorScheme(UIUserInterfaceStyle.dark) == .dark)
        #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
        #expect(UIUserInterfaceStyle(ColorScheme.light) == .light)
        #expect(UIUserInterfaceStyle(nil) == .unspecified)
    }

    @Test func `phases and control sizes have an order`() {
        #expect(ScenePhase.background < .inactive)
        #expect(ScenePhase.inactive < .active)
        #expect(ControlSize.allCases.max() == .extraLarge)
    }

    @Test func `button roles differ`() {
        #expect(ButtonRole.destructive == .destructive)
        #expect(ButtonRole.destructive != .cancel)
        #expect(ButtonRole.confirm != .close)
    }
}

@Suite struct EnvironmentValuesTests {
    @Test func `the older name of the text size follows the newer`() {
        var environment = EnvironmentValues()
        environment.sizeCategory = .accessibilityLarge
        #expect(environment.dynamicTypeSize == .accessibility2)

        environment.dynamicTypeSize = .xSmall
        #expect(environment.sizeCategory == .extraSmall)
    }

    @Test func `a pixel is a part of a point`() {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        #expect(environment.pixelLength == 0.5)
    }

    @Test func `values of text share one key and keep each other`() {
        var environment = EnvironmentValues()
        environment.lineLimit = 2
        environment.textCase = .lowercase
        environment.lineSpacing = 3

        #expect(environment.lineLimit == 2)
        #expect(environment.textCase == .lowercase)
        #expect(environment.lineSpacing == 3)
        #expect(environment.truncationMode == .tail)
    }
}
