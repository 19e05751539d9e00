import Foundation
import OrielCombine

/// The commands of a window.
@MainActor
final class MenuBarModel: ObservableObject {
    @Published var parts: [CommandPart] = []

    nonisolated init() {}

    /// The menus in the order of the bar.
    var menus: [CommandMenuContent] {
        CommandGroupPlacement.Menu.allCases.flatMap { menu in
            menu == .custom ? Self.ownMenus(parts) : [Self.usualMenu(menu, parts)].compactMap { $0 }
        }
    }

    private static func ownMenus(_ parts: [CommandPart]) -> [CommandMenuContent] {
        parts.filter { $0.placement == nil }.enumerated()
            .map { index, part in
                CommandMenuContent(id: "menu \(index)", title: part.title ?? Text(verbatim: ""), groups: [part.items])
            }
    }

    private static func usualMenu(_ menu: CommandGroupPlacement.Menu, _ parts: [CommandPart]) -> CommandMenuContent? {
        let own = parts.enumerated().filter { $0.element.placement?.menu == menu }
            .sorted { a, b in
                let (first, second) = (a.element, b.element)
                return (first.placement?.rank ?? 0, first.order.rawValue, a.offset)
                    < (second.placement?.rank ?? 0, second.order.rawValue, b.offset)
            }
        guard !own.isEmpty else { return nil }
        return CommandMenuContent(id: "\(menu)", title: menu.title, groups: own.map(\.element.items))
    }
}

/// A menu of the bar: its items, in groups.
struct CommandMenuContent: Identifiable {
    let id: String
    let title: Text
    let groups: [AnyView]
}

extension CommandGroupPlacement.Menu {
    fileprivate var title: Text {
        switch self {
        case .app: Text(verbatim: ProcessInfo.processInfo.processName)
        case .file: SystemWord.file.text
        case .edit: SystemWord.edit.text
        case .format: SystemWord.format.text
        case .view: SystemWord.view.text
        case .custom: Text(verbatim: "")
        case .window: SystemWord.window.text
        case .help: SystemWord.help.text
        }
    }
}

/// The menus of a window, in a bar above its content. Style rules hide it in narrow windows.
private struct MenuBar: View {
    @ObservedObject var model: MenuBarModel

    var body: some View {
        let menus = model.menus
        if !menus.isEmpty {
            ElementContainer(FixedElement(.menuBar)) {
                ForEach(menus) { menu in
                    Menu {
                        ForEach(0..<menu.groups.count, id: \.self) { index in
                            if index > 0 { Divider() }
                            menu.groups[index]
                        }
                    } label: {
                        menu.title
                    }
                }
            }
        }
    }
}

private enum HasMenuBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the window has a menu bar, which shows all commands inside of it.
    fileprivate var hasMenuBar: Bool {
        get { self[HasMenuBarKey.self] }
        set { self[HasMenuBarKey.self] = newValue }
    }
}

/// The content of a window with its menu bar.
struct WindowWithCommands<Content: View, C: Commands> {
    @Environment(\.hasMenuBar) private var hasMenuBar
    @State private var model = MenuBarModel()
    let content: Content
    let commands: C

    nonisolated init(content: Content, commands: C) {
        self.content = content
        self.commands = commands
        _hasMenuBar = Environment(\.hasMenuBar)
        _model = State(wrappedValue: MenuBarModel())
    }
}

extension WindowWithCommands: View {
    @ViewBuilder var body: some View {
        if hasMenuBar {
            content
            CommandsView(commands: commands)
        } else {
            // One view, so that its preference is that of all commands.
            VStack(spacing: 0) {
                MenuBar(model: model)
                // One view: a modifier cannot be applied to each view of a scene.
                ZStack { content.environment(\.hasMenuBar, true) }.frame(maxWidth: .infinity, maxHeight: .infinity)
                CommandsView(commands: commands)
            }
            .onPreferenceChange(CommandsKey.self) { model.parts = $0 }
        }
    }
}

// MARK: - Scenes

/// A scene with commands.
struct CommandsScene<S: Scene, C: Commands> {
    let scene: S
    let commands: C
}

extension CommandsScene: PrimitiveScene {
    typealias Body = Never

    static func makeViewType() -> ViewType { BodyViewType<CommandsSceneSource<S, C>>() }
}

enum CommandsSceneSource<S: Scene, C: Commands>: BodySource {
    static func body(of value: CommandsScene<S, C>, node: ViewNode) -> WindowWithCommands<SceneView<S>, C> {
        WindowWithCommands(content: SceneView(scene: value.scene), commands: value.commands)
    }
}

extension Scene {
    /// Adds commands to the menu bar of the scene's windows.
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandsScene(scene: self, commands: content())
    }

    /// Removes the commands of the system. Has no effect: there are none.
    public nonisolated func commandsRemoved() -> some Scene { self }

    /// Replaces the commands of the system.
    public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        commands(content: content)
    }
}
