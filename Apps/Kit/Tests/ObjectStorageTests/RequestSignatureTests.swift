import Foundation
import Testing

@testable import ObjectStorage

/// The figures are those of AWS's documentation and test suite.
@Suite struct RequestSignatureTests {
    private typealias Pair = (name: String, value: String)

    private static let s3 = StorageKeys(
        accessKey: "AKIAIOSFODNN7EXAMPLE",
        secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"
    )
    private static let time = Date(timeIntervalSince1970: 1_369_353_600)

    private func signature(
        _ method: String,
        _ path: String,
        query: [Pair] = [],
        body: String = "",
        more: [Pair] = []
    ) -> String {
        let hash = RequestSignature.hash(Data(body.utf8))
        let headers: [Pair] = [
            ("Host", "examplebucket.s3.amazonaws.com"), ("x-amz-content-sha256", hash),
            ("x-amz-date", "20130524T000000Z"),
        ]
        let text = RequestSignature(keys: Self.s3, region: "us-east-1").authorization(
            method: method,
            path: path,
            query: query,
            headers: headers + more,
            bodyHash: hash,
            at: Self.time
        )
        return String(text.suffix(64))
    }

    @Test func `reading with a range`() {
        let signature = signature("GET", "/test.txt", more: [("Range", "bytes=0-9")])
        #expect(signature == "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41")
    }

    @Test func `writing an object whose key is encoded`() {
        let signature = signature(
            "PUT",
            "/" + PercentEncoding.path("test$file.text"),
            body: "Welcome to Amazon S3.",
            more: [("Date", "Fri, 24 May 2013 00:00:00 GMT"), ("x-amz-storage-class", "REDUCED_REDUNDANCY")]
        )
        #expect(signature == "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd")
    }

    @Test func `a query without a value`() {
        let signature = signature("GET", "/", query: [("lifecycle", "")])
        #expect(signature == "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543")
    }

    @Test func `a query is sorted`() {
        let signature = signature("GET", "/", query: [("prefix", "J"), ("max-keys", "2")])
        #expect(signature == "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7")
    }

    @Test func `another service, and the whole header`() {
        let keys = StorageKeys(accessKey: "AKIDEXAMPLE", secretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY")
        let header = RequestSignature(keys: keys, region: "us-east-1", service: "service").authorization(
            method: "GET",
            path: "/",
            query: [],
            headers: [("Host", "example.amazonaws.com"), ("X-Amz-Date", "20150830T123600Z")],
            bodyHash: RequestSignature.hash(Data()),
            at: Date(timeIntervalSince1970: 1_440_938_160)
        )
        let scope = "AKIDEXAMPLE/20150830/us-east-1/service/aws4_request"
        let signature = "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"
        #expect(
            header == "AWS4-HMAC-SHA256 Credential=\(scope), SignedHeaders=host;x-amz-date, Signature=\(signature)"
        )
    }

    @Test func `the keys are read from variables, and the secret is not printed`() throws {
        let variables = ["AWS_ACCESS_KEY_ID": "AKID", "AWS_SECRET_ACCESS_KEY": "geheim", "AWS_SESSION_TOKEN": "token"]
        let keys = try StorageKeys(environment: variables)

        #expect(keys == StorageKeys(accessKey: "AKID", secretKey: "geheim", sessionToken: "token"))
        #expect("\(keys)" == "StorageKeys(AKID)" && !String(reflecting: keys).contains("geheim"))
        for missing in StorageKeys.variables.prefix(2) {
            let error = #expect(throws: ObjectStorageError.self) {
                try StorageKeys(environment: variables.filter { $0.key != missing })
            }
            #expect(error?.description.hasPrefix("\(missing) is not set") == true)
        }
    }
}
