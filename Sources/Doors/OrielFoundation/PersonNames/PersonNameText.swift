internal import Foundation

/// Writes a name in the order of its language.
///
/// Foundation's ICU has no functions for names, so the order comes from the letters of the name, and from the locale
/// for Latin letters.
struct PersonNameText {
    let name: PersonNameComponents
    let locale: Locale

    /// A text, with the part of the name that it is; nil between parts.
    struct Piece {
        let text: String
        let part: Part?
    }

    typealias Part = KeyPath<PersonNameComponents, String?>

    func pieces(_ style: PersonNameComponents.FormatStyle.Style) -> [Piece] {
        switch style {
        case .short: short
        case .medium: medium
        case .long: long
        case .abbreviated: abbreviated
        }
    }

    /// The nickname, or the shortest part that a friend would use.
    private var short: [Piece] {
        (piece(\.nickname) ?? piece(\.givenName) ?? piece(\.familyName)).map { [$0] } ?? long
    }

    /// Given name and family name.
    private var medium: [Piece] {
        let pieces = joined([\.givenName], family: [\.familyName])
        return pieces.isEmpty ? long : pieces
    }

    /// All parts but the nickname.
    private var long: [Piece] {
        let core = joined([\.givenName, \.middleName], family: [\.familyName])
        return join([piece(\.namePrefix).map { [$0] } ?? [], core, piece(\.nameSuffix).map { [$0] } ?? []])
    }

    /// Initials for a monogram. For Chinese, Japanese and Korean names, a given name of up to two characters.
    private var abbreviated: [Piece] {
        let given = piece(\.givenName)
        let family = piece(\.familyName)
        if letters == .eastAsian {
            if let given, given.text.count <= 2 { return [given] }
            return (family ?? given).map { [Piece(text: String($0.text.prefix(1)), part: $0.part)] } ?? []
        }
        return (isFamilyFirst ? [family, given] : [given, family]).compactMap { piece in
            piece.map { Piece(text: String($0.text.prefix(1)).uppercased(with: locale), part: $0.part) }
        }
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

    private func piece(_ part: Part) -> Piece? {
        let text = name[keyPath: part]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return text.isEmpty ? nil : Piece(text: text, part: part)
    }

    private func joined(_ given: [Part], family: [Part]) -> [Piece] {
        join((isFamilyFirst ? family + given : given + family).map { part in piece(part).map { [$0] } ?? [] })
    }

    private func join(_ groups: [[Piece]]) -> [Piece] {
        let groups = groups.filter { !$0.isEmpty }
        let between = space.isEmpty ? [] : [Piece(text: space, part: nil)]
        return Array(groups.joined(separator: between))
    }
}
