/// The lines above and below a section of a list.
struct SectionSeparators: Equatable {
    var top: Visibility?
    var bottom: Visibility?
    var topTint: Color?
    var bottomTint: Color?

    /// Writes the lines to the element of a section, or of a list for its rows outside of sections.
    func describe(_ element: inout Element) {
        element.attributes.set(.topSeparator, top)
        element.attributes.set(.bottomSeparator, bottom)
        if let topTint { element.attributes[.topSeparatorTint] = .color(topTint) }
        if let bottomTint { element.attributes[.bottomSeparatorTint] = .color(bottomTint) }
    }
}

private enum SectionSeparatorsKey: EnvironmentKey {
    static var defaultValue: SectionSeparators { SectionSeparators() }
}

extension EnvironmentValues {
    var sectionSeparators: SectionSeparators {
        get { self[SectionSeparatorsKey.self] }
        set { self[SectionSeparatorsKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the separators above and below a section of a list.
    ///
    /// The styles `insetGrouped` and `sidebar` have no separators around sections. `plain` and `inset` draw the one above a section
    /// only if it is visible or has a tint.
    public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        transformEnvironment(\.sectionSeparators) { separators in
            if edges.contains(.top) { separators.top = visibility }
            if edges.contains(.bottom) { separators.bottom = visibility }
        }
    }

    /// Sets the colour of the separators above and below a section of a list; nil for the list's own.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        transformEnvironment(\.sectionSeparators) { separators in
            if edges.contains(.top) { separators.topTint = color }
            if edges.contains(.bottom) { separators.bottomTint = color }
        }
    }
}
