/// A scene that a window can show.
@MainActor
protocol OpenableScene {
    /// The scenes in this one, outermost first, with their views.
    var openableScenes: [(name: OpenableSceneName, view: AnyView)] { get }
}

/// How `openWindow` finds a scene.
struct OpenableSceneName: Equatable, Sendable {
    let id: String?
    /// The name of the type of its values.
    let type: String?

    func matches(_ request: WindowRequest) -> Bool {
        if let id = request.id, id != self.id { return false }
        return request.type == nil || request.type == type
    }
}

/// The content of a window for values of a type.
@MainActor
protocol PresentingView { static var presentedType: String { get } }

extension PresentedWindowContent: PresentingView {
    static var presentedType: String { stableName(of: Data.self) }
}

extension WindowGroup: OpenableScene {
    var openableScenes: [(name: OpenableSceneName, view: AnyView)] {
        let type = (Content.self as? any PresentingView.Type)?.presentedType
        return [(OpenableSceneName(id: id, type: type), AnyView(content))]
    }
}

extension Window: OpenableScene {
    var openableScenes: [(name: OpenableSceneName, view: AnyView)] { group.openableScenes }
}

extension OptionalScene: OpenableScene {
    var openableScenes: [(name: OpenableSceneName, view: AnyView)] {
        (scene as? any OpenableScene)?.openableScenes ?? []
    }
}

extension Group: OpenableScene where Content: Scene {
    var openableScenes: [(name: OpenableSceneName, view: AnyView)] {
        (content as? any OpenableScene)?.openableScenes ?? []
    }
}

extension ModifiedScene: OpenableScene {
    var openableScenes: [(name: OpenableSceneName, view: AnyView)] {
        ((scene as? any OpenableScene)?.openableScenes ?? []).map { ($0.name, AnyView($0.view.modifier(modifier))) }
    }
}

extension FirstScene: OpenableScene {
    var openableScenes: [(name: OpenableSceneName, view: AnyView)] {
        all.flatMap { ($0 as? any OpenableScene)?.openableScenes ?? [] }
    }
}

/// The first scene of an app or, in a window that the app has opened, the scene that it was opened for.
struct WindowChoice<First: View> {
    @Environment(\.windowRequest) private var request
    private let first: First
    private let scenes: [(name: OpenableSceneName, view: AnyView)]
    private let launch: DocumentLaunch?

    nonisolated init(first: First, scenes: [(name: OpenableSceneName, view: AnyView)], launch: DocumentLaunch?) {
        self.first = first
        self.scenes = scenes
        self.launch = launch
        _request = Environment(\.windowRequest)
    }
}

extension WindowChoice: View {
    var body: some View {
        // The request stays the same for the life of a page.
        let index = request.flatMap { request in scenes.firstIndex { $0.name.matches(request) } } ?? 0
        Group {
            if index > 0 { scenes[index].view } else { first }
        }
        .environment(\.openableScenes, scenes.map(\.name))
        .environment(\.documentLaunch, launch)
    }
}
