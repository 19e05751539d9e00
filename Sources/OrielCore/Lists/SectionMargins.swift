public import Foundation

/// The margins around a section of a list; nil for those of the list.
struct SectionMargins: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// Writes the margins to the element of a section.
    func describe(_ element: inout Element) {
        element.attributes.set(.verticalSpacing, top)
        element.attributes.set(.leadingSpace, leading)
        element.attributes.set(.spacing, bottom)
        element.attributes.set(.trailingSpace, trailing)
    }
}

private enum SectionMarginsKey: EnvironmentKey { static var defaultValue: SectionMargins { SectionMargins() } }

extension EnvironmentValues {
    var sectionMargins: SectionMargins {
        get { self[SectionMarginsKey.self] }
        set { self[SectionMarginsKey.self] = newValue }
    }
}

extension View {
    /// Sets the margins around a section of a list, or around the sections in this view.
    ///
    ///     List {
    ///         Section { WideView() }.listSectionMargins(.horizontal, 0)
    ///     }
    ///
    /// The margin at the top is the distance to the section above.
    ///
    /// - Parameter length: The margin in points; nil for that of the list.
    public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        transformEnvironment(\.sectionMargins) { margins in
            let length = length.map { max($0, 0) }
            if edges.contains(Edge.top) { margins.top = length }
            if edges.contains(Edge.leading) { margins.leading = length }
            if edges.contains(Edge.bottom) { margins.bottom = length }
            if edges.contains(Edge.trailing) { margins.trailing = length }
        }
    }
}
