/// The default label of a share link: the title "Share" and a symbol.
public struct DefaultShareLinkLabel: View {
    private let title: Text

    nonisolated init(_ title: Text = SystemWord.share.text) { self.title = title }

    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
