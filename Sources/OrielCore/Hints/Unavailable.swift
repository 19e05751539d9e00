// Names of SwiftUI that a page cannot serve.

@available(*, unavailable, message: "Browsers run no Metal shaders. Use effects such as blur and hueRotation.")
public struct Shader: Hashable, Sendable {}

@available(*, unavailable, message: "Browsers run no Metal shaders. Use effects such as blur and hueRotation.")
public struct ShaderLibrary: Sendable {}

@available(*, unavailable, message: "The browser draws texts, so their lines and runs cannot be drawn by an app.")
public protocol TextRenderer {}

@available(*, unavailable, message: "Views are drawn in the browser; the server has no pixels of them.")
public final class ImageRenderer<Content: View> {
    public init(content: Content) {
        preconditionFailure("ImageRenderer is unavailable.")
    }
}
