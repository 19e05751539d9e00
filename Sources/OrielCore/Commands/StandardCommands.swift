// Commands of the system. The browser has them already: its own keys undo, copy and print.

/// Commands that show and hide a sidebar. They add no items: sidebars are always shown.
public struct SidebarCommands {
    public nonisolated init() {}
}

/// Commands that change the toolbar. They add no items: users cannot change toolbars.
public struct ToolbarCommands {
    public nonisolated init() {}
}

/// Commands that search and edit text. They add no items: the browser's own keys edit text.
public struct TextEditingCommands {
    public nonisolated init() {}
}

/// Commands that format text. They add no items: text editors have plain text.
public struct TextFormattingCommands {
    public nonisolated init() {}
}

/// Commands that show and hide an inspector. They add no items.
public struct InspectorCommands {
    public nonisolated init() {}
}

extension SidebarCommands: Commands {
    public var body: some Commands { EmptyCommands() }
}

extension ToolbarCommands: Commands {
    public var body: some Commands { EmptyCommands() }
}

extension TextEditingCommands: Commands {
    public var body: some Commands { EmptyCommands() }
}

extension TextFormattingCommands: Commands {
    public var body: some Commands { EmptyCommands() }
}

extension InspectorCommands: Commands {
    public var body: some Commands { EmptyCommands() }
}

@available(*, unavailable, message: "Browsers import photos in their own dialogs. Use fileImporter or PhotosPicker.")
public struct ImportFromDevicesCommands: Sendable {}
