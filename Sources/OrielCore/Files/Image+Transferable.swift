import Foundation
public import OrielCoreTransferable
import OrielUIKit
import OrielUniformTypeIdentifiers

extension Image: Transferable {
    /// Transfers an image as a PNG, JPEG, GIF or WebP file.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(importedContentType: .image) { data in
            guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
            return Image(uiImage: image)
        }
    }
}
