import MomentsModel

/// One of the people of the demo.
struct DemoPerson: Hashable, Sendable, Decodable {
    /// Also the name of the picture in the folder Avatars.
    var handle: String
    var name: String
    var language: DemoLanguage
    /// The name of a picture in the folder Photos.
    var background: String
}

/// The languages in which people write.
enum DemoLanguage: String, Hashable, Sendable, Decodable, CaseIterable {
    case english = "en"
    case chinese = "zh"

    /// The language of a text, by its script.
    init(of text: String) {
        let isChinese = text.unicodeScalars.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) }
        self = isChinese ? .chinese : .english
    }
}
