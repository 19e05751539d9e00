extension SymbolLibrary {
    /// Images, sound, players.
    static let media: KeyValuePairs<String, [Layer]> = [
        "photo": [
            .outline(photoPath),
            .detail("M1.8 16.2l4.3-4.1a2.4 2.4 0 0 1 3.3 0l4.8 4.7 1.9-1.7a2.4 2.4 0 0 1 3.2 0l3.6 3.3"),
            .dots("M8 8.4h0"), .width(26),
        ],
        "photo.on.rectangle": [
            .outline(box(6.2, 2.8, 17.2, 12.8, 3)), .copyOver("photo", .at(9.6, 14.2, scale: 0.78)), .width(26),
        ],
        "photo.on.rectangle.angled": [.copy("photo.on.rectangle", .identity), .width(26)],
        "camera": [
            .outline(
                """
                M4.3 6.1h1.8c.8 0 1.5-.4 1.9-1l.8-1.2a2.3 2.3 0 0 1 1.9-1h4.6c.8 0 1.5.4 1.9 1l.8 1.2\
                c.4.6 1.1 1 1.9 1h1.8a3.1 3.1 0 0 1 3.1 3.1v8.5a3.1 3.1 0 0 1-3.1 3.1H2.3a3.1 3.1 0 0 1-3.1-3.1\
                V9.2a3.1 3.1 0 0 1 3.1-3.1z
                """
            ),
            .detail(ring(12, 12.8, 4.3)), .width(29),
        ],
        "film": [
            .outline(box(0.9, 3.8, 22.2, 16.4, 3)),
            .detail("M6 4v16M18 4v16M1.2 9h4.6M1.2 15h4.6M18.2 9h4.6M18.2 15h4.6M6 12h12"), .width(26),
        ],
        "play": [
            .outline("M5.4 4.9c0-2 2.1-3.2 3.8-2.2l11.3 7c1.6 1 1.6 3.3 0 4.3l-11.3 7.3c-1.7 1.1-3.8-.1-3.8-2.1z")
        ],
        "pause": [.outline(box(5, 3.4, 4.6, 17.2, 1.4)), .outline(box(14.4, 3.4, 4.6, 17.2, 1.4))],
        "stop": [.outline(box(4, 4, 16, 16, 2.8))],
        "record": [.outline(ring(12, 12, 7.5))],
        "forward": [
            .outline(
                """
                M.2 6.7c0-1.2 1.3-1.9 2.3-1.2l8 5.3c.9.6.9 1.8 0 2.4l-8 5.3c-1 .7-2.3 0-2.3-1.2zM12.8 6.7\
                c0-1.2 1.3-1.9 2.3-1.2l8 5.3c.9.6.9 1.8 0 2.4l-8 5.3c-1 .7-2.3 0-2.3-1.2z
                """
            ), .width(28),
        ],
        "backward": [.copy("forward", .mirrored), .width(28)],
        "forward.end": [
            .outline("M4 5.6c0-1.3 1.4-2.1 2.5-1.4l10 6.4c1 .6 1 2.1 0 2.8l-10 6.4c-1.1.7-2.5-.1-2.5-1.4z"),
            .line("M20.4 4.6v14.8"),
        ],
        "backward.end": [.copy("forward.end", .mirrored)],
        "repeat": [
            .line(
                """
                M3.2 11.2V9.4a3.8 3.8 0 0 1 3.8-3.8h13.4M17 2.2l3.5 3.4L17 9M20.8 12.8v1.8\
                a3.8 3.8 0 0 1-3.8 3.8H3.6M7 21.8l-3.5-3.4L7 15
                """
            )
        ],
        "shuffle": [
            .line(
                """
                M1.8 17.6h3.6c1.7 0 3.2-.8 4.2-2.2l5-6.8c1-1.4 2.5-2.2 4.2-2.2h3M18.6 3l3.3 3.4-3.3 3.4M1.8 6.4\
                h3.6c1.7 0 3.2.8 4.2 2.2l5 6.8c1 1.4 2.5 2.2 4.2 2.2h3M18.6 14.2l3.3 3.4-3.3 3.4
                """
            )
        ],
        "speaker": [.outline(speakerPath), .width(25)],
        "speaker.wave.1": [.outline(speakerPath), .line("M16.4 8.8a5.4 5.4 0 0 1 0 6.4"), .width(25)],
        "speaker.wave.2": [
            .outline(speakerPath), .line("M16.2 8.8a5.4 5.4 0 0 1 0 6.4M19.5 6a9.8 9.8 0 0 1 0 12"), .width(25),
        ],
        "speaker.wave.3": [
            .copy("speaker.wave.2", .at(10.6, 12, scale: 1)), .line("M21.4 3.3a14.3 14.3 0 0 1 0 17.4"), .width(28),
        ],
        "mic": [
            .outline(box(8, 1.8, 8, 13, 4)), .line("M4.8 10.8v.6a7.2 7.2 0 0 0 14.4 0v-.6M12 18.6v3.6M8.2 22.2h7.6"),
        ],
        "music.mic": [
            .outline("M12.2 6.4a5 5 0 1 1 5.4 5.4z"),
            .outline("M11.9 8.3l3.8 3.8-9.9 8.6c-.7.6-1.6.5-2.2-.1l-.2-.2c-.6-.6-.7-1.5-.1-2.2z"), .width(25),
        ],
        "music.note": [
            .line("M9.2 18.2V5.4c0-.7.5-1.3 1.2-1.5l7.2-1.7c.6-.1 1.1.3 1.1.9v3.6c0 .6-.4 1.1-1 1.2l-8.5 2"),
            .outline("M9.2 18.2c0 1.9-1.4 3.4-3.2 3.4-1.6 0-2.7-1-2.7-2.4 0-1.6 1.3-2.6 3.3-2.9l2.6-.4z"),
        ],
        "music.note.list": [
            .line("M2.6 5.2h9.6M2.6 10.2h9.6M2.6 15.2h5.2M17 17.8V5.2l4.6-1v3.4"), .outline(ring(14.6, 18, 2.5)),
        ],
        "headphones": [
            .line("M3 15.6V12a9 9 0 0 1 18 0v3.6"), .outline(box(2.7, 14, 4.6, 7.4, 1.8)),
            .outline(box(16.7, 14, 4.6, 7.4, 1.8)),
        ],
        "waveform": [.line("M2.2 10.4v3.2M6.1 7v10M10 3.4v17.2M13.9 7.4v9.2M17.8 5v14M21.7 10.4v3.2")],
        "tv": [.outline(box(0.9, 3.2, 22.2, 14.6, 3)), .line("M7.6 21.2h8.8"), .width(26)],
        "dice": [
            .outline(
                """
                M13.6 2.6a2.4 2.4 0 0 1 3.4 0l4.4 4.4a2.4 2.4 0 0 1 0 3.4L17 14.8a2.4 2.4 0 0 1-3.4 0\
                L9.2 10.4a2.4 2.4 0 0 1 0-3.4z
                """
            ), .dots("M15.3 5.6h0M18.4 8.7h0"), .over(box(1.6, 9.6, 12.6, 12.6, 2.9)),
            .dots("M5 13h0M7.9 15.9h0M10.8 18.8h0"),
        ],
        "gamecontroller": [
            .outline(
                """
                M7.6 6.2h8.8c3.9 0 5.7 2.3 6.5 6.7.6 3.3.5 5.7-1.5\
                 6.1-1.4.3-2.5-.6-3.8-2.2-.8-1-1.5-1.4-2.7-1.4H9.1\
                c-1.2 0-1.9.4-2.7 1.4-1.3 1.6-2.4 2.5-3.8 2.2-2-.4-2.1-2.8-1.5-6.1.8-4.4 2.6-6.7 6.5-6.7z
                """
            ),
            .detail("M7.2 8.8v4M5.2 10.8h4"), .dots("M15.6 12.2h0M18 9.4h0"), .width(26),
        ],
        "camera.viewfinder": [.copy("viewfinder", .identity), .copy("camera", .at(12, 12, scale: 0.48))],
        "photo.stack": [.copy("photo", .at(12, 14.4, scale: 0.84)), .line("M4.2 4.4h15.6M6.8 1.6h10.4"), .width(26)],
        "opticaldisc": [.outline(ring(12, 12, 9.9)), .hole(ring(12, 12, 2.6))],
        "playpause": [
            .outline("M1 6.6c0-1.3 1.4-2 2.5-1.3l7.9 5.4c.9.6.9 2 0 2.6l-7.9 5.4C2.4 19.4 1 18.7 1 17.4z"),
            .line("M16.4 5.4v13.2M21.6 5.4v13.2"), .width(26),
        ],
        "ticket": [
            .outline(
                """
                M3.4 5h17.2a2.6 2.6 0 0 1 2.6 2.6v1.8a2.7 2.7 0 0 0 0 5.2v1.8a2.6 2.6 0 0 1-2.6 2.6H3.4\
                a2.6 2.6 0 0 1-2.6-2.6v-1.8a2.7 2.7 0 0 0 0-5.2V7.6A2.6 2.6 0 0 1 3.4 5z
                """
            ), .detail("M15.4 5.2v1.6M15.4 9.8v1M15.4 13.2v1M15.4 17.2v1.6"), .width(27),
        ],
    ]

    private static let photoPath = box(0.9, 3.6, 22.2, 16.8, 3.4)
    private static let speakerPath =
        """
        M2.9 8.7h2.7c.4 0 .8-.1 1.1-.4l4.3-3.9c.8-.7 1.9-.2 1.9.8v13.6c0 1-1.1 1.5-1.9.8l-4.3-3.9\
        c-.3-.3-.7-.4-1.1-.4H2.9
        """
        + "A1.7 1.7 0 0 1 1.2 13.6v-3.2a1.7 1.7 0 0 1 1.7-1.7z"
}
