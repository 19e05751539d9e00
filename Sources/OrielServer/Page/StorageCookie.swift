internal import Foundation
internal import Hummingbird
internal import OrielCore

/// The cookie with which a browser sends its `@AppStorage` values with each request.
///
/// The client writes it, so a page has the values when it is first rendered. It is never trusted to identify a user.
enum StorageCookie {
    static let name = "oriel-storage"

    /// Returns the values of a request; empty if they cannot be decoded, because any client can write a cookie.
    static func values(in request: Request) -> [String: StoredValue] {
        guard let text = request.cookies[name]?.value.removingPercentEncoding,
            let values = try? JSONDecoder().decode([String: StoredValue].self, from: Data(text.utf8))
        else { return [:] }
        return values.filter { isInBounds($0.value) }
    }

    /// Returns whether an app can compute with a value. Values out of bounds are removed, so the app uses its defaults.
    private static func isInBounds(_ value: StoredValue) -> Bool {
        switch value {
        case .int(let number): ClaimedValue.isInBounds(number)
        case .double(let number): ClaimedValue.isInBounds(number)
        case .date(let date): ClaimedValue.isInBounds(date)
        case .bool, .string, .url, .data: true
        }
    }
}
