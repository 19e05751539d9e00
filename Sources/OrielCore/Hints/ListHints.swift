// Hints for lists.

extension View {
    /// Sets whether a list has an index of its sections at its edge. Has no effect: lists of a page have none.
    public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        withoutEffect(self, "lists of a page have no index of sections")
    }

    /// Sets the name of a section in the index of a list. Has no effect: lists of a page have none.
    public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
        withoutEffect(self, "lists of a page have no index of sections")
    }

    @_disfavoredOverload
    public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        withoutEffect(self, "lists of a page have no index of sections")
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Sets whether people can collapse the section. Has no effect: sections with an `isExpanded:` can be collapsed.
    public nonisolated func collapsible(_ collapsible: Bool) -> some View {
        withoutEffect(self, "sections with an `isExpanded:` can be collapsed")
    }
}
