/// The entry point of an app.
///
///     @main struct MyApp: App {
///         var body: some Scene { WindowGroup { ContentView() } }
///     }
///
/// Unlike Apple's, the app value and its `@StateObject`s exist once per session, not once per process: each browser
/// window has its own.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    @MainActor @preconcurrency init()
}

/// A part of an app's interface with a life cycle of its own.
///
/// A browser that opens the app shows its first scene. Other scenes are shown in windows that `openWindow` opens, and the settings as a sheet.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive scene: it has no body. Put it into an app's body instead.")
    }
}

/// Collects the scenes of an app.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<First: Scene, each Other: Scene>(
        _ first: First,
        _ other: repeat each Other
    ) -> some Scene {
        FirstScene<First, (repeat each Other)>(first: first, others: (repeat each other))
    }

    /// Builds a scene in an `if #available` statement.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        OptionalScene(scene: content)
    }

    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// Several scenes; a browser window shows the first, or the one that it was opened for, and the settings as a sheet.
struct FirstScene<First: Scene, Others> {
    let first: First
    let others: Others
}

extension FirstScene: Scene {
    var body: some Scene {
        SceneWithSettings(scene: first, scenes: openableScenes, settings: settings, launch: launch)
    }

    @MainActor private var launch: DocumentLaunch? {
        all.lazy.compactMap { ($0 as? any DocumentLaunchScene)?.documentLaunch }.first
    }

    @MainActor private var settings: AnyView? {
        all.lazy.compactMap { ($0 as? any SettingsScene)?.settings }.first
    }

    /// All scenes, in order.
    @MainActor var all: [Any] {
        // A tuple of one value is the value itself.
        if others is any Scene { return [first, others] }
        return [first] + Mirror(reflecting: others).children.map(\.value)
    }
}
