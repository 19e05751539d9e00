import Foundation
public import OrielCore

/// A chart of data in space, which can be turned by dragging it.
///
///     Chart3D(penguins) { penguin in
///         PointMark(
///             x: .value("Flipper", penguin.flipper),
///             y: .value("Weight", penguin.weight),
///             z: .value("Beak", penguin.beak)
///         )
///         .foregroundStyle(by: .value("Species", penguin.species))
///     }
///     .chart3DCameraProjection(.perspective)
///
/// The marks are in a cube that is half a unit long in each direction from its middle. The server draws them from the
/// farthest to the nearest, so those that pass through each other are not cut. A screen reader reads the values as a
/// table.
public struct Chart3D<Content: Chart3DContent> {
    let content: Content
    @Environment(\.self) private var environment
    @State private var legendSize: CGSize?
    @State private var ownPose = Chart3DPose.default
}

extension Chart3D: View {
    public var body: some View {
        let settings = environment.chart
        let (own, legend) = ($ownPose, $legendSize)
        var marks = SpatialMarks()
        let _ = marks.collect(content)
        GeometryReader { geometry in
            Chart3DView(
                marks: marks.marks,
                settings: settings,
                size: geometry.size,
                environment: environment,
                legendSize: legend,
                pose: settings.pose?.binding ?? own,
                canTurn: settings.pose?.canTurn ?? true
            )
        }
    }
}

extension Chart3D {
    /// A chart of marks.
    public init(@Chart3DContentBuilder content: () -> Content) { self.init(content: content()) }

    /// A chart of a collection's elements.
    public init<Data: RandomAccessCollection, C: Chart3DContent>(
        _ data: Data,
        @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.init(content: ForEach(data: data, content: content, id: { $0.id }))
    }

    /// A chart of a collection's elements, identified by a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.init(content: ForEach(data: data, content: content, id: { $0[keyPath: id] }))
    }
}
