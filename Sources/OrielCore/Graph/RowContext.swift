/// A kind of container that splits its content into rows. Containers declare theirs as static members.
package struct RowContext: Hashable {
    private let name: String
    /// Whether rows far from the viewport need not be mounted.
    let isLazy: Bool
    /// Whether a row encloses the modifiers of its view, such as `onAppear`, too.
    let enclosesModifiers: Bool
    /// Returns the type that mounts a view as a row; nil if rows have no element of their own.
    let makeRowType: (@MainActor (ViewType) -> ViewType)?

    /// - Parameter name: Identifies the context: contexts with the same name are equal.
    init(
        _ name: String,
        isLazy: Bool = true,
        enclosesModifiers: Bool = false,
        makeRowType: (@MainActor (ViewType) -> ViewType)? = nil
    ) {
        self.name = name
        self.isLazy = isLazy
        self.enclosesModifiers = enclosesModifiers
        self.makeRowType = makeRowType
    }

    package static func == (a: RowContext, b: RowContext) -> Bool { a.name == b.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The role of an element in a list.
package enum RowRole {
    /// The element is a row.
    case row
    /// The element is a row if it contains one view; otherwise, the views inside are the rows.
    case modifier
    /// The views inside are the rows.
    case group
    /// The element belongs to its container, as the header of a section does.
    case part
}
