import Foundation
import Testing

struct FoundationOnlyTests {
    @Test func `a file with Foundation alone publishes and subscribes`() {
        let downloads = Downloads()
        var changes = 0
        let subscription = downloads.objectWillChange.sink { changes += 1 }

        downloads.progress = 0.5
        downloads.events.send(1)

        #expect(changes == 1)
        #expect(downloads.received == [2])
        subscription.cancel()
    }

    @Test func `and writes publishers and subscribers of its own`() throws {
        var isFinished = false
        let subscription = FoundationPublishers.Nothing().sink { _ in
            isFinished = true
        } receiveValue: { _ in
        }
        subscription.cancel()

        #expect(isFinished)
        #expect(FoundationPublishers.connected([1, 2]) == [1, 2])
        #expect(FoundationPublishers.immediately(3) == [3])
        #expect(try FoundationPublishers.encoded(["a"], by: JSONEncoder()) == Data(#"["a"]"#.utf8))
        #expect(FoundationPublishers.microseconds == 1_000_000 && FoundationPublishers.milliseconds == 1_000)
        #expect(FoundationPublishers.bytes == 2)
    }

    @Test func `and loads from the network`() throws {
        let url = try #require(URL(string: "https://example.com"))

        #expect(Downloads().request(for: url).httpMethod == "HEAD")
    }

    @Test func `and observes`() async {
        let counter = ObservedCounter()
        await confirmation { changed in
            withObservationTracking {
                _ = counter.value
            } onChange: {
                changed()
            }
            counter.value = 1
        }
    }

    @Test func `and formats`() {
        #expect(FoundationNames.ago(7200) == "2 hours ago")
        #expect(FoundationNames.length(65) == "00:01:05")
        #expect(FoundationNames.list(["a"]) == "a")
        #expect(FoundationNames.greeting("Ada") == "Hello, Ada")
    }

    @Test func `and formats measurements and names`() {
        let english = Locale(identifier: "en_US")

        #expect(FoundationFormats.distance(5, in: english) == "3.1 mi")
        #expect(FoundationFormats.warmth(21, in: english) == "21°C")
        #expect(FoundationFormats.initials("Thomas", "Clark") == "TC")
        #expect(FoundationFormats.name("小明", "王") == "王小明")
    }

    @Test func `and finds folders`() {
        #expect(FoundationFormats.notes.lastPathComponent == "notes.json")
        #expect(FoundationFormats.cache.isFileURL)
    }

    @Test func `and uses old names`() {
        #expect(FoundationNames.rectangle == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(FoundationNames.encoding == .utf8)
        #expect(FoundationNames.text(of: Data("é".utf8)) == "é")
        #expect(FoundationNames.writing == .atomic)
        #expect(throws: NSError.self) { try FoundationNames.fail() }
        #expect(FoundationNames.sum([1, 2]) == 3)
        #expect(Guarded().add() == 1)
    }

    @Test func `and matches addresses`() {
        #expect(FoundationNames.isAddress("ada@example.com"))
        #expect(!FoundationNames.isAddress("ada@example"))
    }
}
