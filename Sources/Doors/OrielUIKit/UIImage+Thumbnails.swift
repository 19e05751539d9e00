public import Foundation

extension UIImage {
    /// Returns the image, as large as fits into a size.
    ///
    /// Unlike Apple's, its file stays the same, and has more pixels per point.
    ///
    /// - Returns: Nil if the image or the size is empty.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        return UIImage(
            content,
            size: CGSize(width: self.size.width * factor, height: self.size.height * factor),
            scale: scale / factor,
            renderingMode: renderingMode,
            tint: tint,
            symbolFont: symbolFont
        )
    }

    /// Calls a closure with the image, as large as fits into a size.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// Returns the image, as large as fits into a size.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Returns the image: browsers decode images by themselves.
    public func preparingForDisplay() -> UIImage? { self }

    /// Calls a closure with the image: browsers decode images by themselves.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

    /// Returns the image: browsers decode images by themselves.
    public func byPreparingForDisplay() async -> UIImage? { self }
}
