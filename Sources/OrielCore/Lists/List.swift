/// A scrolling column of rows.
///
/// Each view in the list is a row. For a `ForEach` with more than 64 elements, only the rows near the viewport are
/// mounted; rows that are scrolled away keep their state.
///
///     List(selection: $selected) {
///         Section("Fruit") {
///             ForEach(fruits) { Text($0.name) }
///                 .onDelete { fruits.remove(atOffsets: $0) }
///         }
///     }
///
/// Unlike Apple's, a tap selects a row even if the list is not in edit mode.
public struct List<SelectionValue: Hashable, Content: View> {
    let selection: (any ListSelection)?
    let content: Content
}

extension List: View {
    public var body: some View {
        ListContainer(
            elementDescription: ListDescription(selection: selection),
            // The row traits of an enclosing list do not apply to the rows of this one, which may itself be a row of
            // that list.
            content: content.environment(\.listSelection, selection).environment(\.rowTraits, RowTraits())
        )
    }
}

extension List {
    /// Creates a list with any number of selected rows.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { SetSelection(binding: $0) }, content: content())
    }

    /// Creates a list with at most one selected row.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { OptionalSelection(binding: $0) }, content: content())
    }

    /// Creates a list with exactly one selected row.
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

/// The element description of a list or form.
struct ListDescription {
    var isForm = false
    var selection: (any ListSelection)?
}

extension ListDescription: ElementDescription {
    static var readsBindings: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = Element(.list)
        element.attributes[.listStyle] = .string(isForm ? environment.formStyleName : environment.listStyleName)
        if isForm { element.attributes[.role] = .string("form") }
        element.attributes.set(.isEditing, environment.editMode?.wrappedValue.isEditing ?? false)
        element.attributes.set(.allowsSelection, selection != nil)
        element.attributes.set(.minRowHeight, environment.explicitMinRowHeight)
        element.attributes.set(.minHeaderHeight, environment.defaultMinListHeaderHeight)
        element.attributes.set(.sectionSpacing, environment.listSectionSpacing)
        element.attributes.set(.spacing, environment.listRowSpacing)
        let alternates = isForm ? false : environment.listStyleAlternatesRows
        element.attributes.set(.alternatesRows, environment.alternatesRows(inStyle: alternates))
        environment.sectionSeparators.describe(&element)
        environment.scrolling.describe(&element, axes: .vertical)
        environment.describeRefresh(&element)
        environment.describeScrollPosition(&element)
        environment.describeScrollObservers(&element)
        if let selection { environment.navigationContext?.column?.register(selection) }
        return element
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues, on node: ElementNode) {
        environment.startScrolling(event, on: node)
        environment.noteScroll(event, on: node)
        if event == .refresh { environment.refreshControl?.begin() }
    }
}
