import Testing

@testable import PostgreSQL

@Suite struct PostgreSQLAddressTests {
    @Test(
        arguments: [
            "postgres://ada:tops3cret@db.example:5433/moments?sslmode=verify-full",
            "host=db.example port=5433 user=ada password=tops3cret dbname=moments sslmode=verify-full",
        ]
    )
    func `a password is separate from the other options`(url: String) throws {
        let address = try #require(PostgreSQLAddress(url))

        #expect(
            Set(address.options.split(separator: " ")) == [
                "user='ada'", "dbname='moments'", "host='db.example'", "port='5433'", "sslmode='verify-full'",
            ]
        )
        #expect(address.host == "db.example")
        #expect(address.variables == ["PGPASSWORD": "tops3cret"] && address.secretsWithoutVariable == [])
    }

    @Test func `values are quoted, so they cannot add options`() throws {
        let address = try #require(PostgreSQLAddress("postgres:///a%27%20host%3Devil%5C?options=-csearch_path%3Dx"))

        #expect(address.options == #"dbname='a\' host=evil\\' options='-csearch_path=x'"#)
        #expect(address.host == nil)
        #expect(PostgreSQLAddress(address.options)?.options == address.options)
    }

    @Test func `the passphrase of a key has no variable`() throws {
        let address = try #require(PostgreSQLAddress("postgres://db.example/moments?sslpassword=tops3cret"))

        #expect(address.secretsWithoutVariable == ["sslpassword"] && !address.options.contains("tops3cret"))
    }

    @Test(
        arguments: [
            ("password", "*"), ("sslpassword", "*"), ("oauth_client_secret", "*"), ("scram_client_key", "D"),
            ("scram_server_key", "D"),
        ]
    )
    func `a secret is known by its keyword, whatever its mark`(keyword: String, mark: String) {
        for mark in [mark, "", nil] { #expect(PostgreSQLAddress.isSecret(keyword, mark: mark)) }
    }

    @Test func `an unknown option with a mark is a secret, and one without is not`() {
        #expect(PostgreSQLAddress.isSecret("new_key", mark: "*") && PostgreSQLAddress.isSecret("new_key", mark: "D"))
        #expect(!PostgreSQLAddress.isSecret("new_mode", mark: "") && !PostgreSQLAddress.isSecret("new_mode", mark: nil))
        #expect(!PostgreSQLAddress.isSecret("sslkeylogfile", mark: "D"))
    }

    @Test func `a mark alone does not make an option of libpq a secret`() throws {
        let address = try #require(PostgreSQLAddress("dbname=moments replication=database"))

        #expect(address.options == "dbname='moments' replication='database'")
        #expect(address.variables == [:] && address.secretsWithoutVariable == [])
    }

    @Test func `an address that libpq cannot read is nil`() {
        #expect(PostgreSQLAddress("postgres://db.example/moments?colour=blue") == nil)
        #expect(PostgreSQLAddress("moments") == nil)
    }
}
