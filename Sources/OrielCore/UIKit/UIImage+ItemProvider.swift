public import Foundation
public import OrielCoreTransferable
public import OrielUIKit
import OrielUniformTypeIdentifiers

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.png, .jpeg, .gif, .webP, .image].map(\.identifier)
    }

    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.png, .jpeg, .gif, .webP].map(\.identifier)
    }

    /// The type of the image's file; empty for a symbol.
    public var writableTypeIdentifiersForItemProvider: [String] {
        guard case .file(_, let format) = content else { return [] }
        switch format {
        case .png: return [UTType.png.identifier]
        case .jpeg: return [UTType.jpeg.identifier]
        case .gif: return [UTType.gif.identifier]
        case .webp: return [UTType.webP.identifier]
        case .svg: return []
        }
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        if case .file(let data, _) = content {
            completionHandler(data, nil)
        } else {
            completionHandler(nil, CocoaError(.featureUnsupported))
        }
        return nil
    }

    /// - Throws: `CocoaError` unless the data is a PNG, JPEG, GIF or WebP file.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}
