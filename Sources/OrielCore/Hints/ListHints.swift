// Hints for lists.

extension View {
    /// Sets whether a list has an index of its sections at its edge. Has no effect: lists of a page have none.
    public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        withoutEffect(self, "lists of a page have none")
    }

    /// Sets the name of a section in the index of a list. Has no effect: lists of a page have none.
    public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
        withoutEffect(self, "lists of a page have none")
    }

    @_disfavoredOverload
    public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        withoutEffect(self, "lists of a page have none")
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Sets whether people can collapse the section. Has no effect: those that they can have an `isExpanded:`.
    public nonisolated func collapsible(_ collapsible: Bool) -> some View {
        withoutEffect(self, "those that they can have an `isExpanded:`")
    }
}
