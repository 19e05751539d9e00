import Foundation

/// A language with its script and region, explicit or inferred.
struct LanguageTag: Equatable {
    let language: String
    let script: String?
    let region: String?

    /// - Parameter identifier: The identifier of a locale or a language, such as `zh-Hans`, `zh_TW` or `pt-BR`.
    init(_ identifier: String) {
        let maximal = Locale.Language(identifier: Locale.Language(identifier: identifier).maximalIdentifier)
        language = maximal.languageCode?.identifier ?? identifier
        script = maximal.script?.identifier
        region = maximal.region?.identifier
    }

    /// Returns the best language for a reader of this one.
    ///
    /// The scripts have to match: a reader of simplified Chinese may not be able to read traditional Chinese.
    func bestMatch(among languages: [String]) -> String? {
        var best: (score: Int, language: String)?
        for candidate in languages {
            let tag = LanguageTag(candidate)
            guard tag.language == language, tag.script == script || tag.script == nil || script == nil else { continue }
            // A tag without a region suits all readers; one with another region is the last choice.
            let isGeneral = !candidate.contains { $0 == "-" || $0 == "_" } || candidate.hasSuffix(tag.script ?? "-")
            let score = tag.region == region ? 3 : isGeneral ? 2 : 1
            if best.map({ score > $0.score }) ?? true { best = (score, candidate) }
        }
        return best?.language
    }
}
