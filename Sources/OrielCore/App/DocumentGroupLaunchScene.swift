import Foundation

/// What the window of a document group shows while no document is open.
///
///     DocumentGroup(newDocument: Story()) { StoryEditor(story: $0.$document) }
///     DocumentGroupLaunchScene("Stories") {
///         NewDocumentButton("Start Writing")
///     } background: {
///         Image("Desk").resizable().scaledToFill()
///     }
///
/// The scene must follow the group. A button that opens a file of the user is added to the actions.
public struct DocumentGroupLaunchScene<Actions: View> {
    let launch: DocumentLaunch

    nonisolated init(title: Text?, actions: Actions, background: AnyView? = nil) {
        launch = DocumentLaunch(title: title, actions: AnyView(actions), background: background)
    }
}

extension DocumentGroupLaunchScene: Scene {
    public var body: some Scene { WindowGroup { DocumentLaunchView(launch: launch) { EmptyView() } } }
}

extension DocumentGroupLaunchScene {
    /// Creates a scene with actions, without a title.
    public nonisolated init(@ViewBuilder _ actions: () -> Actions) { self.init(title: nil, actions: actions()) }

    /// Creates a scene with a title above actions.
    public nonisolated init(_ title: Text, @ViewBuilder _ actions: () -> Actions) {
        self.init(title: title, actions: actions())
    }

    /// Creates a scene with a title above actions.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions) {
        self.init(title: Text(titleKey), actions: actions())
    }

    /// Creates a scene with a title above actions.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder _ actions: () -> Actions) {
        self.init(title: Text(title), actions: actions())
    }

    /// Creates a scene with a title above actions, and a view behind them.
    public nonisolated init<Background: View>(
        _ title: Text,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> Background
    ) {
        self.init(title: title, actions: actions(), background: AnyView(background()))
    }

    /// Creates a scene with a title above actions, and a view behind them.
    public nonisolated init<Background: View>(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> Background
    ) {
        self.init(title: Text(titleKey), actions: actions(), background: AnyView(background()))
    }

    /// Creates a scene with a title above actions, and a view behind them.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Background: View>(
        _ title: S,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> Background
    ) {
        self.init(title: Text(title), actions: actions(), background: AnyView(background()))
    }
}

extension DocumentGroupLaunchScene where Actions == DefaultDocumentGroupLaunchActions {
    /// Creates a scene with a title above a button for a new document.
    public nonisolated init(_ title: Text) { self.init(title: title, actions: DefaultDocumentGroupLaunchActions()) }

    /// Creates a scene with a title above a button for a new document.
    public nonisolated init(_ titleKey: LocalizedStringKey) {
        self.init(title: Text(titleKey), actions: DefaultDocumentGroupLaunchActions())
    }
}

/// The actions of a launch scene that has no others: a button for a new document.
public struct DefaultDocumentGroupLaunchActions: View {
    public nonisolated init() {}

    public var body: some View { NewDocumentButton() }
}

/// The content of a launch scene.
struct DocumentLaunch {
    let title: Text?
    let actions: AnyView
    let background: AnyView?
}

/// A launch scene, found among the scenes of an app.
@MainActor
protocol DocumentLaunchScene {
    /// The content; nil if the scene is no launch scene.
    var documentLaunch: DocumentLaunch? { get }
}

extension DocumentGroupLaunchScene: DocumentLaunchScene {
    var documentLaunch: DocumentLaunch? { launch }
}

private enum DocumentLaunchKey: EnvironmentKey { static var defaultValue: DocumentLaunch? { nil } }

extension EnvironmentValues {
    /// What the windows of document groups show while no document is open; nil for the content of the framework.
    var documentLaunch: DocumentLaunch? {
        get { self[DocumentLaunchKey.self] }
        set { self[DocumentLaunchKey.self] = newValue }
    }
}

/// The title and the actions of a launch scene.
struct DocumentLaunchView<Opener: View> {
    let launch: DocumentLaunch
    /// The button that opens a file.
    let opener: Opener

    init(launch: DocumentLaunch, @ViewBuilder opener: () -> Opener) {
        self.launch = launch
        self.opener = opener()
    }
}

extension DocumentLaunchView: View {
    var body: some View {
        VStack(spacing: 16) {
            if let title = launch.title { title.font(.largeTitle.bold()).accessibilityAddTraits(.isHeader) }
            launch.actions.buttonStyle(.borderedProminent)
            opener
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { launch.background }
    }
}
