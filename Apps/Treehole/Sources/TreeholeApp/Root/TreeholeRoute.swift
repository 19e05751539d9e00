import DesignKit

/// A tab of the app. The raw value is its path component; the first tab has none.
enum TreeholeTab: String, CaseIterable, Sendable {
    case timeline, wander, search, attention, settings
}

/// A page of the app, such as `post-17`, which is its path component in the browser's address.
enum TreeholeRoute: Hashable, Sendable {
    case post(Int)
    case mine, blocked, signIns, reports
    /// An address that the app does not have.
    case unknown
}

extension TreeholeRoute: LosslessStringConvertible {
    private static let names: [String: TreeholeRoute] = [
        "mine": .mine, "blocked": .blocked, "sign-ins": .signIns, "reports": .reports, "not-found": .unknown,
    ]

    var description: String {
        if case .post(let id) = self { return "post-\(id)" }
        return Self.names.first { $0.value == self }?.key ?? ""
    }

    init?(_ description: String) {
        if let route = Self.names[description] {
            self = route
        } else {
            guard let id = description.number(after: "post-"), id > 0 else { return nil }
            self = .post(id)
        }
    }

    /// Whether the page is one of the settings.
    var isSetting: Bool {
        if case .post = self { false } else { true }
    }
}
