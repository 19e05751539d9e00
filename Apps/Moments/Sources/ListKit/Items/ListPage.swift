import MomentsRepositories

/// All that a list shows.
@MainActor
public struct ListPage: Sendable {
    /// Rows that say what the list is about. They are there whatever else is.
    public var header: [any ListItemViewModel]
    public var body: ListBody
    /// What went wrong while there was something to show.
    public var notice: RepoError?

    public init(header: [any ListItemViewModel] = [], body: ListBody = .loading, notice: RepoError? = nil) {
        self.header = header
        self.body = body
        self.notice = notice
    }

    /// All rows, those of the header first.
    public var sections: [ListSection] {
        let header = header.isEmpty ? [] : [ListSection(id: "header", items: header)]
        if case .content(let sections, _) = body { return header + sections }
        return header
    }

    /// Whether there is a row beside those of the header.
    public var hasContent: Bool {
        if case .content(let sections, _) = body { sections.contains { !$0.items.isEmpty } } else { false }
    }

    /// Whether something went wrong that the person has to know.
    public var hasError: Bool {
        if case .failed = body { true } else { notice != nil }
    }
}

/// What a list shows below its header.
@MainActor
public enum ListBody: Sendable {
    /// Nothing is known yet.
    case loading
    /// Sections without any rows are an empty list.
    case content([ListSection], tail: ListTail = .end)
    /// Nothing is known, since it could not be loaded.
    case failed(RepoError)
}

/// What stands after the last row.
public enum ListTail: Equatable, Sendable {
    /// There is nothing more.
    case end
    /// More can be asked for.
    case more
    /// More was asked for.
    case loading
}

extension ListPage: @MainActor Equatable {
    public static func == (a: ListPage, b: ListPage) -> Bool {
        a.body == b.body && a.notice == b.notice && a.header.elementsEqual(b.header) { $0 === $1 }
    }
}

extension ListBody: @MainActor Equatable {}
