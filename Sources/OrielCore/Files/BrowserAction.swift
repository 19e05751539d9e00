import Foundation

/// An action that the browser performs when a button is tapped. Browsers open a file chooser or a share sheet only
/// while they handle the tap.
///
/// A class, so that buttons without one compare quickly.
package final class BrowserAction: Sendable {
    package enum Kind: Sendable {
        /// Lets the user choose files.
        case files(FileKinds, limit: Int, didChoose: @MainActor @Sendable ([ChosenFile]) -> Void)
        /// Opens the share sheet. The closure is called when something has been shared or copied.
        case share(ShareItem, didShare: (@MainActor @Sendable (ShareOutcome) -> Void)? = nil)
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
        case .share(let item, let didShare):
            attributes[.role] = .string("share")
            attributes[.value] = .string(item.json(in: environment, isReported: didShare != nil))
            return didShare == nil ? [] : .change
        case .paste:
            attributes[.role] = .string("share")
            attributes[.value] = .string(#"{"paste":true}"#)
            return .change
        }
    }

    /// - Parameter value: The client's JSON, or the name of an outcome.
    @MainActor func didChoose(_ value: String) {
        switch kind {
        case .paste(let paste): paste(value)
        case .share(_, let didShare): if let outcome = ShareOutcome(rawValue: value) { didShare?(outcome) }
        case .files(_, let limit, let didChoose):
            guard let files = ChosenFile.list(value), !files.isEmpty else { return }
            didChoose(Array(files.prefix(limit)))
        }
    }
}

/// The end of sharing, in the client's words. Nothing is reported if the user cancels.
package enum ShareOutcome: String, Sendable {
    case shared
    /// The browser has no share sheet, so the content is in the clipboard.
    case copied
}

/// The content that a browser passes to other apps.
package struct ShareItem: Sendable {
    let url: URL?
    let text: String?
    let title: Text?
    let message: Text?

    /// - Parameter isReported: Whether the client reports the outcome.
    func json(in environment: EnvironmentValues, isReported: Bool = false) -> String {
        var members: [String: String] = [:]
        members["url"] = url?.absoluteString
        members["title"] = title?.string(in: environment)
        let parts = [message?.string(in: environment), text].compactMap { $0 }
        if !parts.isEmpty { members["text"] = parts.joined(separator: "\n") }
        if isReported { members["reports"] = "outcome" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(members) else {
            preconditionFailure("Strings can always be encoded as JSON.")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
