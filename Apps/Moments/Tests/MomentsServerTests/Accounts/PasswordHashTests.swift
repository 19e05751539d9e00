import Testing

@testable import MomentsServer

@Suite struct PasswordHashTests {
    private static let cheap = PasswordHash.Cost(logarithm: 4, blockSize: 2, parallelism: 1)

    @Test func `a hash is the one of its password only, also when it was written and read`() throws {
        let hash = try PasswordHash(of: "correct horse", salt: [1, 2, 3], cost: Self.cheap)

        let read = try #require(PasswordHash(text: hash.text))

        #expect(try read.isHash(of: "correct horse"))
        #expect(try !read.isHash(of: "correct horsf"))
        #expect(try !read.isHash(of: ""))
        #expect(read.cost == Self.cheap)
    }

    /// Source: RFC 7914, section 12, first 32 bytes of the third vector.
    @Test func `it is scrypt as the standard has it`() throws {
        let cost = PasswordHash.Cost(logarithm: 14, blockSize: 8, parallelism: 1)

        let hash = try PasswordHash(of: "pleaseletmein", salt: Array("SodiumChloride".utf8), cost: cost)

        let expected = "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
        #expect(hash.key.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == expected)
    }

    @Test func `the same letters from another keyboard are the same password`() throws {
        let hash = try PasswordHash(of: "caf\u{E9} caf\u{E9}", salt: [1], cost: Self.cheap)

        #expect(try hash.isHash(of: "cafe\u{301} cafe\u{301}"))
    }

    @Test(arguments: [
        "", "x", "$scrypt$", "$scrypt$ln=4,r=2,p=1$AQID", "$bcrypt$ln=4,r=2,p=1$AQID$AQID",
        "$scrypt$ln=40,r=8,p=1$AQID$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "$scrypt$ln=15,r=8000,p=1$AQID$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "$scrypt$ln=0,r=8,p=1$AQID$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "$scrypt$ln=15,r=8,p=1$AQID$AAAA", "$scrypt$r=8,ln=15,p=1$AQID$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    ])
    func `what is no hash is not read`(_ text: String) {
        #expect(PasswordHash(text: text) == nil)
    }
}
