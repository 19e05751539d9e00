extension SymbolLibrary {
    /// Arrows and chevrons.
    static let arrows: KeyValuePairs<String, [Layer]> = [
        "chevron.right": [.line("M8.4 4.6l7.4 7.4-7.4 7.4"), .width(13.6), .height(17.9)],
        "chevron.left": [.copy("chevron.right", .mirrored), .width(13.6), .height(17.9)],
        "chevron.up": [.copy("chevron.right", .turnedLeft)],
        "chevron.down": [.copy("chevron.right", .turnedRight)],
        "chevron.forward": [.copy("chevron.right", .identity), .width(13.6), .height(17.9)],
        "chevron.backward": [.copy("chevron.left", .identity), .width(13.6), .height(17.9)],
        "chevron.up.chevron.down": [.line("M6.8 9.2l5.2-5.2 5.2 5.2M6.8 14.8l5.2 5.2 5.2-5.2"), .width(15)],
        "chevron.compact.down": [.line("M3.5 9.8l8.5 4.4 8.5-4.4")],
        "chevron.compact.up": [.copy("chevron.compact.down", .upended)],
        "chevron.right.2": [.line("M5 5l7 7-7 7M12.5 5l7 7-7 7")],
        "chevron.left.2": [.copy("chevron.right.2", .mirrored)],
        "chevron.left.forwardslash.chevron.right": [
            .line("M6.6 6.8L1.4 12l5.2 5.2M17.4 6.8l5.2 5.2-5.2 5.2M14 4.4l-4 15.2"), .width(26),
        ],

        "arrow.right": [.line("M3.6 12h16.4M13.3 5.3l6.7 6.7-6.7 6.7")],
        "arrow.left": [.copy("arrow.right", .mirrored)],
        "arrow.up": [.copy("arrow.right", .turnedLeft)],
        "arrow.down": [.copy("arrow.right", .turnedRight)],
        "arrow.forward": [.copy("arrow.right", .identity)],
        "arrow.backward": [.copy("arrow.left", .identity)],
        "arrow.up.right": [.line("M5.4 18.6L18.4 5.6M8.4 5.4h10.2v10.2")],
        "arrow.up.left": [.copy("arrow.up.right", .mirrored)],
        "arrow.down.right": [.copy("arrow.up.right", .turnedRight)],
        "arrow.down.left": [.copy("arrow.up.right", .upended)],
        "arrow.up.arrow.down": [.line("M7.3 19.8V4.2M2.6 8.9l4.7-4.7L12 8.9M16.7 4.2v15.6M12 15.1l4.7 4.7 4.7-4.7")],
        "arrow.left.arrow.right": [.copy("arrow.up.arrow.down", .turnedRight)],
        "arrow.up.left.and.arrow.down.right": [
            .line("M13.6 10.4l6.2-6.2M14 3.8h6.2V10M10.4 13.6l-6.2 6.2M3.8 14v6.2H10")
        ],
        "arrow.down.right.and.arrow.up.left": [
            .line("M13.8 10.2l6.4-6.4M20 10.2h-6.2V4M10.2 13.8l-6.4 6.4M4 13.8h6.2V20")
        ],
        "arrow.clockwise": [.line("M19.4 8.6A8.6 8.6 0 1 0 20.6 13M20.2 3.6v5.4h-5.4")],
        "arrow.counterclockwise": [.copy("arrow.clockwise", .mirrored)],
        "arrow.uturn.backward": [.line("M8.2 4.2L3.6 8.8l4.6 4.6M4 8.8h10.8a5.6 5.6 0 0 1 0 11.2H9")],
        "arrow.uturn.forward": [.copy("arrow.uturn.backward", .mirrored)],
        "arrow.uturn.left": [.copy("arrow.uturn.backward", .identity)],
        "arrow.uturn.right": [.copy("arrow.uturn.forward", .identity)],
        "arrowshape.turn.up.left": [
            .outline(
                """
                M10.4 4.6v3.6c7 .2 11 4.4 11.4 11.2-2.4-3.6-6-5.2-11.4-5.2v3.8c0 .9-1 1.3-1.7.7L2.4 12.2\
                a1.2 1.2 0 0 1 0-1.8l6.3-6.5c.7-.6 1.7-.2 1.7.7z
                """
            )
        ],
        "arrowshape.turn.up.right": [.copy("arrowshape.turn.up.left", .mirrored)],
        "arrow.2.squarepath": [
            .line(
                """
                M2.4 9.2l3.7-3.7 3.7 3.7M6.1 5.9v8.9a3.4 3.4 0 0 0 3.4 3.4h4.3M21.6 14.8l-3.7 3.7-3.7-3.7\
                M17.9 18.1V9.2a3.4 3.4 0 0 0-3.4-3.4h-4.3
                """
            )
        ],
        "arrow.triangle.2.circlepath": [
            .line("M3.6 10.8a8.5 8.5 0 0 1 14.6-4.6M20.4 13.2a8.5 8.5 0 0 1-14.6 4.6"),
            .solid("M20.6 3.6v5.6H15zM3.4 20.4v-5.6H9z"),
        ],
        "arrow.triangle.branch": [
            .line("M6.2 21.4V7.4M17.8 7.4v1.2c0 3.4-1.8 5-5.6 5.6-3.8.6-6 2-6 5.4"),
            .solid("M6.2 2.4l3.3 5.4H2.9zM17.8 2.4l3.3 5.4h-6.6z"),
        ],
        "arrow.up.to.line": [.line("M4.4 3.6h15.2M12 20.6V7.8M6.2 13.6L12 7.8l5.8 5.8")],
        "arrow.down.to.line": [.copy("arrow.up.to.line", .upended)],
        "square.and.arrow.up": [
            .line(
                """
                M8 8.9H7a2.9 2.9 0 0 0-2.9 2.9v7A2.9 2.9 0 0 0 7 21.7h10a2.9 2.9 0 0 0 2.9-2.9v-7\
                A2.9 2.9 0 0 0 17 8.9h-1M12 14.6V2.4M8.1 6L12 2.2 15.9 6
                """
            )
        ],
        "square.and.arrow.down": [
            .line(
                """
                M8 8.9H7a2.9 2.9 0 0 0-2.9 2.9v7A2.9 2.9 0 0 0 7 21.7h10a2.9 2.9 0 0 0 2.9-2.9v-7\
                A2.9 2.9 0 0 0 17 8.9h-1M12 2.3v12.6M8.1 11.2l3.9 3.8 3.9-3.8
                """
            )
        ],
        "rectangle.portrait.and.arrow.right": [
            .line(
                """
                M14.8 8V5.8a3 3 0 0 0-3-3H6.2a3 3 0 0 0-3 3v12.4a3 3 0 0 0 3 3h5.6a3 3 0 0 0 3-3V16M9.4 12h12.4\
                M18.2 8.3l3.7 3.7-3.7 3.7
                """
            )
        ],
        "rectangle.portrait.and.arrow.forward": [.copy("rectangle.portrait.and.arrow.right", .identity)],
        "arrow.up.forward": [.copy("arrow.up.right", .identity)],
        "arrow.down.backward": [.copy("arrow.down.left", .identity)],
        "arrow.up.and.down": [.line("M12 2.4v19.2M6.8 7.4L12 2.2l5.2 5.2M6.8 16.6l5.2 5.2 5.2-5.2"), .width(16)],
        "arrow.left.and.right": [.copy("arrow.up.and.down", .turnedRight)],
        "arrow.up.and.down.and.arrow.left.and.right": [
            .line(
                """
                M12 2.4v19.2M2.4 12h19.2M9.2 4.9L12 2.1l2.8 2.8M9.2 19.1l2.8 2.8 2.8-2.8M4.9 9.2L2.1 12l2.8 2.8\
                M19.1 9.2l2.8 2.8-2.8 2.8
                """
            )
        ],
        "arrow.turn.down.right": [.line("M4.4 3.8v6.4a4.4 4.4 0 0 0 4.4 4.4H20M14.6 9.2l5.4 5.4-5.4 5.4")],
        "arrow.turn.down.left": [.copy("arrow.turn.down.right", .mirrored)],
        "arrow.turn.up.left": [.copy("arrow.turn.down.right", .upended)],
        "arrow.turn.up.right": [.copy("arrow.turn.up.left", .mirrored)],
        "gobackward": [.copy("arrow.counterclockwise", .identity)],
        "goforward": [.copy("arrow.clockwise", .identity)],
        "return": [.copy("arrow.turn.down.left", .identity)],
    ]
}
