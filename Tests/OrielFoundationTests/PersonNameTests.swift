import Foundation
import OrielFoundation
import Testing

struct PersonNameTests {
    private let english = Locale(identifier: "en_US")
    private let clark = PersonNameComponents(
        namePrefix: "Dr.",
        givenName: "Thomas",
        middleName: "Louis",
        familyName: "Clark",
        nameSuffix: "Esq.",
        nickname: "Tom"
    )

    @Test(arguments: [
        (PersonNameComponents.FormatStyle.Style.short, "Tom"), (.medium, "Thomas Clark"),
        (.long, "Dr. Thomas Louis Clark Esq."), (.abbreviated, "TC"),
    ])
    func `shows the parts of its style`(style: PersonNameComponents.FormatStyle.Style, text: String) {
        #expect(clark.formatted(.name(style: style).locale(english)) == text)
    }

    @Test func `an attributed name says which part is what`() {
        let text = clark.formatted(.name(style: .medium).attributed.locale(english))

        #expect(String(text.characters) == "Thomas Clark")
        #expect(text.runs.map { $0.personNameComponent } == [.givenName, .delimiter, .familyName])
        let initials = clark.formatted(.name(style: .abbreviated).locale(english).attributed)
        #expect(initials.runs.map { $0.personNameComponent } == [.givenName, .familyName])
    }

    @Test(arguments: [
        ("小明", "王", "王小明", "小明"), ("太郎", "やまだ", "やまだ 太郎", "太郎"), ("길동", "홍", "홍길동", "길동"),
    ])
    func `begins Chinese, Japanese and Korean names with the family`(
        given: String,
        family: String,
        medium: String,
        initials: String
    ) {
        let name = PersonNameComponents(givenName: given, familyName: family)

        #expect(name.formatted(.name(style: .medium).locale(english)) == medium)
        #expect(name.formatted(.name(style: .abbreviated).locale(english)) == initials)
    }

    @Test func `begins with the family where the language does`() {
        let name = PersonNameComponents(givenName: "Béla", familyName: "Bartók")

        #expect(name.formatted(.name(style: .medium).locale(Locale(identifier: "hu"))) == "Bartók Béla")
        #expect(name.formatted(.name(style: .medium).locale(english)) == "Béla Bartók")
    }

    @Test func `shows what there is of a name`() {
        #expect(PersonNameComponents().formatted() == "")
        #expect(PersonNameComponents(familyName: "Clark").formatted(.name(style: .short)) == "Clark")
        #expect(PersonNameComponents(givenName: " ", familyName: "Clark").formatted() == "Clark")
    }

    private static let names: [(String, String?, String?, String?)] = [
        ("Thomas Clark", "Thomas", nil, "Clark"), ("Thomas Louis Clark", "Thomas", "Louis", "Clark"),
        ("Ludwig van Beethoven", "Ludwig", nil, "van Beethoven"), ("Clark, Thomas Louis", "Thomas", "Louis", "Clark"),
        ("王小明", "小明", nil, "王"), ("欧阳修", "修", nil, "欧阳"), ("Cher", "Cher", nil, nil),
    ]

    @Test(arguments: names)
    func `reads names`(text: String, given: String?, middle: String?, family: String?) throws {
        let name = try PersonNameComponents(text, strategy: .name)

        #expect(name.givenName == given && name.middleName == middle && name.familyName == family)
    }

    @Test func `reads titles`() throws {
        let name = try PersonNameComponents("Dr. Thomas Louis Clark, Jr., Esq.")

        #expect(name.namePrefix == "Dr." && name.nameSuffix == "Jr. Esq." && name.familyName == "Clark")
        #expect(throws: CocoaError.self) { try PersonNameComponents(" ,") }
    }

    @Test func `is written by the older class`() {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = .long

        #expect(formatter.string(from: clark) == "Dr. Thomas Louis Clark Esq.")
        #expect(formatter.personNameComponents(from: "Thomas Clark")?.familyName == "Clark")
        #expect(PersonNameComponentsFormatter.localizedString(from: clark, style: .abbreviated) == "TC")
    }
}
