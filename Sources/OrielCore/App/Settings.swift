/// The settings of an app. They are shown as a sheet, by a `SettingsLink`, by `openSettings`, by an item of the menu bar, and by its
/// shortcut.
public struct Settings<Content: View> {
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene {
    public var body: some Scene { WindowGroup { content } }
}

/// A scene that is shown as the settings of an app.
@MainActor
protocol SettingsScene {
    /// The views; nil if the scene has no settings.
    var settings: AnyView? { get }
}

extension Settings: SettingsScene {
    var settings: AnyView? { AnyView(content) }
}

extension ModifiedScene: SettingsScene {
    var settings: AnyView? {
        (scene as? any SettingsScene)?.settings.map { AnyView($0.modifier(modifier)) }
    }
}

/// Opens the settings of the app.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    fileprivate let action: (() -> Void)?

    /// Opens the settings. Logs a warning if the app has none.
    public func callAsFunction() {
        guard let action else {
            return GraphIssue.report(.warning, "Cannot open settings: the app has no Settings scene.")
        }
        action()
    }
}

private enum OpenSettingsKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
    /// Opens the settings of the app.
    @MainActor public var openSettings: OpenSettingsAction { OpenSettingsAction(action: self[OpenSettingsKey.self]) }

    fileprivate var settingsAction: (() -> Void)? {
        get { self[OpenSettingsKey.self] }
        set { self[OpenSettingsKey.self] = newValue }
    }
}

/// A button that opens the settings of the app.
public struct SettingsLink<Label: View> {
    @Environment(\.settingsAction) private var action
    private let label: Label

    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.label = label()
        _action = Environment(\.settingsAction)
    }
}

extension SettingsLink where Label == OrielCore.Label<Text, Image> {
    public nonisolated init() {
        self.init { OrielCore.Label(title: { SystemWord.settings.text }, icon: { Image(systemName: "gearshape") }) }
    }
}

extension SettingsLink: View {
    public var body: some View {
        Button {
            action?()
        } label: {
            label
        }.disabled(action == nil)
    }
}

/// A window whose app may have settings.
private struct WindowWithSettings<Content: View> {
    @State private var isShown = false
    let content: Content
    let settings: AnyView?

    nonisolated init(content: Content, settings: AnyView?) {
        self.content = content
        self.settings = settings
        _isShown = State(wrappedValue: false)
    }
}

extension WindowWithSettings: View {
    @ViewBuilder var body: some View {
        if let settings {
            WindowWithCommands(
                content: content.environment(\.settingsAction, { isShown = true }),
                commands: CommandGroup(replacing: .appSettings) {
                    Button {
                        isShown = true
                    } label: {
                        SystemWord.settings.text
                    }.keyboardShortcut(",")
                }
            )
            .sheet(isPresented: $isShown) {
                NavigationStack {
                    settings
                        .navigationTitle(SystemWord.settings.text)
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem(placement: .confirmationAction) {
                                Button {
                                    isShown = false
                                } label: {
                                    SystemWord.done.text
                                }
                            }
                        }
                }
            }
        } else {
            content
        }
    }
}

/// A scene with the settings of its app.
struct SceneWithSettings<S: Scene> {
    let scene: S
    /// The scenes that windows can show; the first of them belong to `scene`.
    let scenes: [(name: OpenableSceneName, view: AnyView)]
    let settings: AnyView?
    let launch: DocumentLaunch?
}

extension SceneWithSettings: PrimitiveScene {
    typealias Body = Never

    static func makeViewType() -> ViewType { BodyViewType<SceneWithSettingsSource<S>>() }
}

private enum SceneWithSettingsSource<S: Scene>: BodySource {
    static func body(
        of value: SceneWithSettings<S>,
        node: ViewNode
    ) -> WindowWithSettings<WindowChoice<SceneView<S>>> {
        WindowWithSettings(
            content: WindowChoice(first: SceneView(scene: value.scene), scenes: value.scenes, launch: value.launch),
            settings: value.settings
        )
    }
}
