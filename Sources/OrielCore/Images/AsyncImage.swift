public import Foundation

/// An image loaded from the network.
///
///     AsyncImage(url: URL(string: "https://example.com/lighthouse.jpg")) { phase in
///         if let image = phase.image { image.resizable().scaledToFit() } else { ProgressView() }
///     }
///
/// Unlike Apple's, the browser loads the image, not the app, because otherwise a page could reach hosts that only the
/// server can reach. An image that the session's browser has already loaded is shown immediately. `content` is also called
/// for an image that has not been loaded, so that the browser can show it without waiting for the server.
public struct AsyncImage<Content: View> {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let makeContent: (AsyncImagePhase) -> Content
}

extension AsyncImage: View {
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - transaction: The transaction for changes between phases.
    public nonisolated init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.makeContent = content
    }

    /// Creates a view that shows a grey box until the image is loaded, and then the unmodified image.
    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { phase in
            phase.image ?? Image(.placeholder, caption: .decorative).resizable()
        }
    }

    /// - Parameter placeholder: The view shown until the image is loaded, and if loading fails.
    public nonisolated init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    public var body: some View {
        // Reads the outcome from the session instead of view state, so that an idle page can rebuild the view.
        let images = Evaluation.graph?.loadedImages
        let phase = phase(images)
        let isShown = phase.isEmpty && loadsFillingPicture
        // The loader is present in all phases, so that the content keeps its identity.
        ImageLoader(url: phase.isEmpty ? url : nil, isShown: isShown, content: makeContent(phase)) { outcome in
            guard let url else { return }
            // The browser may have drawn the image already: it must not fade in again.
            withTransaction(isShown ? Transaction() : transaction) { images?.note(url.absoluteString, outcome) }
        }
    }

    /// Whether the content of a loaded image is the image, filling its space.
    private var loadsFillingPicture: Bool {
        guard let url else { return false }
        let image = Image(.remote(url, PixelSize(width: 0, height: 0), scale: scale), caption: .decorative)
        return (makeContent(.success(image)) as? any FillingPicture)?.isFillingPicture ?? false
    }

    @MainActor private func phase(_ images: LoadedImages?) -> AsyncImagePhase {
        guard let url, let outcome = images?.outcome(of: url.absoluteString) else { return .empty }
        switch outcome {
        case .failed: return .failure(ImageLoadingError(url: url.absoluteString))
        case .loaded(let size): return .success(Image(.remote(url, size, scale: scale), caption: .decorative))
        }
    }
}

extension AsyncImagePhase {
    fileprivate var isEmpty: Bool {
        if case .empty = self { true } else { false }
    }
}

/// A container whose element makes the browser load an image and report the outcome.
struct ImageLoader<Content: View> {
    let elementDescription: ImageLoaderDescription
    let content: Content

    /// - Parameters:
    ///   - url: The image to load; nil if there is none.
    ///   - isShown: Whether the image replaces the content as soon as it is loaded, filling its space.
    init(url: URL?, isShown: Bool, content: Content, action: @escaping (ImageOutcome) -> Void) {
        elementDescription = ImageLoaderDescription(url: url, isShown: isShown, action: action)
        self.content = content
    }
}

extension ImageLoader: ContainerElementView {
    typealias Body = Never
}

struct ImageLoaderDescription {
    let url: URL?
    let isShown: Bool
    let action: (ImageOutcome) -> Void
}

extension ImageLoaderDescription: ElementDescription {
    func makeElement(in environment: EnvironmentValues) -> Element {
        guard let url else { return Element(.imageLoader) }
        var attributes: Attributes = [.url: .string(url.absoluteString)]
        if isShown { attributes[.contentMode] = .string("fill") }
        return Element(.imageLoader, attributes: attributes, events: .load)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if case .load(let outcome) = event { action(outcome) }
    }
}
