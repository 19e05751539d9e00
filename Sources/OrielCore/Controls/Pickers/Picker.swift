import OrielUIKit

/// A control for selecting one of several values.
///
///     Picker("Size", selection: $size) {
///         ForEach(Size.allCases) { Text($0.name) }
///         Text("Other").tag(Size.other)
///     }
///
/// The value of an option is its `tag(_:)`; inside a `ForEach` without tags, it is the element's id.
///
/// Unlike Apple's, the styles `.menu` and `.navigationLink` show the browser's menu; in it and in a wheel, options are
/// only text. In a `Menu`, the options are items with a tick, and in the style `.menu` those of a menu in it. In a
/// `ForEach`, a tag in the body of a custom view is ignored; the element's id is used instead.
public struct Picker<Label, SelectionValue: Hashable, Content> {
    let label: Label
    let scope: PickerScope<SelectionValue>
    let content: Content
    @Environment(\.showsPickersAsSubmenus) private var isSubmenu

    nonisolated init(label: Label, scope: PickerScope<SelectionValue>, content: Content) {
        self.label = label
        self.scope = scope
        self.content = content
    }
}

extension Picker: View where Label: View, Content: View {
    @ViewBuilder public var body: some View {
        if isSubmenu {
            Menu {
                options.pickerStyle(InlinePickerStyle())
            } label: {
                label
            }
        } else {
            options
        }
    }

    private var options: some View {
        PickerElement(
            elementDescription: PickerDescription(),
            content: TupleView((ControlLabel { label }, content.environment(\.pickerScope, scope)))
        )
    }
}

extension Picker where Label: View, Content: View {
    public nonisolated init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), scope: PickerScope(selection: selection), content: content())
    }

    /// Creates a picker for a value that several items have; a selection sets the value of all items.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        guard let first = bindings.first else {
            preconditionFailure("A Picker with several sources requires at least one source.")
        }
        let scope = PickerScope(selection: first, others: Array(bindings.dropFirst()))
        self.init(label: label(), scope: scope, content: content())
    }

    @available(*, deprecated, renamed: "Picker(selection:content:label:)")
    public nonisolated init(
        selection: Binding<SelectionValue>,
        label: Label,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: label, scope: PickerScope(selection: selection), content: content())
    }
}

extension Picker where Label == Text, Content: View {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension EnvironmentValues {
    /// Whether a picker is a menu in a menu.
    fileprivate var showsPickersAsSubmenus: Bool {
        isInMenu && self[StyleKey<PickerStyleMark>.self]?.name == "menu"
    }
}

private struct PickerElement<Content: View> {
    let elementDescription: PickerDescription
    let content: Content
}

extension PickerElement: ContainerElementView {
    typealias Body = Never
}

private struct PickerDescription: ElementDescription {
    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        environment.describeLabeledControl(in: &attributes)
        if let style = environment[StyleKey<PickerStyleMark>.self]?.name, style != "automatic" {
            attributes[.controlStyle] = .string(style)
        } else if environment.isInMenu {
            // Its options are items with a tick.
            attributes[.controlStyle] = .string("inline")
        }
        if attributes.string(.controlStyle) == "segmented" {
            attributes.set(
                environment.segmentedControl ?? PageDevice.current?.appearanceIfSet(of: UISegmentedControl.self)
            )
        }
        if attributes.string(.controlStyle) == "palette" {
            attributes.set(.hidesBackground, environment.paletteSelectionEffect.isCustom)
        }
        var events: Element.Events = .change
        if environment.reportsFocus { events.insert(.focus) }
        return Element(.picker, attributes: attributes, events: events)
    }

    /// Returns the place of an option: a wheel reports the number of the wheel before it.
    private func place(in value: String) -> Int? { Int(value.hasPrefix("0 ") ? String(value.dropFirst(2)) : value) }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues, on node: ElementNode) {
        // The browser's menu reports the position of the chosen option.
        guard case .choose(let value) = event, let place = place(in: value), place >= 0 else { return }
        var options: [ElementNode] = []
        node.appendOptions(to: &options)
        if place < options.count { options[place].handle(.tap) }
    }
}

extension ViewNode {
    /// Appends the options of a picker in order.
    fileprivate final func appendOptions(to options: inout [ElementNode]) {
        if let node = elementNode {
            if node.element.kind == .option { return options.append(node) }
        }
        forEachChild { $0.appendOptions(to: &options) }
    }
}
