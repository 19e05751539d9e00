import Foundation

/// An action that the browser performs when a button is tapped. Browsers open a file chooser or a share sheet only
/// while they handle the tap.
///
/// A class, so that buttons without one compare quickly.
package final class BrowserAction: Sendable {
    package enum Kind: Sendable {
        /// Lets the user choose files.
        case files(FileKinds, limit: Int, didChoose: @MainActor @Sendable ([ChosenFile]) -> Void)
        case share(ShareItem)
        /// Reads the clipboard. The closure gets its content as the client's JSON, like that of a drop.
        case paste(@MainActor @Sendable (String) -> Void)
    }

    private let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }

    func describe(in attributes: inout Attributes, environment: EnvironmentValues) -> Element.Events {
        switch kind {
        case .files(let kinds, let limit, _):
            attributes[.role] = .string("files")
            attributes[.contentType] = .string(kinds.acceptList)
            attributes[.count] = .number(Double(limit))
            // The browser handles the tap itself.
            return .change
        case .share(let item):
            attributes[.role] = .string("share")
            attributes[.value] = .string(item.json(in: environment))
            return []
        case .paste:
            attributes[.role] = .string("share")
            attributes[.value] = .string(#"{"paste":true}"#)
            return .change
        }
    }

    @MainActor func didChoose(_ json: String) {
        if case .paste(let paste) = kind { return paste(json) }
        guard case .files(_, let limit, let didChoose) = kind, let files = ChosenFile.list(json), !files.isEmpty else {
            return
        }
        didChoose(Array(files.prefix(limit)))
    }
}

/// The content that a browser passes to other apps.
package struct ShareItem: Sendable {
    let url: URL?
    let text: String?
    let title: Text?
    let message: Text?

    func json(in environment: EnvironmentValues) -> String {
        var members: [String: String] = [:]
        members["url"] = url?.absoluteString
        members["title"] = title?.string(in: environment)
        let parts = [message?.string(in: environment), text].compactMap { $0 }
        if !parts.isEmpty { members["text"] = parts.joined(separator: "\n") }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(members) else {
            preconditionFailure("Strings can always be encoded as JSON.")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
