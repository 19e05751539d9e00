public import Foundation

/// A round button with a question mark, which opens help.
///
///     HelpLink(destination: URL(string: "https://oriel.example/help")!)
///
/// Pages have no help book, so anchors in one cannot be opened.
public struct HelpLink {
    private enum Target {
        case action(() -> Void)
        case address(URL)
    }

    private let target: Target
    @Environment(\.openURL) private var openURL

    /// Creates a link to a page with help.
    public nonisolated init(destination: URL) { target = .address(destination) }

    /// Creates a button that shows help by an action.
    public nonisolated init(action: @escaping () -> Void) { target = .action(action) }
}

extension HelpLink: View {
    public var body: some View {
        Button {
            switch target {
            case .action(let action): action()
            case .address(let url): openURL(url)
            }
        } label: {
            Label(title: { SystemWord.help.text }, icon: { Image(systemName: "questionmark") }).labelStyle(.iconOnly)
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.circle)
    }
}
