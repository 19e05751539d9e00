internal import Foundation

/// An action of the client other than changing the page, with its argument.
package enum ClientCommand: Sendable {
    /// Moves the keyboard's focus to a node, or removes it.
    case focus(node: UInt32?)
    /// Scrolls a node into view: its anchor to the same point of the scroller, or by the shortest distance.
    case scroll(node: UInt32, anchor: Anchor?, milliseconds: Int?)
    /// Scrolls a scroller to an offset.
    case scrollContent(node: UInt32, Offset, milliseconds: Int?)
    /// Sets the document's title.
    case title(String)
    /// Sets the document's language and direction.
    case language(String, isRightToLeft: Bool)
    /// Keeps the address and the back button in step with the server.
    case history(HistoryAction, path: String, depth: Int)
    /// Opens an address in a new tab. The server has checked its scheme.
    case open(url: String)
    /// Fetches an address once, so that the response can set a cookie. The reply is the response's status.
    case ticket(url: String)
    /// Stores a value in the browser; nil deletes it. The value must be encodable as JSON.
    case store(key: String, value: (any Encodable & Sendable)?)
    /// Opens a file chooser, or a camera. The reply is a list of the chosen files.
    case files(types: String, count: Int, capture: String? = nil)
    /// Uploads a chosen file. The reply is the response's status.
    case upload(id: Int, url: String)
    /// Releases chosen files and cancels their uploads.
    case forget([Int])
    /// Offers a file for download.
    case download(url: String, name: String)
    /// Copies a text to the clipboard.
    case copy(text: String)
    /// Vibrates, if the browser can: milliseconds of vibration and of rest in turn.
    case vibrate([Int])
    /// Keeps the screen on, or no longer, if the browser can.
    case awake(Bool)
    /// Has screen readers say a text: at once if it is urgent, otherwise when they are silent.
    case announce(text: String, isUrgent: Bool)
    /// Asks a module that is loaded for it; the reply is its answer. The argument is JSON.
    case ask(Question, argument: String)

    /// What modules of the client answer.
    package enum Question: String, Sendable, CaseIterable { case notify, sound, locate }

    /// Closes the window, if the browser lets it.
    case close

    /// The names of the commands on the wire.
    package enum Name: String, Sendable, CaseIterable {
        case focus, scroll, title, history, open, ticket, store, files, upload, forget, download, copy, vibrate, awake
        case notify, sound, locate, close, language, announce
    }

    /// A point as fractions of a node's width and height. JSON has no infinite numbers and no NaN, so they become 0.
    package struct Anchor: Equatable, Sendable {
        package var x: Double
        package var y: Double

        package init(x: Double, y: Double) { (self.x, self.y) = (x.isFinite ? x : 0, y.isFinite ? y : 0) }
    }

    /// An offset of a scroller's content in pixels, as the browser counts it: from the end and not positive, if the content starts at
    /// the right or at the bottom. Nil keeps the position on that axis.
    package struct Offset: Equatable, Encodable, Sendable {
        package var left: Double?
        package var top: Double?

        /// Limits the offsets to numbers that JSON and browsers can represent. NaN becomes 0.
        package init(x: Double?, y: Double?) {
            func bounded(_ offset: Double) -> Double { offset.isNaN ? 0 : min(max(offset, -1e7), 1e7) }
            (left, top) = (x.map(bounded), y.map(bounded))
        }
    }

    package enum HistoryAction: String, Sendable, CaseIterable { case push, tab, replace, back }

    package var name: Name {
        switch self {
        case .focus: .focus
        case .scroll, .scrollContent: .scroll
        case .title: .title
        case .language: .language
        case .history: .history
        case .open: .open
        case .ticket: .ticket
        case .store: .store
        case .files: .files
        case .upload: .upload
        case .forget: .forget
        case .download: .download
        case .copy: .copy
        case .vibrate: .vibrate
        case .awake: .awake
        case .announce: .announce
        case .ask(.notify, _): .notify
        case .ask(.sound, _): .sound
        case .ask(.locate, _): .locate
        case .close: .close
        }
    }

    /// The argument as JSON, with the members of objects sorted by name.
    package var argument: String {
        switch self {
        case .focus(let node): JSON.encode(FocusArgument(node: node))
        case .scroll(let node, let anchor, let milliseconds):
            JSON.encode(ScrollArgument(node: node, anchor: anchor.map { [$0.x, $0.y] }, ms: milliseconds))
        case .scrollContent(let node, let offset, let milliseconds):
            JSON.encode(ScrollContentArgument(node: node, to: offset, ms: milliseconds))
        case .title(let title): JSON.encode(title)
        case .language(let tag, let isRightToLeft):
            JSON.encode(LanguageArgument(lang: tag, dir: isRightToLeft ? "rtl" : "ltr"))
        case .history(let action, let path, let depth):
            JSON.encode(HistoryArgument(action: action.rawValue, path: path, depth: depth))
        case .open(let url): JSON.encode(OpenArgument(url: url))
        case .ticket(let url): JSON.encode(TicketArgument(url: url))
        case .store(let key, let value): JSON.encode(StoreArgument(key: key, value: value))
        case .files(let types, let count, let capture):
            JSON.encode(FilesArgument(types: types, count: count, capture: capture))
        case .upload(let id, let url): JSON.encode(UploadArgument(id: id, url: url))
        case .forget(let ids): JSON.encode(ids)
        case .download(let url, let name): JSON.encode(DownloadArgument(url: url, name: name))
        case .copy(let text): JSON.encode(text)
        case .vibrate(let milliseconds): JSON.encode(milliseconds)
        case .awake(let isOn): JSON.encode(isOn)
        case .announce(let text, let isUrgent): JSON.encode(AnnounceArgument(text: text, urgent: isUrgent))
        case .ask(_, let argument): argument
        case .close: JSON.encode(true)
        }
    }
}

private struct FocusArgument: Encodable { var node: UInt32? }

private struct ScrollArgument: Encodable {
    var node: UInt32
    var anchor: [Double]?
    var ms: Int?
}

private struct ScrollContentArgument: Encodable {
    var node: UInt32
    var to: ClientCommand.Offset
    var ms: Int?
}

private struct HistoryArgument: Encodable {
    var action: String
    var path: String
    var depth: Int
}

/// The attributes of the page's root element.
private struct LanguageArgument: Encodable {
    var lang: String
    var dir: String
}

private struct OpenArgument: Encodable { var url: String }

private struct TicketArgument: Encodable { var url: String }

private struct StoreArgument: Encodable {
    var key: String
    var value: (any Encodable & Sendable)?

    private enum CodingKeys: CodingKey { case key, value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .key)
        // Written even if it is null: without a value the client would reply with the stored one.
        if let value { try container.encode(value, forKey: .value) } else { try container.encodeNil(forKey: .value) }
    }
}

private struct FilesArgument: Encodable {
    var types: String
    var count: Int
    var capture: String?
}

private struct UploadArgument: Encodable {
    var id: Int
    var url: String
}

private struct AnnounceArgument: Encodable {
    var text: String
    var urgent: Bool
}

private struct DownloadArgument: Encodable {
    var url: String
    var name: String
}
