import Foundation
import OrielFoundation
import Testing

struct StringTransformTests {
    @Test(arguments: [
        ("Москва", StringTransform.toLatin, "Moskva"),
        ("北京", .mandarinToLatin, "běi jīng"),
        ("Éçà", .stripDiacritics, "Eca"),
        ("ｈｅｌｌｏ", .fullwidthToHalfwidth, "hello"),
        ("ひらがな", .hiraganaToKatakana, "ヒラガナ"),
        ("Ünïcödé", StringTransform("Latin-ASCII; Lower"), "unicode"),
    ])
    func `writes a text in other letters`(text: String, transform: StringTransform, result: String) {
        #expect(text.applyingTransform(transform, reverse: false) == result)
    }

    @Test func `applies the inverse`() {
        #expect("привет".applyingTransform(.latinToCyrillic, reverse: true) == "privet")
        #expect("alfa".applyingTransform(.latinToGreek, reverse: false)?.contains("λφα") == true)
    }

    @Test func `an unknown transform has no result`() {
        #expect("text".applyingTransform(StringTransform("Nonsense"), reverse: false) == nil)
    }
}
