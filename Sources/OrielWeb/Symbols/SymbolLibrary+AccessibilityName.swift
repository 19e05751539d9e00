extension SymbolLibrary {
    /// Returns the text that a screen reader speaks for a symbol without a label.
    ///
    ///     SymbolLibrary.accessibilityName(for: "square.and.arrow.up")  // "Share"
    ///     SymbolLibrary.accessibilityName(for: "person.badge.plus")  // "Add person"
    ///
    /// - Returns: The words of the name if there is no better text.
    package static func accessibilityName(for name: String) -> String {
        let words = words(for: name)
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Returns lower-case words.
    private static func words(for name: String) -> String {
        if let words = spokenNames[name] { return words }
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        let base = String(name[..<dot])
        let last = String(name[name.index(after: dot)...])
        if base.hasSuffix(".badge") { return badged(words(for: String(base.dropLast(".badge".count))), by: last) }
        if last == "slash" { return "\(words(for: base)) off" }
        if last == "fill" || last == "badge" || Enclosure.named[last] != nil { return words(for: base) }
        return name.split(separator: ".").joined(separator: " ")
    }

    private static func badged(_ base: String, by badge: String) -> String {
        switch badge {
        case "plus": "add \(base)"
        case "minus", "xmark": "remove \(base)"
        case "fill": base
        default: "\(base), \(words(for: badge))"
        }
    }

    /// Names whose words describe the image instead of its meaning.
    private static let spokenNames: [String: String] = [
        "archivebox": "archive",
        "arrow.2.squarepath": "repeat",
        "arrow.backward": "back",
        "arrow.clockwise": "refresh",
        "arrow.counterclockwise": "undo",
        "arrow.down": "down",
        "arrow.down.right.and.arrow.up.left": "make smaller",
        "arrow.forward": "forward",
        "arrow.left": "left",
        "arrow.left.arrow.right": "swap",
        "arrow.right": "right",
        "arrow.triangle.2.circlepath": "sync",
        "arrow.triangle.branch": "branch",
        "arrow.up": "up",
        "arrow.up.arrow.down": "sort",
        "arrow.up.left.and.arrow.down.right": "make larger",
        "arrow.up.right": "open",
        "arrow.uturn.backward": "undo",
        "arrow.uturn.forward": "redo",
        "arrowshape.turn.up.left": "reply",
        "arrowshape.turn.up.right": "forward",
        "at": "at sign",
        "backward": "rewind",
        "bell": "notifications",
        "book.closed": "book",
        "bubble": "message",
        "bubble.left": "message",
        "bubble.left.and.bubble.right": "conversation",
        "bubble.right": "message",
        "chart.bar": "bar chart",
        "checkmark.seal": "verified",
        "chevron.backward": "back",
        "chevron.compact.down": "down",
        "chevron.compact.up": "up",
        "chevron.down": "down",
        "chevron.forward": "forward",
        "chevron.left": "back",
        "chevron.left.forwardslash.chevron.right": "code",
        "chevron.right": "forward",
        "chevron.up": "up",
        "chevron.up.chevron.down": "choose",
        "creditcard": "credit card",
        "delete.left": "delete",
        "desktopcomputer": "computer",
        "doc": "document",
        "doc.on.doc": "copy",
        "doc.plaintext": "document",
        "doc.text": "document",
        "doc.text.magnifyingglass": "search document",
        "dollarsign": "dollar",
        "ellipsis": "more",
        "envelope": "mail",
        "eurosign": "euro",
        "exclamationmark": "warning",
        "exclamationmark.circle": "warning",
        "exclamationmark.triangle": "warning",
        "eye.slash": "hide",
        "face.smiling": "smiling face",
        "faceid": "Face ID",
        "figure.run": "run",
        "figure.walk": "walk",
        "fork.knife": "food",
        "forward": "fast forward",
        "gear": "settings",
        "gobackward": "back",
        "goforward": "forward",
        "gearshape": "settings",
        "gearshape.2": "settings",
        "hand.raised": "raised hand",
        "hand.thumbsdown": "thumbs down",
        "hand.thumbsup": "thumbs up",
        "hand.wave": "waving hand",
        "house": "home",
        "icloud": "cloud",
        "icloud.and.arrow.down": "download",
        "icloud.and.arrow.up": "upload",
        "info": "information",
        "laptopcomputer": "laptop",
        "line.3.horizontal": "menu",
        "line.3.horizontal.decrease": "filter",
        "list.bullet": "list",
        "list.bullet.indent": "indented list",
        "list.bullet.rectangle": "list",
        "list.bullet.rectangle.portrait": "list",
        "list.dash": "list",
        "list.number": "numbered list",
        "lock.open": "unlocked",
        "line.horizontal.3": "menu",
        "line.horizontal.3.decrease": "filter",
        "magnifyingglass": "search",
        "mappin": "place",
        "mic": "microphone",
        "minus": "remove",
        "music.mic": "microphone",
        "paintpalette": "palette",
        "paperclip": "attachment",
        "paperplane": "send",
        "pencil": "edit",
        "pencil.line": "edit",
        "person.2": "people",
        "person.3": "group",
        "person.crop.circle": "profile",
        "person.crop.square": "profile",
        "person.text.rectangle": "contact card",
        "photo.on.rectangle": "photos",
        "photo.on.rectangle.angled": "photos",
        "plus": "add",
        "plus.magnifyingglass": "zoom in",
        "minus.magnifyingglass": "zoom out",
        "questionmark": "help",
        "rectangle.grid.1x2": "rows",
        "rectangle.portrait.and.arrow.forward": "sign out",
        "rectangle.portrait.and.arrow.right": "sign out",
        "rectangle.stack": "stack",
        "server.rack": "server",
        "sidebar.left": "sidebar",
        "sidebar.right": "sidebar",
        "slider.horizontal.3": "adjust",
        "slider.vertical.3": "adjust",
        "speaker.slash": "mute",
        "speaker.wave.1": "volume",
        "speaker.wave.2": "volume",
        "speaker.wave.3": "volume",
        "square.and.arrow.down": "save",
        "square.and.arrow.up": "share",
        "square.and.pencil": "compose",
        "square.grid.2x2": "grid",
        "square.grid.3x3": "grid",
        "star.leadinghalf.filled": "half star",
        "sun.max": "sun",
        "switch.2": "switches",
        "text.bubble": "comment",
        "textformat": "text format",
        "tray": "inbox",
        "wand.and.stars": "magic wand",
        "wifi": "Wi-Fi",
        "xmark": "close",
    ]
}
