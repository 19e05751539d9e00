public import Foundation

/// A size of a photo, to be sent.
public enum PhotoContent: Sendable {
    /// A file, to be opened at once.
    case file(URL)
    /// A photo that arrives from a store.
    case arriving(ArrivingPhoto)

    /// The bytes of all of it; nil if a file does not exist any more.
    var length: Int? {
        switch self {
        case .file(let url):
            let values = try? FileManager.default.attributesOfItem(atPath: url.path)
            return (values?[.size] as? NSNumber)?.intValue
        case .arriving(let photo): return photo.length
        }
    }
}
