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
            Field("url", Arg("size", PhotoSize.self, default: .medium)) { photo, context, size in
                try context.address(of: photo.hash, size)
            }
        }
    }
}
