/// A control that opens another page.
///
///     NavigationLink("Paris", value: Trip.paris)            // the stack's destination for Trip
///     NavigationLink("Settings") { SettingsView() }         // a view
///
/// Unlike Apple's, a page inherits the environment of its stack, not that of the link, except for the link's
/// environment objects. On pages and in tabs, links are HTML anchors with an address; in sheets and menus, they are
/// buttons.
public struct NavigationLink<Label: View, Destination: View> {
    private enum Target {
        case view(Destination)
        /// Nil for a disabled link.
        case value(AnyHashable?)
    }

    private let target: Target
    /// The app's own binding that shows and hides the page of the link.
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

/// A link to the stack's destination for a value. It has no state, so that an idle page need not keep it.
private struct ValueLink<Label: View>: View {
    @Environment(\.navigationContext) private var context
    private let value: AnyHashable?
    private let label: Label

    init(value: AnyHashable?, label: Label) {
        self.value = value
        self.label = label
    }

    var body: some View {
        // The captures of the action are allocated for each link on the page.
        Button(action: { [context] in Self.push(value, in: context) }, label: { label })
            .disabled(value == nil || context == nil)
            .modifier(
                NavigationLinkDescription(value: value, isCurrent: value != nil && context?.shown?.value == value)
            )
    }

    @MainActor private static func push(_ value: AnyHashable?, in context: NavigationContext?) {
        guard let value, let context, !context.selectsRow(value) else { return }
        context.go { context.model.push(value, slug: nil, environment: EnvironmentValues()) }
    }
}

/// A link to a view. Its state is whether the view is shown.
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

/// A modifier that marks a link, so that it is rendered as one and found by the name of its destination.
struct NavigationLinkDescription {
    let value: AnyHashable?
    /// Whether the page is shown next to the link.
    let isCurrent: Bool
}

extension NavigationLinkDescription: ViewModifier, ElementModifier {
    typealias Body = Never

    /// The text is the name of the destination in an address; nil for the text of the label.
    func makeElement(in environment: EnvironmentValues) -> Element {
        if let value, environment.listSelection != nil, environment.navigationContext?.column != nil {
            nameRow(value)
        }
        var attributes: Attributes = isCurrent ? [.isSelected: .bool(true)] : [:]
        if environment.linkIndicatorVisibility == .hidden { attributes[.showsIndicator] = .bool(false) }
        return Element(.navigationLink, text: addressSlug, attributes: attributes)
    }

    var addressSlug: String? { value.map { AddressSlug.of($0) } }

    /// Gives the row of a list around the link the link's value, by which the list selects it.
    @MainActor private func nameRow(_ value: AnyHashable) {
        guard let node = Evaluation.node, let row = node.enclosingRow else { return }
        var traits = RowTraits()
        traits.tag = value
        row.contribute(traits, from: node)
    }
}

private enum LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var linkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the arrows of navigation links. Unlike Apple's, only links that are the row of a list have an arrow.
    public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicatorVisibility, visibility)
    }
}

// MARK: - Links to views

extension NavigationLink {
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination()), label: label())
    }

    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination), label: label())
    }

    /// Creates a link whose page is shown while a binding is true.
    public nonisolated init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(destination()), isActive: isActive, label: label())
    }

    /// Creates a link whose page is shown while a binding is true.
    public nonisolated init(
        destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(destination), isActive: isActive, label: label())
    }

    /// Creates a link whose page is shown while a selection equals its tag.
    public nonisolated init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(destination()), isActive: selection.isActive(tag), label: label())
    }

    /// Creates a link whose page is shown while a selection equals its tag.
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
    /// Returns a binding that is true while the selection equals the tag. Setting false clears the selection only if it
    /// equals the tag.
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
    /// Creates a link to the stack's destination for a value. A nil value disables the link.
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

extension NavigationLink {
    /// Sets whether the page of a link in a sidebar is shown in the detail column. Has no effect: it is shown there, and a
    /// link in a stack pushes its page.
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
