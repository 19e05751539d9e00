/// How the user of a table has arranged its columns.
///
///     @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
///
///     Table(people, columnCustomization: $columns) {
///         TableColumn("Name", value: \.name).customizationID("name")
///         TableColumn("Age", value: \.age.description).customizationID("age").defaultVisibility(.hidden)
///     }
///
/// The columns that have an id can be hidden and moved: a secondary click on a header opens a menu for that, and a
/// header can be dragged to the place of another. The widths that the user chooses for these columns are kept here, too.
/// Unlike Apple's, the dragged header leaves its place only when it is dropped.
public struct TableColumnCustomization<RowValue: Identifiable>: Sendable, Codable {
    /// What the user has chosen, by the ids of the columns; true for a visible column.
    private var choices: [String: Bool] = [:]
    // Values that were stored by earlier versions lack the following.
    /// The ids of the columns that can be moved, in the order that the user has chosen; nil for the order of the app.
    private var order: [String]?
    /// The widths in points that the user has chosen.
    private var widths: [String: Double]?

    private enum CodingKeys: String, CodingKey { case choices, order, widths }

    public init() {}

    /// The visibility of the column with an id; `automatic` if the user has not chosen.
    public subscript(visibility id: String) -> Visibility {
        get { choices[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { choices[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Forgets the order that the user has chosen: columns have the order of the app again.
    public mutating func resetOrder() { order = nil }
}

extension TableColumnCustomization: Equatable {}

extension TableColumnCustomization {
    /// Reads a customization, such as one from the browser's storage, which users can change.
    ///
    /// At most 256 columns are read. Ids of more than 256 bytes of UTF-8 and widths that are not finite are skipped.
    /// Other widths are limited to 10 to 10,000 points.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        choices = StoredColumns.bounded(try container.decode([String: Bool].self, forKey: .choices))
        order = try container.decodeIfPresent([String].self, forKey: .order).map { ids in
            Array(ids.lazy.filter(StoredColumns.isBounded).prefix(StoredColumns.mostColumns))
        }
        widths = try container.decodeIfPresent([String: Double].self, forKey: .widths).map { widths in
            StoredColumns.bounded(widths.filter { $0.value.isFinite }).mapValues { min(max($0, 10), 10_000) }
        }
    }
}

/// The limits of what is read from the browser's storage.
private enum StoredColumns {
    static let mostColumns = 256

    static func isBounded(_ id: String) -> Bool { id.utf8.count <= 256 }

    /// Returns the entries of the first columns, sorted by id.
    static func bounded<Value>(_ entries: [String: Value]) -> [String: Value] {
        let entries = entries.filter { isBounded($0.key) }
        guard entries.count > mostColumns else { return entries }
        let first = entries.sorted { $0.key < $1.key }.prefix(mostColumns)
        return Dictionary(uniqueKeysWithValues: first.map { ($0.key, $0.value) })
    }
}

extension TableColumnCustomization {
    /// The width that the user has chosen for the column with an id.
    subscript(width id: String) -> Double? {
        get { widths?[id] }
        set {
            var all = widths ?? [:]
            all[id] = newValue
            widths = all.isEmpty ? nil : all
        }
    }

    /// Returns columns in the order that the user has chosen. Columns that cannot be moved keep their places.
    func ordered(_ columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
        guard let order else { return columns }
        let places = columns.indices.filter { columns[$0].canBeMoved }
        // Columns that the app has added since come after the others.
        let rank = places.map { place in
            columns[place].customizationID.flatMap { order.firstIndex(of: $0) } ?? order.count + place
        }
        var result = columns
        let sources = zip(rank, places).sorted { $0.0 < $1.0 }.map(\.1)
        for (place, source) in zip(places, sources) { result[place] = columns[source] }
        return result
    }

    /// Moves a column to the place of another one.
    ///
    /// - Parameter columns: All columns, in their present order.
    mutating func move(_ id: String, toPlaceOf target: String, in columns: [_TableColumn<RowValue>]) {
        var ids = columns.filter(\.canBeMoved).compactMap(\.customizationID)
        guard id != target, let start = ids.firstIndex(of: id), let end = ids.firstIndex(of: target) else { return }
        ids.remove(at: start)
        // The columns between the two make room, so the index of the target is right in both directions.
        ids.insert(id, at: end)
        order = ids
    }
}

/// What users may not change of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The order: the header cannot be dragged.
    public static var reorder: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(rawValue: 1) }
    /// The width: no divider follows the header.
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

    /// Whether users can move the column.
    var canBeMoved: Bool { customizationID != nil && !disabledCustomization.contains(.reorder) }

    /// Whether users can change the width of the column.
    var canBeResized: Bool { width.fixed == nil && !disabledCustomization.contains(.resize) }

    /// The name under which a table without a customization keeps the width of the column.
    var widthKey: String { customizationID ?? "#\(place)" }
}
