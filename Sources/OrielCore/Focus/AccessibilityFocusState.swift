/// A value that identifies the view with the focus of an assistive technology. Read it to observe the focus; set it to move the focus.
///
///     @AccessibilityFocusState private var isWarningFocused: Bool
///
///     Text("Not saved").accessibilityFocused($isWarningFocused)
///     Button("Save") { isWarningFocused = !save() }
///
/// Browsers do not tell pages about screen readers, which follow the keyboard focus. The state therefore follows the keyboard focus, with
/// all technologies and with none.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var state: FocusState<Value>

    public init() where Value == Bool { state = FocusState() }
    public init<T: Hashable>() where Value == T? { state = FocusState() }

    /// - Parameter technologies: Without effect, because browsers do not tell which are in use.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = FocusState() }
    /// - Parameter technologies: Without effect, because browsers do not tell which are in use.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { state = FocusState() }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(state: state.projectedValue) }

    /// A binding to a focus state that an ancestor owns.
    @propertyWrapper
    public struct Binding: DynamicProperty {
        fileprivate let state: FocusState<Value>.Binding

        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }
}

/// Assistive technologies.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 1 << 0) }
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 1 << 1) }
}

/// A modifier that lets the app move the focus to content that no key moves it to, such as a text.
struct AccessibilityFocusable {}

extension AccessibilityFocusable: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        Element(.focusable, attributes: [.isFocusable: .bool(false)], events: .focus)
    }
}

extension View {
    /// Binds the focus of assistive technologies on the view to a value of a focus state. If the view has a control, the control gets
    /// the focus.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        modifier(AccessibilityFocusable()).focused(binding.state, equals: value)
    }

    /// Binds the focus of assistive technologies on the view to a Boolean focus state, which is true while the view has the focus.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessibilityFocused(condition, equals: true)
    }

    /// Sets the focus state of assistive technologies when the view appears, unless an element already has the focus.
    ///
    ///     @AccessibilityFocusState private var isTotalFocused: Bool
    ///
    ///     var body: some View {
    ///         VStack {
    ///             Text("Order")
    ///             Text("Total: 12").accessibilityFocused($isTotalFocused)
    ///         }
    ///         .accessibilityDefaultFocus($isTotalFocused, true)
    ///     }
    public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        _ value: Value
    ) -> some View {
        defaultFocus(binding.state, value)
    }
}
