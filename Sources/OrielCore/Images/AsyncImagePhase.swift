/// How far the loading of an image is.
public enum AsyncImagePhase: Sendable {
    /// Nothing has been loaded yet.
    case empty
    case success(Image)
    case failure(any Error)

    /// The image, once it has been loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why the image could not be loaded.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A browser could not load an image; it does not tell why.
struct ImageLoadingError: Error, CustomStringConvertible {
    let url: String

    var description: String { "The browser could not load the image \(url)." }
}
