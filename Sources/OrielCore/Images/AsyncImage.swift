public import Foundation

/// An image from the network.
///
///     AsyncImage(url: URL(string: "https://example.com/lighthouse.jpg")) { phase in
///         if let image = phase.image { image.resizable().scaledToFit() } else { ProgressView() }
///     }
///
/// The browser loads it, the server never does: that would let a page reach what only the server can. An image that this
/// session's browser has loaded already is shown at once.
public struct AsyncImage<Content: View> {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let makeContent: (AsyncImagePhase) -> Content
}

extension AsyncImage: View {
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - transaction: What the change from phase to phase is made with.
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

    /// The image as it is, and a grey box as long as there is none.
    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { phase in
            phase.image ?? Image(.placeholder, caption: .decorative).resizable()
        }
    }

    /// - Parameter placeholder: What is shown until the image has been loaded, and where it cannot be.
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
        // What the session knows, and no state: a page that rests can make the view anew.
        let images = Evaluation.graph?.loadedImages
        let phase = phase(images)
        // The loader stays whatever the phase, since the content keeps its identity.
        ImageLoader(url: phase.isEmpty ? url : nil, content: makeContent(phase)) { succeeded in
            guard let url else { return }
            withTransaction(transaction) { images?.note(url.absoluteString, succeeded: succeeded) }
        }
    }

    @MainActor private func phase(_ images: LoadedImages?) -> AsyncImagePhase {
        guard let url, let isLoaded = images?.outcome(of: url.absoluteString) else { return .empty }
        guard isLoaded else { return .failure(ImageLoadingError(url: url.absoluteString)) }
        return .success(Image(.remote(url, scale: scale), caption: .decorative))
    }
}

extension AsyncImagePhase {
    fileprivate var isEmpty: Bool {
        if case .empty = self { true } else { false }
    }
}

/// Content in an element that has the browser load an image and tell the outcome.
struct ImageLoader<Content: View> {
    let elementDescription: ImageLoaderDescription
    let content: Content

    /// - Parameter url: Nil if nothing is to be loaded.
    init(url: URL?, content: Content, action: @escaping (_ succeeded: Bool) -> Void) {
        elementDescription = ImageLoaderDescription(url: url, action: action)
        self.content = content
    }
}

extension ImageLoader: ContainerElementView {
    typealias Body = Never
}

struct ImageLoaderDescription {
    let url: URL?
    let action: (Bool) -> Void
}

extension ImageLoaderDescription: ElementDescription {
    func makeElement(in environment: EnvironmentValues) -> Element {
        guard let url else { return Element(.imageLoader) }
        return Element(.imageLoader, attributes: [.url: .string(url.absoluteString)], events: .load)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if case .load(let succeeded) = event { action(succeeded) }
    }
}
