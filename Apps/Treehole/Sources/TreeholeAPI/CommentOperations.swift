import APIKit
import TreeholeModel

/// A mutation that adds a comment, and returns it.
public struct AddCommentOperation: APIOperation {
    public static let document = """
        mutation AddComment($postID: Int!, $text: String!, $quotedFloor: Int) {
          addComment(postID: $postID, text: $text, quotedFloor: $quotedFloor) { ...CommentFields }
        }

        """ + Fragments.comment

    public struct Variables: Encodable, Sendable {
        let postID: Int
        let text: String
        let quotedFloor: Int?
    }

    public struct Response: Decodable, Sendable { let addComment: Comment }

    public let variables: Variables

    public init(_ text: String, to postID: Int, quoting floor: Int? = nil) {
        variables = Variables(postID: postID, text: text, quotedFloor: floor)
    }

    public func output(of response: Response) throws -> Comment { response.addComment }
}

/// A mutation that deletes one of the viewer's comments; its floor stays, without text.
public struct DeleteCommentOperation: APIOperation {
    public static let document = """
        mutation DeleteComment($postID: Int!, $floor: Int!) {
          deleteComment(postID: $postID, floor: $floor) { ...CommentFields }
        }

        """ + Fragments.comment

    public struct Variables: Encodable, Sendable {
        let postID: Int
        let floor: Int
    }

    public struct Response: Decodable, Sendable { let deleteComment: Comment }

    public let variables: Variables

    public init(_ floor: Int, of postID: Int) { variables = Variables(postID: postID, floor: floor) }

    public func output(of response: Response) throws -> Comment { response.deleteComment }
}
