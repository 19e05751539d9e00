/// A section with actions below its rows.
public struct _SectionWithActions<Parent, Content, Footer, Actions> {
    let section: Section<Parent, Content, Footer>
    let actions: Actions
}

extension _SectionWithActions: View where Parent: View, Content: View, Footer: View, Actions: View {
    public var body: some View {
        Section(
            header: section.header,
            content: TupleView((section.content, actions)),
            footer: section.footer,
            isExpanded: section.isExpanded
        )
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Adds actions to the section, as rows after its content.
    ///
    ///     Section("Lists") { ForEach(lists) { Text($0.name) } }
    ///         .sectionActions { Button("New List", systemImage: "plus") { addList() } }
    public nonisolated func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
        _SectionWithActions(section: self, actions: content())
    }
}
