/// The names of commonly used symbols.
enum SymbolNames {
    static let all = """
        plus trash xmark magnifyingglass clock xmark.circle.fill star checkmark.circle.fill chevron.right
        person.crop.circle heart square.and.arrow.up checkmark xmark.circle arrow.clockwise ellipsis
        slider.horizontal.3 plus.circle heart.fill tag star.fill chevron.down exclamationmark.triangle.fill
        globe gearshape checkmark.circle exclamationmark.triangle pin calendar minus link photo doc.on.doc gear
        info.circle person eye pencil text.bubble square.and.pencil bell folder flag paintpalette play.fill
        arrow.up.arrow.down star.circle plus.circle.fill person.3 checkmark.seal.fill arrow.right
        arrow.2.squarepath chevron.right.circle clock.fill quote.bubble line.3.horizontal.decrease.circle
        forward.fill exclamationmark.bubble lock number person.crop.circle.badge.xmark safari pencil.line
        minus.circle.fill fork.knife chevron.forward questionmark chevron.up list.bullet archivebox envelope
        questionmark.circle ellipsis.circle hand.thumbsup play circle mic.fill person.fill arrow.up film
        bubble.right doc.plaintext network list.bullet.rectangle.portrait arrow.triangle.2.circlepath arrow.left
        photo.badge.plus arrow.down chart.bar.fill face.smiling music.mic textformat arrow.left.arrow.right
        sparkles bell.badge.fill hand.wave paperplane camera bubble.left bookmark bookmark.fill eye.slash
        list.dash rectangle.grid.1x2 square.grid.3x2.fill arrow.up.arrow.down.circle
        arrow.up.arrow.down.circle.fill lock.fill chevron.left flag.fill
        """
        .split { $0.isWhitespace }
        .map(String.init)
}
