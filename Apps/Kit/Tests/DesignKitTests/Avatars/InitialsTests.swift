import Testing

@testable import DesignKit

struct InitialsTests {
    @Test(arguments: [
        ("Ada Lovelace", "AL"), ("linus", "L"), ("Mary Ann Evans", "ME"), ("王小明", "小明"), ("李娜", "李娜"), ("  ", "?"),
        ("", "?"), ("欧阳 Anna", "欧A"),
    ])
    func `a name is known by its letters`(name: String, letters: String) {
        #expect(Initials(name: name).text == letters)
    }

    @Test func `a name always has the same colour`() {
        #expect(Initials(name: "Ada Lovelace").colorIndex == 6)
        #expect(Initials(name: "王小明").colorIndex == 6)
    }

    @Test func `names do not all have the same colour`() {
        let names = ["Ada", "Grace", "Linus", "Alan", "Barbara", "Edsger", "Donald", "Margaret"]

        #expect(Set(names.map { Initials(name: $0).colorIndex }).count > 3)
    }

    @Test @MainActor func `each colour is one of a face`() {
        #expect(AvatarView.colors.count == Initials.colorCount)
    }
}
