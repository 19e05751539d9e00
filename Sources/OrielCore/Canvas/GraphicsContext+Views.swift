public import Foundation

// MARK: - Texts

extension GraphicsContext {
    /// A text with the environment of the canvas.
    public struct ResolvedText {
        /// The colour or style of the text.
        public var shading: Shading { didSet { isShaded = true } }
        let text: Text
        private(set) var isShaded = false
        private let environment: EnvironmentValues

        init(_ text: Text, environment: EnvironmentValues) {
            self.text = text
            self.environment = environment
            shading = .foreground
        }

        /// Returns the size of the text in an area.
        ///
        /// Unlike Apple's, an estimate from mean widths of letters: the server does not have the fonts of the browser.
        public func measure(in size: CGSize) -> CGSize { estimate(in: size).size }

        /// Returns the distance from the top to the baseline of the first line.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            let text = estimate(in: size)
            return text.points * text.heights.ascent
        }

        /// Returns the distance from the top to the baseline of the last line.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            let text = estimate(in: size)
            return text.size.height - text.points * text.heights.descent
        }

        private func estimate(in size: CGSize) -> (size: CGSize, points: CGFloat, heights: LetterHeight) {
            // The closure runs at once, on this thread.
            nonisolated(unsafe) let environment = environment
            let text = text
            return withMainActorUnchecked { text.estimate(in: size, environment: environment) }
        }
    }

    /// Returns a text with the environment of the canvas.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, environment: environment) }

    /// Draws a text into a rectangle, in which it wraps.
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text, .inside(rect.standardized)) }

    /// Draws a text with one of its points at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, .at(point, anchor: anchor))
    }

    /// Draws a text into a rectangle, in which it wraps.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text with one of its points at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func draw(_ text: ResolvedText, _ place: CanvasPlacement.Place) {
        draw(text.text, place, transform: transform, shading: text.isShaded ? text.shading : nil)
    }
}

// MARK: - Images

extension GraphicsContext {
    /// An image with the environment of the canvas.
    public struct ResolvedImage {
        /// The size in points. Of a symbol or a picture from the network, an estimate.
        public let size: CGSize
        /// The distance from the top to the baseline.
        public let baseline: CGFloat
        /// The colour or style of a symbol or template; nil for the foreground style.
        public var shading: Shading?
        let image: Image

        init(_ image: Image, environment: EnvironmentValues) {
            self.image = image
            // The closure runs at once, on this thread.
            nonisolated(unsafe) let environment = environment
            let element = withMainActorUnchecked { image.makeElement(in: environment) }
            if case .picture(let picture)? = element.attributes[.picture] {
                size = picture.size
            } else if let width = element.attributes.number(.width), let height = element.attributes.number(.height) {
                size = CGSize(width: width, height: height)
            } else {
                let side = SizeEstimate.fontSize(of: element) * 1.3
                size = CGSize(width: side, height: side)
            }
            baseline = size.height
        }
    }

    /// Returns an image with the environment of the canvas.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, environment: environment) }

    /// Draws an image, stretched to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image.image.resizable(), .inside(rect.standardized), transform: transform, shading: image.shading)
    }

    /// Draws an image with one of its points at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.image, .at(point, anchor: anchor), transform: transform, shading: image.shading)
    }

    /// Draws an image, stretched to a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image with one of its points at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

// MARK: - Symbols

extension GraphicsContext {
    /// A view of the canvas's symbols.
    public struct ResolvedSymbol {
        fileprivate let id: AnyHashable
        fileprivate let view: AnyView
        fileprivate let recorder: CanvasRecorder

        /// The ideal size of the view; zero until the browser has measured it, and then the canvas is drawn again.
        public var size: CGSize { recorder.size(ofSymbol: id) }
    }

    /// Returns the view with a tag; nil if the canvas has none.
    ///
    /// Each drawing of a symbol is a view of its own, with its own state.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        recorder.symbol(AnyHashable(id)).map { ResolvedSymbol(id: AnyHashable(id), view: $0, recorder: recorder) }
    }

    /// Draws a symbol, scaled to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let rect = rect.standardized
        let size = symbol.size
        guard size.width > 0, size.height > 0 else {
            return draw(symbol, at: CGPoint(x: rect.midX, y: rect.midY))
        }
        let scaled = transform.translatedBy(x: rect.minX, y: rect.minY)
            .scaledBy(x: rect.width / size.width, y: rect.height / size.height)
        draw(symbol.view, .at(.zero, anchor: .topLeading), transform: scaled, shading: nil)
    }

    /// Draws a symbol with one of its points at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol.view, .at(point, anchor: anchor), transform: transform, shading: nil)
    }
}
