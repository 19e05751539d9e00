import Foundation
import GRDB
import MomentsModel
import Testing
import WebPush

@testable import MomentsServer

@Suite struct PushMigrationTests {
    @Test(
        arguments: [
            ("COMMENT REPLY", [.comment, .reply, .mention]), ("LIKE", [.like]), ("REPLY", [.reply]),
        ] as [(String, Set<NotificationKind>)]
    )
    func `a browser that was notified about comments is notified about mentions`(
        kinds: String,
        expected: Set<NotificationKind>
    ) async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("moments.sqlite")
        let database = try DatabaseQueue(path: path)
        try await database.write { try $0.execute(sql: Version1.sql) }
        try DatabaseMigrator.moments.migrate(database, upTo: "011")
        let subscription = String(decoding: try JSONEncoder().encode(PushSubscription.sample("a")), as: UTF8.self)
        try await database.write { db in
            try db.execute(
                sql: "INSERT INTO push_target VALUES (4, 0, 'https://web.push.apple.com/a', ?, ?, 'en', 0)",
                arguments: [subscription, kinds]
            )
        }
        try database.close()

        let store = try DatabaseMomentStore(path: path)

        #expect(try await store.pushTarget(of: 4)?.kinds == expected)
    }
}
