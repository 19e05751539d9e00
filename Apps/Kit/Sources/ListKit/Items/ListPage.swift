import APIKit

/// The content of a list page.
@MainActor
public struct ListPage: Sendable {
    /// The rows above the list, shown in all states of the body.
    public var header: [any ListItemViewModel]
    public var body: ListBody
    /// An error that occurred while the list has content.
    public var notice: RepoError?
    /// The ID of a row that the list scrolls to when it appears here, such as a comment that was just sent.
    public var revealedRow: String?

    public init(header: [any ListItemViewModel] = [], body: ListBody = .loading, notice: RepoError? = nil) {
        self.header = header
        self.body = body
        self.notice = notice
    }

    /// All sections, the header's first.
    public var sections: [ListSection] {
        let header = header.isEmpty ? [] : [ListSection(id: "header", items: header)]
        if case .content(let sections, _) = body { return header + sections }
        return header
    }

    /// Indicates whether the list has rows in addition to the header.
    public var hasContent: Bool {
        if case .content(let sections, _) = body { sections.contains { !$0.items.isEmpty } } else { false }
    }

    /// Indicates whether there is an error to show.
    public var hasError: Bool {
        if case .failed = body { true } else { notice != nil }
    }
}

/// The content of a list below its header.
@MainActor
public enum ListBody: Sendable {
    /// The first items are being loaded.
    case loading
    /// The list is empty if no section has rows.
    case content([ListSection], tail: ListTail = .end)
    /// The first items could not be loaded.
    case failed(RepoError)
}

/// The end of a list, after its last row.
public enum ListTail: Equatable, Sendable {
    /// There are no more items.
    case end
    /// More items can be loaded.
    case more
    /// More items are being loaded.
    case loading
}

extension ListPage: @MainActor Equatable {
    public static func == (a: ListPage, b: ListPage) -> Bool {
        a.body == b.body && a.notice == b.notice && a.revealedRow == b.revealedRow
            && a.header.elementsEqual(b.header) { $0 === $1 }
    }
}

extension ListBody: @MainActor Equatable {}
