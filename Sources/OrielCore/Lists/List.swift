/// Rows of data in a column that scrolls.
///
/// Each view inside is a row. Of a `ForEach` with many elements only the rows near the viewport are mounted; their state
/// is kept when they are scrolled away.
///
///     List(selection: $selected) {
///         Section("Fruit") {
///             ForEach(fruits) { Text($0.name) }
///                 .onDelete { fruits.remove(atOffsets: $0) }
///         }
///     }
public struct List<SelectionValue: Hashable, Content: View> {
    let selection: (any ListSelection)?
    let content: Content
}

extension List: View {
    public var body: some View {
        ListContainer(
            elementDescription: ListDescription(allowsSelection: selection != nil),
            // What is said about the rows of a list around this one is not meant for the rows of this one, and the list
            // may itself be a row of that one.
            content: content.environment(\.listSelection, selection).environment(\.rowTraits, RowTraits())
        )
    }
}

extension List {
    /// Rows of which any number can be selected.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { SetSelection(binding: $0) }, content: content())
    }

    /// Rows of which one can be selected.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { OptionalSelection(binding: $0) }, content: content())
    }

    /// Rows of which one is always selected.
    @_disfavoredOverload
    public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: RequiredSelection(binding: selection), content: content())
    }
}

extension List where SelectionValue == Never {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content())
    }
}

/// The element of a list or form.
struct ListContainer<Content: View> {
    let elementDescription: ListDescription
    let content: Content
}

extension ListContainer: ContainerElementView {
    typealias Body = Never

    static var contentContext: RowContext? { .list }
}

/// How a list or form describes itself.
struct ListDescription {
    var isForm = false
    var allowsSelection = false
}

extension ListDescription: ElementDescription {
    static var readsBindings: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = Element(.list)
        element.attributes[.listStyle] = .string(isForm ? environment.formStyleName : environment.listStyleName)
        if isForm { element.attributes[.role] = .string("form") }
        element.attributes.set(.isEditing, environment.editMode?.wrappedValue.isEditing ?? false)
        element.attributes.set(.allowsSelection, allowsSelection)
        element.attributes.set(.minRowHeight, environment.explicitMinRowHeight)
        element.attributes.set(.minHeaderHeight, environment.defaultMinListHeaderHeight)
        element.attributes.set(.sectionSpacing, environment.listSectionSpacing)
        environment.scrolling.describe(&element, axes: .vertical)
        environment.describeRefresh(&element)
        return element
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if event == .refresh { environment.refreshControl?.begin() }
    }
}
