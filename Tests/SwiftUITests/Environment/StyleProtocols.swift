import SwiftUI

/// A custom style protocol with an environment value.
@MainActor @preconcurrency
protocol RatingStyle {
    associatedtype Body: View
    typealias Configuration = RatingStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct RatingStyleConfiguration {
    struct Label: View {
        let body: AnyView

        init<Content: View>(_ content: Content) { body = AnyView(content) }
    }

    let label: Label
    let rating: Binding<Int>
}

struct StarRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(String(repeating: "★", count: configuration.rating.wrappedValue))
        }
    }
}

struct NumberRatingStyle: RatingStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: RatingStyleConfiguration) -> some View {
        Button("\(configuration.rating.wrappedValue) points") { configuration.rating.wrappedValue += 1 }
    }
}

extension RatingStyle where Self == StarRatingStyle {
    static var stars: Self { Self() }
}

extension RatingStyle where Self == NumberRatingStyle {
    static var number: NumberRatingStyle { NumberRatingStyle() }
}

private struct RatingStyleKey: EnvironmentKey {
    @MainActor static let stars: any RatingStyle = StarRatingStyle()
    static var defaultValue: (any RatingStyle)? { nil }
}

extension EnvironmentValues {
    fileprivate var ratingStyle: (any RatingStyle)? {
        get { self[RatingStyleKey.self] }
        set { self[RatingStyleKey.self] = newValue }
    }
}

extension View {
    func ratingStyle(_ style: some RatingStyle) -> some View {
        environment(\.ratingStyle, style)
    }
}

struct Rating<Label: View>: View {
    @Binding var value: Int
    @Environment(\.ratingStyle) private var style
    private let label: Label

    init(value: Binding<Int>, @ViewBuilder label: () -> Label) {
        _value = value
        self.label = label()
    }

    var body: some View {
        let configuration = RatingStyleConfiguration(label: .init(label), rating: $value)
        let style = style ?? RatingStyleKey.stars
        AnyView(style.makeBody(configuration: configuration))
    }
}

extension Rating where Label == Text {
    init(_ titleKey: LocalizedStringKey, value: Binding<Int>) {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    init<S: StringProtocol>(_ title: S, value: Binding<Int>) {
        self.init(value: value) { Text(title) }
    }
}

struct RatingsView: View {
    @State private var rating = 2

    var body: some View {
        VStack {
            Rating("Default", value: $rating)
            Rating("Stars", value: $rating).ratingStyle(.stars)
            Rating(value: $rating) { Text("Numbers") }.ratingStyle(.number)
        }
    }
}
