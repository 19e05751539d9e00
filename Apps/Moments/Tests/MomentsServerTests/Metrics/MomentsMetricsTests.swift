import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

@Suite struct MomentsMetricsTests {
    @Test func `what people do is counted, and so is what they were refused`() async throws {
        let numbers = RecordedMetrics()
        var configuration = MomentsConfiguration()
        configuration.rateLimits.like = Rate(1, per: .seconds(60))
        let server = try TestServer(configuration, metrics: numbers)
        let ada = try await server.add("ada")
        let moment = try await server.publish("Hello", by: ada)

        try await server.ask(#"mutation { publishMoment(input: { title: "Hi" }) { id } }"#, as: ada)
        try await server.ask(#"mutation { publishMoment(input: { title: "" }) { id } }"#, as: ada)
        for _ in 0..<2 {
            try await server.ask("mutation { setLike(momentID: \"\(moment)\", isLiked: true) { id } }", as: ada)
        }
        try await server.ask(
            "mutation { addComment(input: { momentID: \"\(moment)\", text: \"Hi\" }) { moment { id } } }",
            as: ada
        )
        for password in ["wrong horse", "correct horse"] {
            try await server.ask("mutation { signIn(handle: \"ada\", password: \"\(password)\") { token } }")
        }
        _ = try await server.service.upload(.init("photo".utf8), token: ada.token, clientAddress: "192.0.2.1")

        #expect(
            numbers.counts == [
                "moments_publications_total": 1, "moments_likes_total": 1, "moments_comments_total": 1,
                "moments_sign_ins_total outcome=ok": 1, "moments_sign_ins_total outcome=refused": 1,
                "moments_uploads_total": 1, "moments_uploaded_bytes_total": 5,
                "moments_rate_limited_total action=like": 1,
            ]
        )
    }

    @Test func `repeated calls are counted once`() async throws {
        let numbers = RecordedMetrics()
        let server = try TestServer(metrics: numbers)
        let ada = try await server.add("ada")
        let publish = #"mutation { publishMoment(input: { title: "Hi", key: "a" }) { id } }"#
        let moment = try #require(try await server.ask(publish, as: ada)["publishMoment.id"].string)
        try await server.ask(publish, as: ada)
        for _ in 0..<3 {
            try await server.ask(
                "mutation { addComment(input: { momentID: \"\(moment)\", text: \"Hi\", key: \"b\" }) { moment { id } } }",
                as: ada
            )
        }
        #expect(numbers.counts == ["moments_publications_total": 1, "moments_comments_total": 1])
    }
}
