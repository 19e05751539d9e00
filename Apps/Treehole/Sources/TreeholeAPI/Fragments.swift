/// The fields that operations select.
enum Fragments {
    static let post = """
        fragment PostFields on Post {
          id text tag picture { path width height } choices { text count } votedFor
          createdDate lastReplyDate commentCount starCount
          isStarred hasUnread isMine isSensitive isHidden
        }

        """
    static let comment = """
        fragment CommentFields on Comment {
          floor place text quotedFloor createdDate isMine isDeleted isHidden
        }

        """
    static let member = """
        fragment MemberFields on Member {
          isModerator ban
          settings { foldsSensitive appearance blockedTags blockedWords }
        }

        """
}
