/// The additional views of a list's row.
struct RowExtras {
    typealias Content = TupleView<(RowDeleteControl?, SwipeActions?, SwipeActions?, RowBackground?, RowMenuItems?)>

    var deleteControl: RowDeleteControl?
    var leadingActions: SwipeActions?
    var trailingActions: SwipeActions?
    var background: RowBackground?
    var menu: RowMenuItems?

    var isEmpty: Bool {
        deleteControl == nil && leadingActions == nil && trailingActions == nil && background == nil && menu == nil
    }

    var content: Content { TupleView((deleteControl, leadingActions, trailingActions, background, menu)) }
}

/// The background of a row.
struct RowBackground {
    let elementDescription = SimpleElement(element: Element(.listRowBackground))
    let content: AnyView

    init(_ content: AnyView) { self.content = content }
}

extension RowBackground: ContainerElementView {
    typealias Body = Never
}

/// The button that deletes a row in edit mode, after a confirmation.
struct RowDeleteControl {
    let delete: () -> Void
    @State private var isAsking = false

    init(_ delete: @escaping () -> Void) { self.delete = delete }
}

extension RowDeleteControl: View {
    var body: some View {
        RowControl(edge: .leading, isOn: isAsking) { isAsking.toggle() }
        if isAsking { RowControl(edge: .trailing, isOn: true, action: delete) }
    }
}

/// A button at an edge of a row: a red circle at the leading edge, a red field at the trailing edge.
private struct RowControl {
    let edge: HorizontalEdge
    let isOn: Bool
    let action: () -> Void
}

extension RowControl: LeafElementView {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        let title = SystemWord.delete.text(in: environment.locale)
        var element = Element(.rowControl, text: edge == .leading ? nil : title, events: .tap)
        element.attributes[.edge] = .string(edge == .leading ? "leading" : "trailing")
        element.attributes.set(.isOn, isOn)
        element.attributes[.label] = .string(title)
        return element
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if event == .tap { action() }
    }
}
