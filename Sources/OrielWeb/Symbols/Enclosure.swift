/// A contour that can enclose any symbol: `heart.circle`, `text.bubble`, `checkmark.seal`.
struct Enclosure: Sendable {
    var path: String
    /// The centre of the glyph.
    var x = 12.0
    var y = 12.0
    /// The scale of the glyph.
    var scale = 0.56
    var width = 24.0

    /// The enclosures by the last word of the symbol's name.
    static let named: [String: Enclosure] = [
        "circle": Enclosure(path: ring(12, 12, 9.9)),
        "square": Enclosure(path: Contour.square),
        "app": Enclosure(path: Contour.square),
        "rectangle": Enclosure(path: Contour.rectangle, scale: 0.52, width: 26),
        "bubble": Enclosure(path: Contour.roundBubble, y: 11.3, scale: 0.48),
        "seal": Enclosure(path: Contour.seal, scale: 0.5),
        "shield": Enclosure(path: Contour.shield, y: 11.6, scale: 0.48),
        "triangle": Enclosure(path: Contour.triangle, y: 14, scale: 0.5),
        "octagon": Enclosure(path: Contour.octagon, scale: 0.54),
        "hexagon": Enclosure(path: Contour.hexagon, scale: 0.52),
        "diamond": Enclosure(path: Contour.diamond, scale: 0.46),
    ]
}

/// Contours used alone and around other symbols.
enum Contour {
    static let square = box(2.9, 2.9, 18.2, 18.2, 4.4)
    /// Starts at the middle of the top edge, so that dashes are symmetrical.
    static let squareFromTop =
        """
        M12 2.9h4.7a4.4 4.4 0 0 1 4.4 4.4v9.4a4.4 4.4 0 0 1-4.4 4.4H7.3a4.4 4.4 0 0 1-4.4-4.4V7.3A4.4 4.4 0 0 1\
         7.3 2.9z
        """
    static let rectangle = box(0.6, 3.9, 22.8, 16.2, 3.6)
    static let roundBubble =
        "M12 3c5.7 0 10 3.6 10 8.3s-4.3 8.3-10 8.3c-1.1 0-2.1-.1-3.1-.4-1.3 1.1-3 1.8-4.8 1.9-.6 0-.9-.6"
        + "-.5-1.1.6-.8 1-1.7 1.1-2.7C3.1 15.7 2 13.6 2 11.3 2 6.6 6.3 3 12 3z"
    static let bubble =
        "M6.4 3.3h11.2A4.4 4.4 0 0 1 22 7.7v5.9a4.4 4.4 0 0 1-4.4 4.4h-5.8l-3.9 3.4c-.6.6-1.6.1-1.6"
        + "-.7V18A4.4 4.4 0 0 1 2 13.6V7.7a4.4 4.4 0 0 1 4.4-4.4z"
    static let shield =
        "M11.3 2.3a2 2 0 0 1 1.4 0l6.3 2.3a2 2 0 0 1 1.3 1.9v5.1c0 4.5-2.9 8-7.5 10a2 2 0 0 1-1.6 0"
        + "c-4.6-2-7.5-5.5-7.5-10V6.5A2 2 0 0 1 5 4.6z"
    static let triangle =
        "M10.29 4.14Q12 1.2 13.71 4.14L21.89 18.26Q23.6 21.2 20.2 21.2L3.8 21.2Q.4 21.2 2.11 18.26z"
    static let diamond =
        "M21.36 10.16Q23.2 12 21.36 13.84L13.84 21.36Q12 23.2 10.16 21.36L2.64 13.84Q.8 12 2.64 10.16"
        + "L10.16 2.64Q12 .8 13.84 2.64z"
    static let hexagon =
        "M9.92 2.6Q12 1.4 14.08 2.6L19.1 5.5Q21.18 6.7 21.18 9.1V14.9Q21.18 17.3 19.1 18.5L14.08 21.4"
        + "Q12 22.6 9.92 21.4L4.9 18.5Q2.82 17.3 2.82 14.9V9.1Q2.82 6.7 4.9 5.5z"
    static let octagon =
        "M21.61 14.38Q21.61 15.98 20.48 17.11L17.11 20.48Q15.98 21.61 14.38 21.61H9.62Q8.02 21.61 6.89 20.48"
        + "L3.52 17.11Q2.39 15.98 2.39 14.38V9.62Q2.39 8.02 3.52 6.89L6.89 3.52Q8.02 2.39 9.62 2.39H14.38"
        + "Q15.98 2.39 17.11 3.52L20.48 6.89Q21.61 8.02 21.61 9.62z"
    static let seal =
        "M14.81 3.35A3 3 0 0 1 19.36 6.65A3 3 0 0 1 21.1 12A3 3 0 0 1 19.36 17.35A3 3 0 0 1 14.81 20.65"
        + "A3 3 0 0 1 9.19 20.65A3 3 0 0 1 4.64 17.35A3 3 0 0 1 2.9 12A3 3 0 0 1 4.64 6.65A3 3 0 0 1 9.19 3.35"
        + "A3 3 0 0 1 14.81 3.35z"
}
