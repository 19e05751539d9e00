import PostgreSQL
import Testing

@Suite struct PostgreSQLAddressTests {
    @Test(
        arguments: [
            "postgres://ada:tops3cret@db.example:5433/moments?sslmode=verify-full",
            "host=db.example port=5433 user=ada password=tops3cret dbname=moments sslmode=verify-full",
        ]
    )
    func `a password is apart from the other options`(url: String) throws {
        let address = try #require(PostgreSQLAddress(url))

        #expect(
            Set(address.options.split(separator: " ")) == [
                "user='ada'", "dbname='moments'", "host='db.example'", "port='5433'", "sslmode='verify-full'",
            ]
        )
        #expect(address.host == "db.example")
        #expect(address.variables == ["PGPASSWORD": "tops3cret"] && address.secretsWithoutVariable == [])
    }

    @Test func `values are quoted, so that they are no other options`() throws {
        let address = try #require(PostgreSQLAddress("postgres:///a%27%20host%3Devil%5C?options=-csearch_path%3Dx"))

        #expect(address.options == #"dbname='a\' host=evil\\' options='-csearch_path=x'"#)
        #expect(address.host == nil)
        #expect(PostgreSQLAddress(address.options)?.options == address.options)
    }

    @Test func `the passphrase of a key has no variable`() throws {
        let address = try #require(PostgreSQLAddress("postgres://db.example/moments?sslpassword=tops3cret"))

        #expect(address.secretsWithoutVariable == ["sslpassword"] && !address.options.contains("tops3cret"))
    }

    @Test func `what libpq cannot read is no address`() {
        #expect(PostgreSQLAddress("postgres://db.example/moments?colour=blue") == nil)
        #expect(PostgreSQLAddress("moments") == nil)
    }
}
