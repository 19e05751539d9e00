/// Tabs that belong together.
///
/// Unlike Apple's, the tabs are shown in the tab bar with the others, because there is no sidebar of tabs; the header and the actions of
/// the section are not shown.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    private let content: Content

    fileprivate nonisolated init(tabs: Content) { content = tabs }
}

extension TabSection: View where Content: View {
    public var body: some View { content }
}

extension TabSection where Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView {
    public nonisolated init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) {
        self.init(tabs: content())
    }
}

extension TabSection where Header == EmptyView, Content: TabContent<SelectionValue>, Footer == EmptyView {
    public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.init(tabs: content()) }
}

extension TabSection where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(tabs: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(tabs: content())
    }
}
