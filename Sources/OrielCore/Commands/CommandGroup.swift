/// Items of one of the usual menus: File, Edit, View and the like.
///
/// Unlike Apple's, these menus have no items of the system, because a page cannot call them. A menu without items is not shown.
public struct CommandGroup<Content: View> {
    private let part: CommandPartView

    /// Adds items before those of a place.
    public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        part = CommandPartView(part: CommandPart(placement: group, order: .before, items: AnyView(addition())))
    }

    /// Adds items after those of a place.
    public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        part = CommandPartView(part: CommandPart(placement: group, order: .after, items: AnyView(addition())))
    }

    /// Replaces the items of a place.
    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        part = CommandPartView(part: CommandPart(placement: group, order: .replacing, items: AnyView(addition())))
    }
}

extension CommandGroup: Commands, PrimitiveCommands {
    public typealias Body = Never

    static func makeCommandsViewType() -> ViewType { ViewType.of(CommandPartView.self) }
}

/// A menu of the app.
public struct CommandMenu<Content: View> {
    private let part: CommandPartView

    public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
        part = CommandPartView(part: CommandPart(title: name, items: AnyView(content())))
    }

    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }
}

extension CommandMenu: Commands, PrimitiveCommands {
    public typealias Body = Never

    static func makeCommandsViewType() -> ViewType { ViewType.of(CommandPartView.self) }
}

/// Items that commands add to the menu bar.
struct CommandPart {
    enum Order: Int { case before, replacing, after }

    /// The title of a menu of the app; nil for items of a usual menu.
    var title: Text?
    /// The place of the items; nil for a menu of the app.
    var placement: CommandGroupPlacement?
    var order = Order.after
    let items: AnyView
}

extension CommandPart: Equatable {
    /// Views cannot be compared: parts are equal if they have the same views.
    static func == (a: CommandPart, b: CommandPart) -> Bool {
        a.items.box === b.items.box && a.title == b.title && a.placement == b.placement && a.order == b.order
    }
}

enum CommandsKey: PreferenceKey {
    static var defaultValue: [CommandPart] { [] }

    static func reduce(value: inout [CommandPart], nextValue: () -> [CommandPart]) { value += nextValue() }
}

/// The part as a preference.
struct CommandPartView {
    let part: CommandPart
}

extension CommandPartView: View {
    var body: some View { EmptyView().preference(key: CommandsKey.self, value: [part]) }
}
