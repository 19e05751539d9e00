import Foundation

/// The place of the toggles that are read while the server runs.
enum TogglesPlace: Equatable, Sendable {
    case file(String)
    case address(URL)

    /// - Parameter text: A path, or an http or https address.
    /// - Returns: Nil if the text is empty, or an address of another kind.
    init?(_ text: String) {
        guard text.contains("://") else {
            guard !text.isEmpty else { return nil }
            self = .file(text)
            return
        }
        guard let url = URL(string: text), url.scheme == "http" || url.scheme == "https", url.host() != nil else {
            return nil
        }
        self = .address(url)
    }

    /// The text for logs. It has no query and no user of an address, which may be secrets.
    var name: String {
        switch self {
        case .file(let path): path
        case .address(let url): "\(url.host() ?? "")\(url.path())"
        }
    }

    var source: any TogglesSource {
        switch self {
        case .file(let path): TogglesFile(path)
        case .address(let url): TogglesAddress(url)
        }
    }
}
