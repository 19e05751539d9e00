public import OrielCore

extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never
}

extension ForEach: PrimitiveChartContent where Content: ChartContent {
    func collect(into marks: inout MarkCollector) {
        for element in data { marks.collect(content(element), id: id(element)) }
    }
}

extension ForEach where Content: ChartContent {
    /// Creates content for each element, identified by a key path.
    public nonisolated init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    /// Creates content for each element, identified by the elements' ids.
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    /// Creates content for each number of a range.
    public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}
