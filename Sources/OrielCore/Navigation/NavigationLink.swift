/// A control that goes to another page.
///
///     NavigationLink("Paris", value: Trip.paris)            // the stack's destination for Trip
///     NavigationLink("Settings") { SettingsView() }         // a view
public struct NavigationLink<Label: View, Destination: View> {
    private enum Target {
        case view(Destination)
        /// Nil for a link that leads nowhere now.
        case value(AnyHashable?)
    }

    private let target: Target
    /// Where the app itself says whether the link's page shows.
    private let isActive: Binding<Bool>?
    private let label: Label

    private nonisolated init(target: Target, isActive: Binding<Bool>? = nil, label: Label) {
        self.target = target
        self.isActive = isActive
        self.label = label
    }
}

extension NavigationLink: View {
    public var body: some View {
        switch target {
        case .value(let value): ValueLink(value: value, label: label)
        case .view(let destination): ViewLink(destination: destination, isActive: isActive, label: label)
        }
    }
}

/// A link to the stack's destination for a value; it remembers nothing, so a page that rests need not keep it.
private struct ValueLink<Label: View>: View {
    @Environment(\.navigationContext) private var context
    private let value: AnyHashable?
    private let label: Label

    init(value: AnyHashable?, label: Label) {
        self.value = value
        self.label = label
    }

    var body: some View {
        // What the action holds it holds for each link on the page.
        Button(action: { [context] in Self.push(value, in: context) }, label: { label })
            .disabled(value == nil || context == nil)
            .modifier(
                NavigationLinkDescription(value: value, isCurrent: value != nil && context?.shown?.value == value)
            )
    }

    @MainActor private static func push(_ value: AnyHashable?, in context: NavigationContext?) {
        guard let value, let context else { return }
        context.go { context.model.push(value, slug: nil, environment: EnvironmentValues()) }
    }
}

/// A link to a view; it remembers whether the view shows.
private struct ViewLink<Label: View, Destination: View>: View {
    @State private var isOnStack = false
    @Environment(\.navigationContext) private var context
    private let destination: Destination
    private let isActive: Binding<Bool>?
    private let label: Label

    init(destination: Destination, isActive: Binding<Bool>?, label: Label) {
        self.destination = destination
        self.isActive = isActive
        self.label = label
    }

    var body: some View {
        let isShown = isActive ?? $isOnStack
        Button(action: { activate(isShown) }, label: { label })
            .disabled(context == nil)
            .modifier(
                NavigationLinkDescription(value: nil, isCurrent: context?.shown != nil && isShown.wrappedValue)
            )
            .modifier(
                LinkActivation(
                    destination: isShown.wrappedValue ? AnyView(destination) : nil,
                    context: context,
                    slug: nil,
                    staysWithoutOwner: isActive == nil,
                    didPop: { isShown.wrappedValue = false }
                )
            )
    }

    @MainActor private func activate(_ isShown: Binding<Bool>) {
        guard !isShown.wrappedValue else { return }
        context?.go { isShown.wrappedValue = true }
    }
}

/// Marks a link, so that it can be drawn as one and found by the name of where it leads.
struct NavigationLinkDescription {
    let value: AnyHashable?
    /// Whether the page shows beside the link.
    let isCurrent: Bool
}

extension NavigationLinkDescription: ViewModifier, ElementModifier {
    typealias Body = Never

    /// The text is what the page is called in an address; nil for the text of the label.
    func makeElement(in environment: EnvironmentValues) -> Element {
        Element(.navigationLink, text: addressSlug, attributes: isCurrent ? [.isSelected: .bool(true)] : [:])
    }

    var addressSlug: String? { value.map { AddressSlug.of($0) } }
}

// MARK: - Links to views

extension NavigationLink {
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination()), label: label())
    }

    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination), label: label())
    }

    /// A link whose page shows as long as a binding is true.
    public nonisolated init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(destination()), isActive: isActive, label: label())
    }

    /// A link whose page shows as long as a binding is true.
    public nonisolated init(
        destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(destination), isActive: isActive, label: label())
    }

    /// A link whose page shows as long as a selection is its tag.
    public nonisolated init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(destination()), isActive: selection.isActive(tag), label: label())
    }

    /// A link whose page shows as long as a selection is its tag.
    public nonisolated init<V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(destination), isActive: selection.isActive(tag), label: label())
    }
}

extension Binding {
    /// Whether an optional selection is a tag; setting false takes the tag away and leaves others alone.
    fileprivate func isActive<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isActive in
                if isActive {
                    wrappedValue = tag
                } else if wrappedValue == tag {
                    wrappedValue = nil
                }
            }
        )
    }
}

extension NavigationLink where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(target: .view(destination()), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(target: .view(destination()), label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(target: .view(destination), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(target: .view(destination), label: Text(title))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(target: .view(destination()), isActive: isActive, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(target: .view(destination()), isActive: isActive, label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .view(destination), isActive: isActive, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .view(destination), isActive: isActive, label: Text(title))
    }

    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(target: .view(destination()), isActive: selection.isActive(tag), label: Text(titleKey))
    }

    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(target: .view(destination), isActive: selection.isActive(tag), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Hashable>(
        _ title: S,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(target: .view(destination), isActive: selection.isActive(tag), label: Text(title))
    }
}

// MARK: - Links to values

extension NavigationLink where Destination == Never {
    /// A link to the stack's destination for a value; nil leads nowhere.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }

    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
    }
}
