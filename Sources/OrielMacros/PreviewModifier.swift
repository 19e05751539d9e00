public import OrielCore

/// Surroundings that several previews share, such as sample data.
///
///     struct SampleFriends: PreviewModifier {
///         static func makeSharedContext() async throws -> FriendStore { FriendStore(friends: Friend.samples) }
///
///         func body(content: Content, context: FriendStore) -> some View { content.environment(context) }
///     }
///
///     #Preview(traits: .modifier(SampleFriends())) { FriendList() }
@MainActor
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View

    /// Makes what the previews of a process share. Called once.
    static func makeSharedContext() async throws -> Self.Context

    /// Returns the preview in its surroundings.
    @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body

    typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The preview that a modifier surrounds.
public struct PreviewModifierContent {
    private let view: AnyView

    package init<V: View>(_ view: V) { self.view = AnyView(view) }
}

extension PreviewModifierContent: View {
    public var body: some View { view }
}

extension PreviewTrait<Preview.ViewTraits> {
    /// Shows the preview in the surroundings of a modifier.
    ///
    /// The shared context is made once in a process, when the first preview needs it. Until then a progress view is shown.
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self {
        // Read on the main actor only.
        nonisolated(unsafe) let modifier = modifier
        return Self(.surroundings { AnyView(SurroundedPreview(modifier: modifier, content: $0)) })
    }
}
