/// A container that splits its content into rows.
package enum RowContext: Hashable {
    /// A list or form: each view is a row with an element of its own.
    case list
    /// A lazy stack or grid: views have no row element, but rows far from the viewport are not mounted.
    case lazy
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
