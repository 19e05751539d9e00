import Testing

@testable import ObjectStorage

@Suite struct BucketAddressTests {
    @Test(
        arguments: [
            ("family", nil, "https://family.s3.eu-central-1.amazonaws.com", "/a%20b/%C3%A9"),
            ("my.family", nil, "https://s3.eu-central-1.amazonaws.com", "/my.family/a%20b/%C3%A9"),
            ("family", "http://nas.local:9000/", "http://nas.local:9000", "/family/a%20b/%C3%A9"),
            ("family", "https://S3.example:443", "https://s3.example", "/family/a%20b/%C3%A9"),
            ("family", "http://[::1]:9000", "http://[::1]:9000", "/family/a%20b/%C3%A9"),
        ] as [(String, String?, String, String)]
    )
    func `a bucket is named in the host or in the path`(bucket: String, endpoint: String?, origin: String, path: String)
        throws
    {
        let address = try BucketAddress(bucket: bucket, region: "eu-central-1", endpoint: endpoint)
        #expect(address.origin == origin && address.path(of: "a b/é") == path)
    }

    @Test(
        arguments: [
            ("ab", "eu", nil), ("Family", "eu", nil), ("a/b", "eu", nil), ("-family", "eu", nil),
            ("fam..ily", "eu", nil),
            ("family", "", nil), ("family", "eu/1", nil), ("family", "eu", "nas.local"),
            ("family", "eu", "ftp://nas.local"),
            ("family", "eu", "http://nas.local/path"), ("family", "eu", "http://ada@nas.local"),
            ("family", "eu", "http://"),
        ] as [(String, String, String?)]
    )
    func `an invalid address is refused`(bucket: String, region: String, endpoint: String?) {
        let error = #expect(throws: ObjectStorageError.self) {
            try BucketAddress(bucket: bucket, region: region, endpoint: endpoint)
        }
        #expect(error?.code == .settings && error?.description.contains("expected") == true)
    }
}
