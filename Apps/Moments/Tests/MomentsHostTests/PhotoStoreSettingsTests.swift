import ArgumentParser
import HostKit
import ObjectStorage
import Testing

@testable import moments

@Suite struct PhotoStoreSettingsTests {
    private func settings(_ arguments: [String], _ environment: [String: String] = [:]) throws -> PhotoStoreSettings? {
        try PhotoStoreSettings(MomentsOptions.parse(arguments), environment: environment)
    }

    @Test func `photos are in the data folder unless a store is named`() throws {
        #expect(try settings([]) == nil)
    }

    @Test(arguments: [
        ("s3://family", ""), ("s3://family/", ""), ("s3://family/photos", "photos"), ("s3://family/a/b.c/", "a/b.c"),
    ])
    func `an address has a bucket and a prefix`(text: String, prefix: String) throws {
        let settings = try #require(try settings(["--photos", text]))
        #expect(settings.address.bucket == "family" && settings.prefix == prefix)
    }

    @Test func `the option for the region comes before the variable`() throws {
        let variables = ["AWS_REGION": "eu-west-1"]
        let option = ["--photos", "s3://family", "--photos-region", "eu-central-1"]

        #expect(try settings(option, variables)?.address.region == "eu-central-1")
        #expect(try settings(["--photos", "s3://family"], variables)?.address.region == "eu-west-1")
        #expect(try settings(["--photos", "s3://family"])?.address.region == "us-east-1")
    }

    @Test func `a missing key is named`() throws {
        let settings = try #require(try settings(["--photos", "s3://family"]))

        let error = #expect(throws: ObjectStorageError.self) {
            try settings.place(environment: ["AWS_ACCESS_KEY_ID": "AKID"])
        }

        #expect(error?.description.hasPrefix("AWS_SECRET_ACCESS_KEY is not set") == true)
    }

    @Test func `a move without a place to go to says so`() async throws {
        let nothing = try #require(try Serve.parseAsRoot(["migrate"]) as? Migrate)
        let back = try #require(try Serve.parseAsRoot(["migrate", "--back"]) as? Migrate)

        for command in [nothing, back] {
            await #expect(throws: HostError.self) { try await command.text() }
        }
    }
}
