import Foundation
public import OrielCore

/// A chart of data.
///
///     Chart(sales) { sale in
///         BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
///     }
///     .frame(height: 240)
///
/// Marks are views: they move when data changes in an animation. A screen reader reads the values as a table.
///
/// Unlike Apple's, the widths of texts are estimated, as the server does not have the fonts of the browser.
public struct Chart<Content: ChartContent> {
    let content: Content
    @Environment(\.self) private var environment
    @State private var legendSize: CGSize?
}

extension Chart: View {
    public var body: some View {
        let settings = environment.chart
        var marks = MarkCollector()
        let _ = marks.collect(content)
        GeometryReader { geometry in
            let layout = ChartLayout(
                marks: marks.marks,
                settings: settings,
                size: geometry.size,
                legendSize: legendSize,
                environment: environment
            )
            ChartView(
                proxy: ChartProxy(layout: layout, geometry: geometry, settings: settings),
                legendSize: $legendSize,
                environment: environment
            )
        }
    }
}

extension Chart {
    /// A chart of marks.
    public init(@ChartContentBuilder content: () -> Content) { self.init(content: content()) }

    /// A chart of a collection's elements.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: content))
    }

    /// A chart of a collection's elements, identified by a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.init(content: ForEach(data, id: id, content: content))
    }
}
