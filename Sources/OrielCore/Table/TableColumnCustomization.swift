/// Which columns of a table its user has hidden.
///
///     @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
///
///     Table(people, columnCustomization: $columns) {
///         TableColumn("Name", value: \.name).customizationID("name")
///         TableColumn("Age", value: \.age.description).customizationID("age").defaultVisibility(.hidden)
///     }
///
/// A secondary click on a header opens a menu of the columns that have an id. Unlike Apple's, users cannot change the
/// order and the widths of columns.
public struct TableColumnCustomization<RowValue: Identifiable>: Sendable, Codable {
    /// What the user has chosen, by the ids of the columns; true for a visible column.
    private var choices: [String: Bool] = [:]

    public init() {}

    /// The visibility of the column with an id; `automatic` if the user has not chosen.
    public subscript(visibility id: String) -> Visibility {
        get { choices[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { choices[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Forgets the order that the user has chosen. Has no effect: columns have the order of the app.
    public mutating func resetOrder() {}
}

extension TableColumnCustomization: Equatable {
    public static func == (a: TableColumnCustomization, b: TableColumnCustomization) -> Bool { a.choices == b.choices }
}

/// What users may change of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The order. Users cannot change it in any case.
    public static var reorder: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(rawValue: 1) }
    /// The width. Users cannot change it in any case.
    public static var resize: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(rawValue: 2) }
    /// Whether the column is shown.
    public static var visibility: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(rawValue: 4) }
    public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
}

extension TableColumnContent {
    /// Sets the id under which a user's choice for the column is kept.
    public nonisolated func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.customizationID = id }
    }

    /// Sets whether the column is shown as long as the user has not chosen.
    public nonisolated func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.defaultVisibility = visibility }
    }

    /// Sets what users may not change of the column.
    public nonisolated func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.disabledCustomization = behavior }
    }

    private nonisolated func changing(
        _ change: @escaping (inout _TableColumn<TableRowValue>) -> Void
    ) -> ChangedTableColumns<Self> {
        ChangedTableColumns(columns: self, change: change)
    }
}

/// Columns with another setting.
private struct ChangedTableColumns<Columns: TableColumnContent> {
    let columns: Columns
    let change: (inout _TableColumn<Columns.TableRowValue>) -> Void
}

extension ChangedTableColumns: TableColumnContent {
    typealias TableRowValue = Columns.TableRowValue
    typealias TableColumnSortComparator = Columns.TableColumnSortComparator
    typealias TableColumnBody = Never

    nonisolated var _columns: [_TableColumn<Columns.TableRowValue>] {
        columns._columns.map { column in
            var column = column
            change(&column)
            return column
        }
    }
}

extension _TableColumn where RowValue: Identifiable {
    /// Whether the table shows the column.
    func isShown(in customization: TableColumnCustomization<RowValue>?) -> Bool {
        guard let customization, let customizationID else { return defaultVisibility != .hidden }
        let chosen = customization[visibility: customizationID]
        return (chosen == .automatic ? defaultVisibility : chosen) != .hidden
    }

    /// Whether users can hide the column.
    var canBeHidden: Bool { customizationID != nil && !disabledCustomization.contains(.visibility) }
}

/// A toggle for each column that users can hide.
struct TableColumnMenu<RowValue: Identifiable> {
    let columns: [_TableColumn<RowValue>]
    let customization: Binding<TableColumnCustomization<RowValue>>
}

extension TableColumnMenu: View {
    var body: some View {
        ForEach(columns.indices, id: \.self) { index in
            let column = columns[index]
            Toggle(isOn: isShown(column)) { column.label }
        }
    }

    @MainActor private func isShown(_ column: _TableColumn<RowValue>) -> Binding<Bool> {
        Binding(
            get: { column.isShown(in: customization.wrappedValue) },
            set: { isShown in
                guard let id = column.customizationID else { return }
                customization.wrappedValue[visibility: id] = isShown ? .visible : .hidden
            }
        )
    }
}
