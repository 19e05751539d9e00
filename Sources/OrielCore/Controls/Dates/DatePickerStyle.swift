public import Foundation

/// The appearance of date pickers.
///
///     struct TitledDatePickerStyle: DatePickerStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack { configuration.label; DatePicker(configuration).labelsHidden() }
///         }
///     }
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = DatePickerStyleConfiguration
}

/// The date picker's properties available to a style.
public struct DatePickerStyleConfiguration {
    /// The label of the picker.
    public struct Label {
        let view: ErasedLabel

        init<V: View>(_ view: V) { self.view = ErasedLabel(view) }
    }

    public let label: Label
    @Binding public var selection: Date
    /// The earliest selectable date.
    public let minimumDate: Date?
    /// The latest selectable date.
    public let maximumDate: Date?
    public let displayedComponents: DatePickerComponents
}

extension DatePickerStyleConfiguration.Label: View {
    public var body: some View { view }
}

/// The key for date picker styles.
typealias DatePickerStyleMark = DatePickerStyleConfiguration

struct DatePickerStyleBody<Style: DatePickerStyle> {
    @StyleValue var style: Style
    let configuration: DatePickerStyleConfiguration

    init(style: Style, configuration: DatePickerStyleConfiguration) {
        _style = StyleValue(wrappedValue: style)
        self.configuration = configuration
    }
}

extension DatePickerStyleBody: View {
    var body: some View { style.makeBody(configuration: configuration) }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// Creates the date picker passed to a style, without that style applied.
    public nonisolated init(_ configuration: DatePickerStyleConfiguration) {
        self.init(
            selection: configuration.$selection,
            bounds: DateBounds(earliest: configuration.minimumDate, latest: configuration.maximumDate),
            components: configuration.displayedComponents,
            label: configuration.label
        )
    }
}

extension EnvironmentValues {
    var datePickerStyle: StyleLayer? { self[StyleKey<DatePickerStyleMark>.self] }
}

extension View {
    /// Sets the appearance of the date pickers in this view.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: DatePickerStyleMark.self))
    }
}
