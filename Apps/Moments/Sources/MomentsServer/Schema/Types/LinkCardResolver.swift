import GraphQL
import MomentsModel

/// The card of a link.
enum LinkCardResolver {
    static var type: ObjectType<LinkCardRecord, MomentsContext> {
        ObjectType("LinkCard", of: LinkCardRecord.self, in: MomentsContext.self) {
            Field("url", \.url)
            Field("title") { card, _ in card.content?.title ?? "" }
            Field("siteName") { card, _ in card.content?.siteName ?? "" }
                .description("The name that the site gives itself, otherwise its host.")
            Field("image") { card, context in try card.content?.image.map { try context.address(of: $0, .small) } }
                .description("The URL of the picture, valid for this viewer only; null if there is none.")
        }
        .description("What the page at a link says of itself. All texts are one line of plain text.")
    }
}
