internal import Foundation

/// Writes a name in the order of its language.
///
/// Foundation's ICU has no functions for names, so the order comes from the letters of the name, and from the locale
/// for Latin letters.
struct PersonNameText {
    let name: PersonNameComponents
    let locale: Locale

    /// The nickname, or the shortest part that a friend would use.
    var short: String { part(\.nickname) ?? part(\.givenName) ?? part(\.familyName) ?? long }

    /// Given name and family name.
    var medium: String { joined([\.givenName], family: [\.familyName]) ?? long }

    /// All parts but the nickname.
    var long: String {
        let core = joined([\.givenName, \.middleName], family: [\.familyName])
        return join([part(\.namePrefix), core, part(\.nameSuffix)]) ?? ""
    }

    /// Initials for a monogram. For Chinese, Japanese and Korean names, a given name of up to two characters.
    var abbreviated: String {
        let given = part(\.givenName)
        let family = part(\.familyName)
        if letters == .eastAsian {
            if let given, given.count <= 2 { return given }
            return (family ?? given).map { String($0.prefix(1)) } ?? ""
        }
        let initials = (isFamilyFirst ? [family, given] : [given, family]).compactMap { $0?.first }
        return String(initials).uppercased(with: locale)
    }

    private enum Letters { case eastAsian, others }

    private var letters: Letters {
        let text = [name.familyName, name.givenName, name.middleName].compactMap(\.self).joined()
        return text.unicodeScalars.contains(where: Self.isEastAsian) ? .eastAsian : .others
    }

    /// Japanese names have a space between their parts, Chinese and Korean names have none.
    private var space: String {
        guard letters == .eastAsian else { return " " }
        let text = (name.familyName ?? "") + (name.givenName ?? "")
        let hasKana = text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) }
        return hasKana || locale.language.languageCode == .japanese ? " " : ""
    }

    private var isFamilyFirst: Bool {
        letters == .eastAsian || Self.beginsWithFamily(locale)
    }

    /// Whether names in Latin letters begin with the family.
    static func beginsWithFamily(_ locale: Locale) -> Bool {
        ["hu", "vi"].contains(locale.language.languageCode?.identifier ?? "")
    }

    static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Kana, Chinese characters, Korean syllables.
        case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x323AF:
            true
        default: false
        }
    }

    private typealias Part = KeyPath<PersonNameComponents, String?>

    private func part(_ part: Part) -> String? {
        let text = name[keyPath: part]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return text.isEmpty ? nil : text
    }

    private func joined(_ given: [Part], family: [Part]) -> String? {
        join((isFamilyFirst ? family + given : given + family).map { part($0) })
    }

    private func join(_ parts: [String?]) -> String? {
        let parts = parts.compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: space)
    }
}
