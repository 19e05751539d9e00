/// The state of loading an image.
public enum AsyncImagePhase: Sendable {
    /// Nothing has been loaded yet.
    case empty
    case success(Image)
    case failure(any Error)

    /// The image, once it has been loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error with which loading failed.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// The browser could not load an image. Browsers do not report the reason.
struct ImageLoadingError: Error, CustomStringConvertible {
    let url: String

    var description: String { "The browser could not load the image \(url)." }
}
