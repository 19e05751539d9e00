import SwiftUI

struct EnvironmentReading: View {
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.colorScheme) private var scheme: ColorScheme
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.displayScale) private var displayScale
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.font) private var font
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.lineSpacing) private var lineSpacing
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.truncationMode) private var truncationMode
    @Environment(\.minimumScaleFactor) private var minimumScaleFactor
    @Environment(\.allowsTightening) private var allowsTightening
    @Environment(\.textCase) private var textCase
    @Environment(\.controlSize) private var controlSize
    @Environment(\.legibilityWeight) private var legibilityWeight
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
    @Environment(\.accessibilityInvertColors) private var invertColors
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver

    var body: some View {
        VStack {
            Text(colorScheme == .dark ? "dark" : "light")
            Text(dynamicTypeSize < .large ? "small" : "large")
            Text(dynamicTypeSize.isAccessibilitySize ? "accessible" : "usual")
            Text(isEnabled ? "enabled" : "disabled")
            Text(layoutDirection == .rightToLeft ? "rtl" : "ltr")
            Text(horizontalSizeClass == .compact ? "compact" : "regular")
            Text("pixel \(pixelLength * displayScale, specifier: "%.0f")")
            Text(lineLimit.map { "lines \($0)" } ?? "any lines")
            Text(alignment == .center ? "centred" : "not centred")
            Text(locale.identifier)
        }
        .animation(reduceMotion ? nil : .default, value: isEnabled)
    }
}

struct EnvironmentWriting: View {
    @State private var isDark = false

    var body: some View {
        VStack {
            EnvironmentReading()
                .environment(\.colorScheme, .dark)
                .colorScheme(.dark)
                .environment(\.locale, Locale(identifier: "fr_FR"))
                .environment(\.layoutDirection, .rightToLeft)
                .environment(\.dynamicTypeSize, .small)
                .environment(\.lineLimit, 2)
                .environment(\.multilineTextAlignment, .center)
                .environment(\.isEnabled, false)
            EnvironmentReading()
                .dynamicTypeSize(...DynamicTypeSize.medium)
                .dynamicTypeSize(.xSmall ... .large)
                .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 1) + 1 }
                .disabled(false)
                .controlSize(.large)
                .environment(\.font, .title)
                .flipsForRightToLeftLayoutDirection(true)
        }
        .preferredColorScheme(.dark)
        .preferredColorScheme(isDark ? .dark : nil)
    }
}
