import Foundation
import OrielUIKit

/// The address at which the browser finds a video or a sound; nil if it cannot.
@MainActor func address(of url: URL, page: PageDevice?) -> String? {
    guard url.isFileURL else {
        return ["http", "https"].contains(url.scheme?.lowercased() ?? "") ? url.absoluteString : nil
    }
    return page?.addressOfFile(url)
}
