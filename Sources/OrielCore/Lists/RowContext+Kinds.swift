extension RowContext {
    /// A list or form: each view is a row with an element of its own.
    static let list = RowContext("list") { ListRowViewType($0) }
    /// A lazy stack or grid: views have no row element, but rows far from the viewport are not mounted.
    static let lazy = RowContext("lazy")
}
