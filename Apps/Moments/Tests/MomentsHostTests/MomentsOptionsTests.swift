import ArgumentParser
import Testing

@testable import moments

@Suite struct MomentsOptionsTests {
    private func message(_ arguments: [String]) -> String {
        do {
            _ = try MomentsOptions.parse(arguments)
            return ""
        } catch {
            return MomentsOptions.message(for: error)
        }
    }

    @Test func `toggles are named as in the app`() throws {
        let options = try MomentsOptions.parse(["--toggle", "isLikeButtonForMomentEnabled"])

        #expect(options.enabledToggles == ["internal.isLikeButtonForMomentEnabled": true])
    }

    @Test func `photos take as much space as they need unless a quota is given`() throws {
        #expect(try MomentsOptions.parse([]).storageQuota == nil)
        #expect(try MomentsOptions.parse(["--storage-quota", "5000"]).storageQuota == 5000)
    }

    @Test func `a server that shares its database drains before it stops`() throws {
        let database = ["--database", "postgres://localhost/moments"]
        func drain(_ arguments: [String]) throws -> Int? {
            try (Serve.parseAsRoot(arguments) as? Serve)?.server.drainTimeout
        }

        #expect(try drain([]) == 0)
        #expect(try drain(database) == 5)
        #expect(try drain(database + ["--drain-timeout", "0"]) == 0)
    }

    @Test func `the explorer can be turned on and off`() throws {
        #expect(try MomentsOptions.parse(["--explorer"]).explorer)
        #expect(try !MomentsOptions.parse(["--no-explorer"]).explorer)
    }

    @Test(arguments: [
        (
            ["--toggle", "likes"],
            "there is no toggle 'likes'; expected isClassicStyleEnabled, isLikeButtonForMomentEnabled"
        ),
        (["--toggles-from", ""], "--toggles-from is ''; expected a file, or an address such as https://"),
        (["--toggles-from", "ftp://moments.example"], "--toggles-from is 'ftp://moments.example'; expected a file"),
        (["--toggles-interval", "0"], "--toggles-interval is 0; expected 1 to 86400"),
        (["--api-url", "moments.example"], "--api-url is 'moments.example'; expected an address"),
        (["--api-url", "http://moments.example", "--demo"], "--demo and --api-url cannot be combined"),
        (["--data", ""], "--data is empty; expected a folder"),
        (["--storage-quota=-1"], "--storage-quota is -1; expected 0 to 10000000"),
        (["--storage-quota", "10000001"], "--storage-quota is 10000001; expected 0 to 10000000"),
        (["--photos", "photos"], "--photos: 'photos' is no address such as s3://bucket/photos"),
        (["--photos", "s3://"], "--photos: '' is no name of a bucket"),
        (["--photos", "s3://family/../other"], "is no address such as s3://bucket/photos"),
        (["--photos", "s3://family", "--photos-endpoint", "nas"], "--photos: 'nas' is no address of a store"),
        (["--photos", "s3://family", "--photos-region", "EU 1"], "--photos: 'EU 1' is no region"),
        (["--photos", "s3://family", "--api-url", "http://moments.example"], "--photos and --api-url cannot be"),
        (["--photos-endpoint", "http://nas:9000"], "belong to --photos, which is missing"),
        (["--documents", ""], "--documents is empty; expected a file"),
        (
            ["--documents", "documents.json", "--api-url", "http://moments.example"],
            "--documents and --api-url cannot be combined"
        ),
    ])
    func `a wrong setting is named`(arguments: [String], part: String) {
        #expect(message(arguments).contains(part))
    }
}
