import Foundation

/// A part of a document.
indirect enum Block: Equatable {
    case heading(level: Int, AttributedString)
    case paragraph(AttributedString)
    case code(language: String, String)
    case quote([Block])
    case list(start: Int?, items: [[Block]])
    case rule
}

/// A document, and what its headings are for an outline.
struct Document: Equatable {
    var blocks: [Block] = []

    var outline: [String] {
        blocks.compactMap { block in
            if case .heading(_, let text) = block { String(text.characters) } else { nil }
        }
    }
}
