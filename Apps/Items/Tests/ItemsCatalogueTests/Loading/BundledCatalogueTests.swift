import Foundation
import ItemsCatalogue
import Testing

/// The data that the app brings.
struct BundledCatalogueTests {
    @Test func `it has all emoji up to version 14`() async throws {
        let catalogue = try await BundledCatalogue.shared.load()

        #expect(catalogue.items.count == 1849)
        #expect(catalogue.items.flatMap(\.variants).count == 1775)
        #expect(catalogue.groups.map { catalogue.count(in: $0.id) } == [162, 361, 145, 131, 218, 85, 257, 221, 269])
        #expect(BundledCatalogue.shared.loaded?.items.count == 1849)
    }

    @Test func `numbers and pictures are unique`() async throws {
        let items = try await BundledCatalogue.shared.load().items

        #expect(Set(items.map(\.id)) == Set(items.indices))
        let pictures = items.map(\.emoji) + items.flatMap(\.variants).map(\.emoji)
        #expect(Set(pictures).count == pictures.count)
    }

    @Test(arguments: ItemLanguage.allCases) func `every item and group has a name`(language: ItemLanguage) async throws
    {
        let catalogue = try await BundledCatalogue.shared.load()

        for item in catalogue.items {
            let name = item.name(in: language)
            #expect(!name.isEmpty && name != item.emoji, "\(item.id)")
            #expect(!item.keywords(in: language).contains(name), "\(name)")
        }
        for group in catalogue.groups { #expect(group.name(in: language) != group.id) }
    }

    @Test func `variants have one tone, or one for each of two people`() async throws {
        let items = try await BundledCatalogue.shared.load().items

        for item in items where !item.variants.isEmpty {
            #expect([5, 25].contains(item.variants.count), "\(item.emoji)")
            for variant in item.variants { #expect([1, 2].contains(variant.tones.count), "\(variant.emoji)") }
            #expect(Set(item.variants.map(\.tones)).count == item.variants.count, "\(item.emoji)")
        }
    }

    @Test(
        arguments: [
            ("😃", "0.6", 2010, "Grinning face with big eyes", "哈哈"),
            ("👋", "0.6", 2010, "Waving hand", "挥手"),
            ("🥳", "11.0", 2018, "Partying face", "聚会笑脸"),
            ("🦫", "13.0", 2020, "Beaver", "海狸"),
            ("🫠", "14.0", 2021, "Melting face", "融化"),
            ("🇨🇳", "0.6", 2010, "Flag: China", "旗: 中国"),
        ]
    )
    func `known emoji are as Unicode lists them`(
        emoji: String,
        version: String,
        year: Int,
        english: String,
        chinese: String
    ) async throws {
        let items = try await BundledCatalogue.shared.load().items
        let item = try #require(items.first { $0.emoji == emoji })

        #expect(item.version == version)
        #expect(item.year == year)
        #expect(item.name(in: .english) == english)
        #expect(item.name(in: .chinese) == chinese)
    }

    @Test func `a version is of one year, and later versions are of later years`() async throws {
        let items = try await BundledCatalogue.shared.load().items
        let years = Dictionary(grouping: items, by: \.version).mapValues { Set($0.map(\.year)) }

        let versions = years.keys.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
        let ordered = versions.compactMap { years[$0]?.first }

        #expect(years.values.allSatisfy { $0.count == 1 })
        #expect(ordered == ordered.sorted())
        #expect(ordered == [2010, 2014, 2015, 2015, 2016, 2016, 2017, 2018, 2019, 2019, 2020, 2020, 2021])
    }
}
