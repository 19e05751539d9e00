/// Items of the menu bar of an app.
///
///     WindowGroup { ContentView() }
///         .commands {
///             CommandMenu("Notes") { Button("New Note", action: addNote).keyboardShortcut("n") }
///         }
///
/// The menu bar is shown in wide windows. Keyboard shortcuts work in all windows.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive command: it has no body. Put it into commands { } instead.")
    }
}

/// A result builder that collects commands.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildBlock<C: Commands>(_ content: C) -> C { content }

    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        CommandList(view: TupleView((repeat CommandsView(commands: each content))))
    }

    public static func buildIf<C: Commands>(_ content: C?) -> some Commands {
        CommandList(view: content.map { CommandsView(commands: $0) })
    }

    public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<C: Commands>(_ content: C) -> C { content }
}

extension Group: Commands, PrimitiveCommands where Content: Commands {
    @_disfavoredOverload
    public nonisolated init(@CommandsBuilder content: () -> Content) { self.content = content() }

    static func makeCommandsViewType() -> ViewType { ViewType.of(CommandsView<Content>.self) }
}

extension _ConditionalContent: Commands, PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {
    static func makeCommandsViewType() -> ViewType {
        // CommandsView has the memory layout of its commands, so this condition has the layout of a condition of views.
        ViewType.of(_ConditionalContent<CommandsView<TrueContent>, CommandsView<FalseContent>>.self)
    }
}

/// Commands that the graph mounts directly.
@MainActor
protocol PrimitiveCommands {
    /// Returns the type of a view with the same memory layout as these commands.
    static func makeCommandsViewType() -> ViewType
}

/// No commands.
public struct EmptyCommands {
    public nonisolated init() {}
}

extension EmptyCommands: Commands, PrimitiveCommands {
    public typealias Body = Never

    static func makeCommandsViewType() -> ViewType { ViewType.of(EmptyView.self) }
}

/// Several commands, or optional ones.
struct CommandList<V: View> {
    let view: V
}

extension CommandList: Commands, PrimitiveCommands {
    typealias Body = Never

    static func makeCommandsViewType() -> ViewType { ViewType.of(V.self) }
}

/// A view that mounts commands. It shows nothing: the menu bar reads them as a preference.
struct CommandsView<C: Commands> {
    let commands: C
}

extension CommandsView: PrimitiveView {
    typealias Body = Never

    static func makeViewType() -> ViewType {
        (C.self as? any PrimitiveCommands.Type)?.makeCommandsViewType() ?? BodyViewType<CommandsSource<C>>()
    }
}

enum CommandsSource<C: Commands>: BodySource {
    static func body(of value: C, node: ViewNode) -> CommandsView<C.Body> { CommandsView<C.Body>(commands: value.body) }
}
