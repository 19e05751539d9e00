/// What sort of container takes its content apart into rows.
package enum RowContext: Hashable {
    /// A list or form: each view is a row with an element of its own.
    case list
    /// A lazy stack or grid: views are as they are, but rows far from the viewport are not mounted.
    case lazy
}

/// What an element does when it stands in a list.
package enum RowRole {
    /// It is a row.
    case row
    /// It is a row if there is one view in it; if there are several, those are the rows.
    case modifier
    /// What is in it are the rows.
    case group
    /// It belongs to what is around it, as the header of a section does.
    case part
}
