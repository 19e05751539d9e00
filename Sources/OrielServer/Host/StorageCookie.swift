internal import Foundation
internal import Hummingbird
internal import OrielCore

/// What `@AppStorage` keeps in a browser, as the browser sends it along with each request.
///
/// The client writes it, so a page knows the values when it is first drawn; nothing in it is trusted to say who somebody is.
enum StorageCookie {
    static let name = "oriel-storage"

    /// The values a request brings; none if they cannot be read, since anybody can write a cookie.
    static func values(in request: Request) -> [String: StoredValue] {
        guard let text = request.cookies[name]?.value.removingPercentEncoding,
            let values = try? JSONDecoder().decode([String: StoredValue].self, from: Data(text.utf8))
        else { return [:] }
        return values.filter { isInBounds($0.value) }
    }

    /// Whether an app can reckon with a value. Others are left out, so that the app has its default for them.
    private static func isInBounds(_ value: StoredValue) -> Bool {
        switch value {
        case .int(let number): ClaimedValue.isInBounds(number)
        case .double(let number): ClaimedValue.isInBounds(number)
        case .date(let date): ClaimedValue.isInBounds(date)
        case .bool, .string, .url, .data: true
        }
    }
}
