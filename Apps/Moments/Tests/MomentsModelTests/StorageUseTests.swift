import APIKit
import Foundation
import MomentsModel
import Testing

@Suite struct StorageUseTests {
    @Test(
        arguments: [
            (#"{"bytes":5000000000,"quota":null,"isOwnQuota":false}"#, StorageUse(bytes: 5_000_000_000)),
            (
                #"{"bytes":5e9,"quota":1e13,"isOwnQuota":true}"#,
                StorageUse(bytes: 5_000_000_000, quota: 10_000_000_000_000, isOwnQuota: true)
            ),
            (#"{"bytes":0.0,"isOwnQuota":false}"#, StorageUse(bytes: 0)),
        ]
    )
    func `numbers of bytes are read however JSON writes them`(_ text: String, _ use: StorageUse) throws {
        #expect(try JSONCoding.decoder().decode(StorageUse.self, from: Data(text.utf8)) == use)
    }

    @Test func `what is written is read again`() throws {
        let use = StorageUse(bytes: 4_870_000_001, quota: 5_000_000_000, isOwnQuota: true)

        let data = try JSONCoding.encoder().encode(use)

        #expect(try JSONCoding.decoder().decode(StorageUse.self, from: data) == use)
    }
}
