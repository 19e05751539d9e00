import Testing

@testable import OrielWeb

struct SymbolLibraryTests {
    @Test func `every name in use has a drawing`() {
        let missing = Self.namesInUse.filter { SymbolLibrary.symbol(named: $0) == nil }

        #expect(missing.isEmpty)
        #expect(Self.namesInUse.count > 250)
    }

    @Test func `a name stands in one table, once`() {
        let names = SymbolLibrary.tableNames

        let repeated = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys

        #expect(repeated.isEmpty)
    }

    @Test func `two names of different pictures have different drawings`() {
        let drawings = ["heart", "heart.fill", "heart.slash", "heart.circle", "heart.circle.fill", "heart.badge.plus"]
            .compactMap { SymbolLibrary.symbol(named: $0)?.svg }

        #expect(Set(drawings.map { $0.replacing(/(id=|url).[^"]*"/, with: "") }).count == 6)
    }

    @Test func `a filled drawing without contours is the drawing`() throws {
        let plain = try #require(SymbolLibrary.drawing(named: "xmark"))
        let filled = try #require(SymbolLibrary.drawing(named: "xmark.fill"))

        #expect(filled.svg(name: "") == plain.svg(name: ""))
    }

    @Test func `marks inside a contour are cut out of the area`() throws {
        let outlined = try #require(SymbolLibrary.symbol(named: "clock"))
        let filled = try #require(SymbolLibrary.symbol(named: "clock.fill"))

        #expect(!outlined.svg.contains("<mask"))
        #expect(filled.svg.contains("<mask"))
        #expect(filled.svg.contains("fill=\"currentColor\""))
    }

    @Test func `a slash follows the name it is written after`() throws {
        let slashed = try #require(SymbolLibrary.symbol(named: "bell.slash.fill"))
        let filled = try #require(SymbolLibrary.symbol(named: "bell.fill.slash"))

        #expect(slashed.svg.replacing("bell.slash.fill", with: "") == filled.svg.replacing("bell.fill.slash", with: ""))
    }

    @Test(arguments: [
        "", ".", "..", "fill", ".fill", "circle.", "heart..fill", "nothing", "nothing.fill", "heart.nothing",
        "heart.badge.nothing", "Heart", "heart\"/><script>", String(repeating: "heart", count: 1000),
        "heart" + String(repeating: ".circle", count: 1000),
    ])
    func `a name that means nothing has no drawing`(name: String) {
        #expect(SymbolLibrary.symbol(named: name) == nil)
    }

    @Test(arguments: [
        ("square.and.arrow.up", "Share"),
        ("heart.fill", "Heart"),
        ("xmark.circle.fill", "Close"),
        ("bell.slash", "Notifications off"),
        ("person.badge.plus", "Add person"),
        ("person.crop.circle.badge.xmark", "Remove profile"),
        ("bell.badge.fill", "Notifications"),
        ("text.bubble.fill", "Comment"),
        ("wifi", "Wi-Fi"),
        ("circle", "Circle"),
        ("square.fill", "Square"),
        ("person.2.circle", "People"),
        ("exclamationmark.triangle.fill", "Warning"),
        ("mic.slash.fill", "Microphone off"),
        ("calendar.badge.clock", "Calendar, clock"),
        ("some.unknown.thing", "Some unknown thing"),
        ("", ""),
        (".fill", ".fill"),
    ])
    func `a symbol has a name to be read aloud`(name: String, words: String) {
        #expect(SymbolLibrary.accessibilityName(for: name) == words)
    }

    /// Symbol names used in apps, most frequent first.
    static let namesInUse = """
        plus trash xmark magnifyingglass clock xmark.circle.fill star checkmark.circle.fill chevron.right
        person.crop.circle heart square.and.arrow.up checkmark xmark.circle arrow.clockwise ellipsis
        slider.horizontal.3 plus.circle heart.fill tag star.fill chevron.down exclamationmark.triangle.fill globe
        gearshape checkmark.circle exclamationmark.triangle pin calendar minus link photo doc.on.doc gear info.circle
        person eye pencil text.bubble square.and.pencil bell folder flag paintpalette play.fill arrow.up.arrow.down
        star.circle plus.circle.fill person.3 checkmark.seal.fill arrow.right arrow.2.squarepath chevron.right.circle
        clock.fill quote.bubble line.3.horizontal.decrease.circle forward.fill exclamationmark.bubble lock number
        person.crop.circle.badge.xmark safari pencil.line minus.circle.fill fork.knife chevron.forward questionmark
        chevron.up list.bullet archivebox envelope questionmark.circle ellipsis.circle hand.thumbsup play circle
        mic.fill person.fill arrow.up film bubble.right doc.plaintext network list.bullet.rectangle.portrait
        arrow.triangle.2.circlepath arrow.left photo.badge.plus arrow.down chart.bar.fill face.smiling music.mic
        textformat arrow.left.arrow.right sparkles bell.badge.fill hand.wave paperplane camera bubble.left bookmark
        bookmark.fill eye.slash list.dash rectangle.grid.1x2 square.grid.3x3.fill arrow.up.arrow.down.circle
        arrow.up.arrow.down.circle.fill lock.fill chevron.left flag.fill house house.fill person.2 person.2.fill
        person.2.circle person.badge.plus person.badge.minus bubble.left.and.bubble.right text.bubble.fill
        photo.on.rectangle photo.fill camera.fill bell.fill bell.slash gearshape.fill heart.slash hand.thumbsup.fill
        location location.fill mappin video video.fill paperclip eye.fill key key.fill at wifi wifi.slash bolt
        bolt.fill sun.max sun.max.fill moon moon.fill cloud checkmark.shield exclamationmark.circle
        exclamationmark.circle.fill info.circle.fill chevron.backward chevron.up.chevron.down chevron.compact.down
        arrow.uturn.backward arrow.up.circle.fill arrow.down.circle square square.fill circle.fill triangle rectangle
        plus.square xmark.square trash.fill folder.fill tray tray.fill doc doc.text book book.fill cart creditcard
        gift flame flame.fill drop leaf leaf.fill hare tortoise ant pawprint airplane car bicycle tram figure.walk map
        map.fill phone phone.fill message message.fill envelope.fill envelope.badge calendar.badge.plus timer alarm
        stopwatch hourglass play.circle play.circle.fill pause pause.fill stop.fill backward.fill speaker.wave.2
        speaker.slash mic mic.slash headphones keyboard desktopcomputer laptopcomputer iphone server.rack cpu terminal
        hammer wrench scissors paintbrush pencil.circle highlighter wand.and.stars star.leadinghalf.filled rosette
        crown face.dashed person.crop.square person.text.rectangle switch.2 lightswitch.on lightswitch.off
        slider.vertical.3 line.3.horizontal list.number square.grid.2x2 square.grid.2x2.fill rectangle.stack
        sidebar.left arrow.up.right arrow.up.left.and.arrow.down.right arrow.triangle.branch square.and.arrow.down
        rectangle.portrait.and.arrow.right power lock.open shield checkmark.square checkmark.square.fill circle.dashed
        number.circle questionmark.circle.fill
        """
        .split { $0.isWhitespace }.map(String.init)
}
