import Foundation

/// A language with its script and region, as far as they are said or go without saying.
struct LanguageTag: Equatable {
    let language: String
    let script: String?
    let region: String?

    /// - Parameter identifier: Of a locale or a language, such as `zh-Hans`, `zh_TW` or `pt-BR`.
    init(_ identifier: String) {
        let maximal = Locale.Language(identifier: Locale.Language(identifier: identifier).maximalIdentifier)
        language = maximal.languageCode?.identifier ?? identifier
        script = maximal.script?.identifier
        region = maximal.region?.identifier
    }

    /// The language a reader of this one understands best.
    ///
    /// The script has to be the same: somebody who reads simplified Chinese need not read traditional.
    func bestMatch(among languages: [String]) -> String? {
        var best: (score: Int, language: String)?
        for candidate in languages {
            let tag = LanguageTag(candidate)
            guard tag.language == language, tag.script == script || tag.script == nil || script == nil else { continue }
            // A tag without a region is for all readers; one of another region only if there is nothing else.
            let isGeneral = !candidate.contains { $0 == "-" || $0 == "_" } || candidate.hasSuffix(tag.script ?? "-")
            let score = tag.region == region ? 3 : isGeneral ? 2 : 1
            if best.map({ score > $0.score }) ?? true { best = (score, candidate) }
        }
        return best?.language
    }
}
