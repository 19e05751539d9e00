import GraphQL
import ServerKit
import TreeholeModel

/// The object types of the schema.
enum BoardTypes {
    @SchemaBuilder<BoardContext> static var all: SchemaBuilder<BoardContext>.Types {
        ConnectionType("Post", of: Post.self, in: BoardContext.self)
        ObjectType("Post", of: Post.self, in: BoardContext.self) {
            Field("id", \.id)
            Field("text", \.text)
            Field("tag", \.tag)
            Field("picture", \.picture)
            Field("choices", \.choices)
            Field("votedFor", \.votedFor)
            Field("createdDate") { post, _ in UnixSeconds.text(of: post.createdDate) }
            Field("lastReplyDate") { post, _ in UnixSeconds.text(of: post.lastReplyDate) }
            Field("commentCount", \.commentCount)
            Field("starCount", \.starCount)
            Field("isStarred", \.isStarred)
            Field("hasUnread", \.hasUnread)
            Field("isMine", \.isMine)
            Field("isSensitive", \.isSensitive)
            Field("isHidden", \.isHidden)
        }
        ObjectType("Picture", of: Picture.self, in: BoardContext.self) {
            Field("path", \.path)
            Field("width", \.width)
            Field("height", \.height)
        }
        ObjectType("VoteChoice", of: VoteChoice.self, in: BoardContext.self) {
            Field("text", \.text)
            Field("count", \.count).description("Null until the viewer has voted.")
        }
        ObjectType("Comment", of: Comment.self, in: BoardContext.self) {
            Field("floor", \.floor)
            Field("place", \.place).description("The place of the writer in the thread; 0 for the author of the post.")
            Field("text", \.text)
            Field("quotedFloor", \.quotedFloor)
            Field("createdDate") { comment, _ in UnixSeconds.text(of: comment.createdDate) }
            Field("isMine", \.isMine)
            Field("isDeleted", \.isDeleted)
            Field("isHidden", \.isHidden)
        }
        ObjectType("TrendingTag", of: TrendingTag.self, in: BoardContext.self) {
            Field("tag", \.tag)
            Field("postCount", \.postCount)
            Field("commentCount", \.commentCount)
        }
        ObjectType("Member", of: BoardMember.self, in: BoardContext.self) {
            Field("isModerator", \.isModerator)
            Field("ban", \.ban).description("The reason why the member cannot write now.")
            Field("settings", \.settings)
        }
        ObjectType("MemberSettings", of: MemberSettings.self, in: BoardContext.self) {
            Field("foldsSensitive", \.foldsSensitive)
            Field("appearance", \.appearance)
            Field("blockedTags", \.blockedTags)
            Field("blockedWords", \.blockedWords)
        }
        ObjectType("SignIn", of: SignIn.self, in: BoardContext.self) {
            Field("id", \.id)
            Field("createdDay", \.createdDay).description("Days since 1970.")
            Field("usedDay", \.usedDay)
            Field("isCurrent", \.isCurrent)
        }
        ObjectType("Report", of: Report.self, in: BoardContext.self) {
            Field("id", \.id)
            Field("postID", \.postID)
            Field("floor", \.floor)
            Field("text", \.text)
            Field("reason", \.reason)
            Field("note", \.note)
            Field("count", \.count)
            Field("createdDate") { report, _ in UnixSeconds.text(of: report.createdDate) }
        }
        ObjectType("BoardChange", of: BoardChange.self, in: BoardContext.self) {
            Field("kind", \.kind)
            Field("postID", \.postID)
        }
        ObjectType("SignedIn", of: SignedInRecord.self, in: BoardContext.self) {
            Field("token", \.token)
            Field("member", \.member)
        }
    }
}

/// A new sign-in.
struct SignedInRecord: Sendable {
    let token: String
    let member: BoardMember
}

/// The member, whose name GraphQL has too.
typealias BoardMember = TreeholeModel.Member
