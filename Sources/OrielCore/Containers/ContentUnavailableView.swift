import Foundation

/// A placeholder for missing content, with a description and actions.
///
///     ContentUnavailableView("No Mail", systemImage: "tray.fill", description: Text("New mail appears here."))
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions
}

extension ContentUnavailableView: View {
    public nonisolated init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 4) {
                label
                    .font(.title2.bold())
                    .labelStyle(UnavailableLabelStyle())
                description
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            actions.font(.subheadline)
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == OrielCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            OrielCore.Label(title, image: name)
        } description: {
            description
        }
    }

    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            OrielCore.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            OrielCore.Label(title, image: name)
        } description: {
            description
        }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            OrielCore.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

/// The label of a search without results.
public struct SearchUnavailableContent {
    /// The title, with a magnifying glass and the search text if it is known.
    public struct Label: View {
        let text: String?

        public var body: some View {
            if let text, !text.isEmpty {
                OrielCore.Label("No Results for “\(text)”" as LocalizedStringKey, systemImage: "magnifyingglass")
            } else {
                OrielCore.Label("No Results" as LocalizedStringKey, systemImage: "magnifyingglass")
            }
        }
    }

    /// The advice to try another search.
    public struct Description: View {
        let text: String?

        public var body: some View {
            if let text, !text.isEmpty {
                Text("Check the spelling or try a new search.")
            } else {
                Text("Try a new search.")
            }
        }
    }

    /// An empty view: a search without results offers no actions.
    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A placeholder for a search without results. Unlike Apple's, it does not know the search text; use
    /// `search(text:)`.
    public static nonisolated var search: ContentUnavailableView { search(text: nil) }

    /// Returns a placeholder for a search without results for the given text.
    public static nonisolated func search(text: String) -> ContentUnavailableView { search(text: .some(text)) }

    private static nonisolated func search(text: String?) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description(text: text)
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// A label style with a large grey icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon
                .font(.system(size: 48))
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            configuration.title
        }
    }
}
