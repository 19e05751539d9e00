public import Foundation

/// Columns made from the elements of a collection.
///
///     TableColumnForEach(years, id: \.self) { year in
///         TableColumn(String(year)) { country in Text(country.population[year], format: .number) }
///     }
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>
where
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent, Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort
{
    /// The elements.
    public let data: Data
    /// Returns the column of an element.
    public let content: (Data.Element) -> Content
}

extension TableColumnForEach: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    public nonisolated var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }
}

extension TableColumnForEach {
    /// Creates a column for each element.
    public nonisolated init(
        _ data: Data,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }

    /// Creates a column for each element.
    public nonisolated init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    /// Creates a column for each number of a range.
    public nonisolated init(
        _ data: Range<Int>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
    }
}
