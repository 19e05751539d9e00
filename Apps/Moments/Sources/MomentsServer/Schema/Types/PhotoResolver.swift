import Foundation
import GraphQL
import MomentsModel

/// A photo of a moment.
enum PhotoResolver {
    static var type: ObjectType<PhotoRecord, MomentsContext> {
        ObjectType("Photo", of: PhotoRecord.self, in: MomentsContext.self) {
            Field("id") { photo, _ in ID(photo.id) }
            Field("width", \.width).description("The width of the largest stored size, in pixels.")
            Field("height", \.height)
            Field("altText", \.altText)
                .description("A description of the photo for people who cannot see it; may be empty.")
            Field("preview") { photo, _ in photo.preview?.base64EncodedString() }
                .description(
                    "A WebP file of 16 pixels in Base64, shown until the photo is loaded; null if there is none."
                )
            Field("url", Arg("size", PhotoSize.self, default: .medium)) { photo, context, size in
                try context.address(of: photo.hash, size)
            }
        }
    }
}
