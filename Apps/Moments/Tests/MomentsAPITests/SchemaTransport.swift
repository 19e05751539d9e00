import Foundation
import GraphQL
import MomentsAPI
import MomentsModel

/// A transport that answers requests by the schema of the app: it validates documents, coerces variables, and invents
/// responses.
final class SchemaTransport: PhotoTransport {
    private let schema: Schema<InventedRoots>

    init() throws {
        let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let sdl = try String(contentsOf: app.appendingPathComponent("schema.graphql"), encoding: .utf8)
        schema = try Schema(sdl: sdl)
    }

    func execute(_ body: Data) async throws -> APIAnswer {
        let response = await schema.execute(try request(body), in: InventedRoots())
        return APIAnswer(body: Data(response.body))
    }

    func subscribe(_ body: Data) -> AsyncThrowingStream<Data, any Error>? {
        AsyncThrowingStream { [self] continuation in
            Task {
                do {
                    switch await schema.subscribe(try request(body), in: InventedRoots()) {
                    case .response(let response): continuation.yield(Data(response.body))
                    case .stream(let responses):
                        for try await response in responses { continuation.yield(Data(response.body)) }
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
        }
    }

    func upload(_ file: URL) async throws -> PhotoUpload {
        preconditionFailure("No operation sends a photo.")
    }

    func authorize(with token: String?) {}

    private func request(_ body: Data) throws -> GraphQLRequest {
        guard case .object(let members) = try Value(json: Array(body)),
            case .string(let query) = members["query"], case .string(let name) = members["operationName"],
            case .object(let variables) = members["variables"]
        else { throw APIError.invalidJSON }
        return GraphQLRequest(query, operationName: name, variables: variables)
    }
}

struct InventedRoots: DynamicRoots {
    var query: any DynamicObject { InventedObject(field: "query") }
    var mutation: any DynamicObject { InventedObject(field: "mutation") }
    var subscription: any DynamicObject { InventedObject(field: "subscription") }
}

/// An object of any type, whose field values depend on the field names.
struct InventedObject: DynamicObject {
    /// The field that contains the object.
    let field: String

    var typeName: String? { nil }

    func value(of field: DynamicField) -> DynamicValue {
        if field.name == "changes" {
            return .stream(
                AsyncThrowingStream { continuation in
                    continuation.yield(InventedEvent())
                    continuation.finish()
                }
            )
        }
        let value: DynamicValue = field.isLeaf ? .leaf(leaf(field.name)) : .object(InventedObject(field: field.name))
        return field.listDepth == 0 ? value : .list([value])
    }

    private func leaf(_ name: String) -> Value {
        switch name {
        case "createdDate", "expiryDate", "lastUsedDate", "friendsSince", "lastMomentDate", "editedDate",
            "editableUntilDate", "deletionDate", "lastSeenDate", "untilDate", "resolvedDate", "date":
            .string("1700000000")
        case "isMine", "isLiked", "isRead", "isCurrent", "hasNextPage", "needsFirstPerson", "isDemo",
            "signOut", "isInvitationOpen", "hidesMine", "hidesTheirs", "report", "isContentGone", "isOperator",
            "isOwnQuota", "isComplete":
            .bool(true)
        case "momentCount", "likeCount", "commentCount", "width", "height", "friendCount", "unreadNotificationCount",
            "personCount", "year", "month", "openReportCount", "people", "activePeople", "signUps", "moments",
            "comments", "likes", "reports", "photos":
            .int(3)
        case "bytes", "quota", "photoBytes": .double(5_000_000_000)
        case "kind": .string(field == "latest" ? "LIKE" : "ANNOUNCEMENT")
        case "kinds": .string("LIKE")
        case "role": .string("ADMIN")
        case "subject": .string("COMMENT")
        case "reason": .string("SPAM")
        case "resolution": .string("REMOVED")
        case "action": .string("SUSPENDED")
        case "friendship": .string("FRIEND")
        case "type": .string("URL")
        case "visibility": .string("SELECTED")
        case "historyReach": .string("MONTH")
        case "avatar": .string("")
        case "id", "momentID", "deleteMoment", "declineFriendRequest", "removeFriend", "revokeSignIn",
            "revokeInvitation", "replyTo", "tagIDs", "personIDs", "deleteTag", "blockPerson", "unblockPerson",
            "closeNotice", "endAnnouncement":
            .string("17")
        default: .string("/\(name)")
        }
    }
}

/// An event of the live changes.
private struct InventedEvent: DynamicObject {
    var typeName: String? { nil }

    func value(of field: DynamicField) -> DynamicValue {
        switch field.name {
        case "kind": .leaf(.string("MOMENT_CHANGED"))
        case "momentID": .leaf(.string("17"))
        default: .object(self)
        }
    }
}
