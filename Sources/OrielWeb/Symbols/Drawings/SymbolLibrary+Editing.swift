extension SymbolLibrary {
    /// Documents, text and the tools for them.
    static let editing: KeyValuePairs<String, [Layer]> = [
        "pencil": [
            .outline(
                """
                M3.3 20.7l1.2-4.9c.1-.4.3-.7.6-1L15.9 4a2.4 2.4 0 0 1 3.4 0l.7.7a2.4 2.4 0 0 1 0 3.4L9.2 18.9\
                c-.3.3-.6.5-1 .6z
                """
            ), .detail("M13.9 6l4.1 4.1"),
        ],
        "pencil.line": [.copy("pencil", .at(11.6, 10, scale: 0.9)), .line("M3.6 21.2h16.8")],
        "square.and.pencil": [
            .line("M20.2 12.6v5a3.6 3.6 0 0 1-3.6 3.6H6.4a3.6 3.6 0 0 1-3.6-3.6V7.4a3.6 3.6 0 0 1 3.6-3.6h5"),
            .copyOver("pencil", .at(15, 9, scale: 0.76)),
        ],
        "highlighter": [
            .outline("M6.4 13.2L14.6 3.6a2 2 0 0 1 2.9-.2l2.9 2.5a2 2 0 0 1 .2 2.8l-8.2 9.6-2.8.9-3.4-2.9z"),
            .detail("M6.4 13.2l6 5.1"), .line("M6.4 16.6l-2.8 3.2h4.6M3.4 22h17.2"),
        ],
        "paintbrush": [
            .outline("M9.6 12.4L18.4 3.2a1.9 1.9 0 0 1 2.7 2.6L12.6 15.2z"),
            .outline(
                """
                M9.2 13c2.2.2 3.4 1.5 3.4 3.3 0 2.9-2.3 5-5.5 5-2 0-3.7-.6-5.1-1.8 2-.3 2.5-1.5 2.6-3.3.2-2\
                 2-3.4 4.6-3.2z
                """
            ),
        ],
        "paintpalette": [
            .outline(
                """
                M12 2.4C6.4 2.4 1.9 6.6 1.9 12S6.4 21.6 12 21.6c1.8 0 2.7-1.2 2.4-2.7-.4-1.9.8-3.3 2.7-3.3h1.7\
                c2 0 3.3-1.4 3.3-3.8C22.1 6.4 17.6 2.4 12 2.4z
                """
            ),
            .dots("M6.8 13h0M7.9 8.5h0M12.3 6.5h0M16.7 8.7h0"),
        ],
        "wand.and.stars": [
            .line("M3.6 20.4L14.4 9.6"),
            .solid(
                """
                M17 2.2Q17.6 4.6 20 5.2Q17.6 5.8 17 8.2Q16.4 5.8 14 5.2Q16.4 4.6 17 2.2zM8 3.4Q8.4 5 10 5.4\
                Q8.4 5.8 8 7.4Q7.6 5.8 6 5.4Q7.6 5 8 3.4zM18.8 13Q19.2 14.6 20.8 15Q19.2 15.4 18.8 17\
                Q18.4 15.4 16.8 15Q18.4 14.6 18.8 13z
                """
            ),
        ],
        "scissors": [.line(ring(6, 6, 3.2)), .line(ring(6, 18, 3.2)), .line("M8.6 7.9L21.4 18M8.6 16.1L21.4 6")],
        "link": [
            .line(
                """
                M10.3 13.7a4.3 4.3 0 0 0 6.2.1l3.7-3.7a4.4 4.4 0 0 0-6.2-6.2l-1.5 1.5M13.7 10.3\
                a4.3 4.3 0 0 0-6.2-.1l-3.7 3.7a4.4 4.4 0 0 0 6.2 6.2l1.5-1.5
                """
            )
        ],
        "doc": [.outline(docPath), .detail("M13.4 2.3v4.8a2 2 0 0 0 2 2h4.4")],
        "doc.text": [.outline(docPath), .detail("M13.4 2.3v4.8a2 2 0 0 0 2 2h4.4M8.2 13.2h7.6M8.2 17.2h7.6")],
        "doc.plaintext": [.outline(box(4.4, 1.8, 15.2, 20.4, 3.2)), .detail("M8 7h8M8 11h8M8 15h5")],
        "doc.on.doc": [.copy("doc", .at(15, 9.4, scale: 0.76)), .copyOver("doc", .at(9, 14.6, scale: 0.76))],
        "doc.on.clipboard": [
            .copy("clipboard", .at(10, 10.4, scale: 0.84)), .copyOver("doc", .at(16, 16, scale: 0.62)),
        ],
        "clipboard": [.outline(box(3.8, 3.4, 16.4, 18.8, 3.4)), .over(box(8.4, 1.6, 7.2, 3.8, 1.4))],
        "list.clipboard": [.copy("clipboard", .identity), .detail("M8.2 11h7.6M8.2 14.6h7.6M8.2 18.2h4.6")],
        "folder": [
            .outline(
                """
                M1.5 7.2a3 3 0 0 1 3-3h3.9c.7 0 1.4.3 1.9.7l1.5 1.2c.5.4 1.1.6 1.8.6h5.9a3 3 0 0 1 3 3v7.7\
                a3.2 3.2 0 0 1-3.2 3.2H4.7a3.2 3.2 0 0 1-3.2-3.2z
                """
            ), .detail("M1.8 10.6h20.4"),
        ],
        "tray": [
            .outline(trayPath),
            .detail("M2 14.2h4.9a1 1 0 0 1 1 .8c.3 1.8 1.9 3 4.1 3s3.8-1.2 4.1-3a1 1 0 0 1 1-.8H22"),
        ],
        "tray.and.arrow.down": [
            .line(
                """
                M7.4 7.6h-.8a2.9 2.9 0 0 0-2.8 2.1L1.9 15v3a3 3 0 0 0 3 3h14.2a3 3 0 0 0 3-3v-3l-1.9-5.3\
                a2.9 2.9 0 0 0-2.8-2.1h-.8M2.1 15h4.6c.4 1.9 1.9 3.1 5.3 3.1s4.9-1.2 5.3-3.1h4.6M12 2v9.8\
                M8.8 8.8L12 12l3.2-3.2
                """
            )
        ],
        "archivebox": [
            .outline(box(1.8, 3, 20.4, 5.2, 1.6)),
            .outline("M3.6 8.2h16.8v9.6a3.2 3.2 0 0 1-3.2 3.2H6.8a3.2 3.2 0 0 1-3.2-3.2z"),
            .detail("M3.4 8.2h17.2M9.2 12.2h5.6"),
        ],
        "book": [
            .outline(
                """
                M12 6.2C10.3 4.4 7.8 3.5 4.6 3.5c-1.1 0-2.1.1-3 .4v14.9\
                c.9-.2 1.9-.3 3-.3 3.2 0 5.7.7 7.4 2.3 1.7-1.6 4.2-2.3 7.4-2.3 1.1 0 2.1.1 3 .3V3.9\
                c-.9-.3-1.9-.4-3-.4-3.2 0-5.7.9-7.4 2.7z
                """
            ),
            .detail("M12 6.4v14"),
        ],
        "book.closed": [
            .outline("M7.4 1.9h9.4a3 3 0 0 1 3 3v17.2H7a2.8 2.8 0 0 1-2.8-2.8V5.1a3.2 3.2 0 0 1 3.2-3.2z"),
            .detail("M4.4 19.3A2.8 2.8 0 0 1 7 17.6h12.6"),
        ],
        "books.vertical": [
            .outline(box(2.2, 3, 5.4, 18.2, 1.4)), .outline(box(7.6, 3, 5.4, 18.2, 1.4)),
            .outline(
                """
                M14.2 5.5a1.3 1.3 0 0 1 .9-1.6l2.3-.7a1.3 1.3 0 0 1 1.6.9l3.8 14.3a1.3 1.3 0 0 1-.9 1.6l-2.3.7\
                a1.3 1.3 0 0 1-1.6-.9z
                """
            ), .detail("M7.6 4v16.2"), .width(26),
        ],
        "bookmark": [
            .outline(
                "M8 1.9h8a3 3 0 0 1 3 3v16c0 .9-1 1.4-1.7.8L12 17.2l-5.3 4.5c-.7.6-1.7.1-1.7-.8v-16a3 3 0 0 1 3-3z"
            ), .width(20),
        ],
        "tag": [
            .outline(
                """
                M4.6 2.4h6.3c.8 0 1.5.3 2.1.9l8.2 8.2a3 3 0 0 1 0 4.2l-5.5 5.5a3 3 0 0 1-4.2 0L3.3 13\
                a3 3 0 0 1-.9-2.1V4.6a2.2 2.2 0 0 1 2.2-2.2z
                """
            ), .dots("M7.3 7.3h0"),
        ],
        "flag": [
            .line("M4.6 22V3.4"),
            .outline(
                """
                M4.6 4.2c2.4-1.6 5-1.6 7.6-.4 2.5 1.1 4.7 1.2 6.8.2.6-.3 1.2.1 1.2.7v8.7\
                c0 .5-.3.9-.7 1.1-2.3 1.1-4.8 1-7.3-.1-2.6-1.2-5.2-1.2-7.6.4z
                """
            ),
        ],
        "pin": [
            .outline(
                """
                M7.6 2.4h8.8c1.3 0 1.7 1.6.6 2.2l-1.2.8.5 5.2c2 .9 3.2 2.3 3.2 4 0 .7-.5 1.1-1.2 1.1H5.7\
                c-.7 0-1.2-.4-1.2-1.1 0-1.7 1.2-3.1 3.2-4l.5-5.2L7 4.6c-1.1-.6-.7-2.2.6-2.2z
                """
            ), .line("M12 16.4v5.8"), .width(18),
        ],
        "textformat": [
            .line("M1 19.4L6.8 4.6l5.8 14.8M2.9 14.6h7.8M21.8 10.2v9.2"), .line(ring(18, 14.8, 3.8)), .width(26),
        ],
        "textformat.size": [
            .line("M.6 19.4l3.6-9 3.6 9M1.8 16.6h4.8M9.8 19.4l6.6-15.8L23 19.4M12 14.2h8.8"), .width(26),
        ],
        "bold": [.line("M7 3.8h5.8a4 4 0 0 1 0 8H7zM7 11.8h6.6a4.2 4.2 0 0 1 0 8.4H7z")],
        "italic": [.line("M10.2 3.8h7M6.8 20.2h7M13.9 3.8l-3.8 16.4")],
        "text.alignleft": [.line("M3 5h18M3 9.7h11.6M3 14.3h18M3 19h11.6")],
        "text.aligncenter": [.line("M3 5h18M6.2 9.7h11.6M3 14.3h18M6.2 19h11.6")],
        "list.bullet": [.dots("M3.2 5.6h0M3.2 12h0M3.2 18.4h0"), .line("M8.2 5.6h13.2M8.2 12h13.2M8.2 18.4h13.2")],
        "list.bullet.indent": [
            .dots("M3.2 5.6h0M8.2 12h0M8.2 18.4h0"), .line("M8.2 5.6h13.2M13.2 12h8.2M13.2 18.4h8.2"),
        ],
        "list.dash": [.line("M2.2 5.6h2.4M2.2 12h2.4M2.2 18.4h2.4M8.6 5.6h13.2M8.6 12h13.2M8.6 18.4h13.2")],
        "list.number": [
            .line("M9 5.6h12.6M9 12h12.6M9 18.4h12.6"),
            .fine(
                """
                M2.2 3.6l1.7-1.1v5.1M2.2 11.2c.2-.8.8-1.2 1.5-1.2.8 0 1.4.5 1.4 1.2 0 1.2-2.9 1.5-2.9 2.9h3\
                M2.3 16.6h2.6l-1.5 1.8c1 0 1.7.6 1.7 1.5s-.7 1.5-1.6 1.5c-.7 0-1.2-.3-1.4-.9
                """
            ),
        ],
        "list.bullet.rectangle.portrait": [
            .outline(box(4, 1.8, 16, 20.4, 3.2)), .dots("M7.8 7h0M7.8 12h0M7.8 17h0"),
            .detail("M11.2 7h5.2M11.2 12h5.2M11.2 17h5.2"),
        ],
        "list.bullet.rectangle": [
            .outline(Contour.rectangle), .dots("M5 8.2h0M5 12h0M5 15.8h0"),
            .detail("M8.6 8.2h11M8.6 12h11M8.6 15.8h11"), .width(26),
        ],
        "line.3.horizontal": [.line("M3 5.8h18M3 12h18M3 18.2h18")],
        "line.3.horizontal.decrease": [.line("M2.6 6.2h18.8M6 12h12M9.6 17.8h4.8")],
        "checklist": [.line("M2.4 6.4l1.6 1.7L6.8 4.4M2.4 16.8l1.6 1.7 2.8-3.7M11 6.4h10.6M11 16.8h10.6")],
        "trash": [
            .outline("M5 6.2l.9 13a2.8 2.8 0 0 0 2.8 2.6h6.6a2.8 2.8 0 0 0 2.8-2.6l.9-13z"),
            .line("M2.9 6h18.2M8.4 5.8V4.2a2 2 0 0 1 2-2h3.2a2 2 0 0 1 2 2v1.6"),
            .detail("M9.3 10.2l.3 7.4M14.7 10.2l-.3 7.4"),
        ],
        "magnifyingglass": [.line(ring(10.2, 10.2, 7.5)), .line("M15.7 15.7l6 6")],
        "plus.magnifyingglass": [.copy("magnifyingglass", .identity), .line("M10.2 6.8v6.8M6.8 10.2h6.8")],
        "minus.magnifyingglass": [.copy("magnifyingglass", .identity), .line("M6.8 10.2h6.8")],
        "slider.horizontal.3": [
            .line("M2.4 5.4h11.2M18.4 5.4h3.2M2.4 12h3.2M10.4 12h11.2M2.4 18.6h11.2M18.4 18.6h3.2"),
            .line(ring(16, 5.4, 2.3)), .line(ring(8, 12, 2.3)), .line(ring(16, 18.6, 2.3)),
        ],
        "slider.vertical.3": [.copy("slider.horizontal.3", .turnedLeft)],
        "switch.2": [
            .outline(box(2, 2.6, 20, 8, 4)), .solid(ring(17.9, 6.6, 2.1)), .outline(box(2, 13.4, 20, 8, 4)),
            .solid(ring(6.1, 17.4, 2.1)),
        ],
        "lightswitch.on": [
            .outline(box(4.6, 1.8, 14.8, 20.4, 3.2)), .detail(box(9, 6.8, 6, 10.4, 1.6)),
            .solid(box(10, 7.6, 4, 4, 0.8)),
        ],
        "lightswitch.off": [
            .outline(box(4.6, 1.8, 14.8, 20.4, 3.2)), .detail(box(9, 6.8, 6, 10.4, 1.6)),
            .solid(box(10, 12.4, 4, 4, 0.8)),
        ],
        "doc.richtext": [
            .outline(box(4.4, 1.8, 15.2, 20.4, 3.2)), .detail("M8 6.6h8M8 10h8M8 17.4l2.6-2.6 2 2 1.4-1.2 2 2.2"),
            .width(20),
        ],
        "arrow.up.doc": [.copy("doc", .identity), .detail("M12 18.6v-6.8M9 14.4l3-3 3 3")],
        "arrow.down.doc": [.copy("doc", .identity), .detail("M12 11.4v6.8M9 15.6l3 3 3-3")],
        "doc.text.magnifyingglass": [
            .copy("doc.text", .at(11, 12, scale: 1)), .over(ring(16.6, 16.2, 3.6)), .line("M19.4 19l2.8 2.8"),
            .width(25),
        ],
        "note.text": [.outline(Contour.square), .detail("M7 8h10M7 12h10M7 16h6")],
        "newspaper": [
            .outline("M3.8 3.8h12.4a2 2 0 0 1 2 2v12.4c0 1.2.8 2 1.8 2H4.8a3 3 0 0 1-3-3V5.8a2 2 0 0 1 2-2z"),
            .line("M18.2 8.4h2.4a1.6 1.6 0 0 1 1.6 1.6v8a2.2 2.2 0 0 1-4.4 0"),
            .detail("M5.4 8h9M5.4 16.2h9M5.4 12.1h9"),
        ],
        "text.alignright": [.copy("text.alignleft", .mirrored)],
        "text.justify": [.line("M3 5h18M3 9.7h18M3 14.3h18M3 19h18")],
        "text.quote": [.line("M3 4.6v14.8M8 6.2h13M8 12h13M8 17.8h8")],
        "line.horizontal.3": [.copy("line.3.horizontal", .identity)],
        "line.horizontal.3.decrease": [.copy("line.3.horizontal.decrease", .identity)],
        "eyedropper": [
            .outline("M14.2 6.8l2.6-3.2a2.5 2.5 0 0 1 3.6 3.6l-3.2 2.6z"),
            .line("M12.4 6.2l5.4 5.4M13.4 8.2l-8 8c-.6.6-1 1.3-1 2.2l-.2.8-1.2 1.8 1.8-1.2.8-.2c.9 0 1.6-.4 2.2-1l8-8"),
        ],
        "ruler": [
            .outline(
                """
                M2.9 15.4L15.4 2.9a1.9 1.9 0 0 1 2.7 0l3 3a1.9 1.9 0 0 1 0 2.7L8.6 21.1a1.9 1.9 0 0 1-2.7 0\
                l-3-3a1.9 1.9 0 0 1 0-2.7z
                """
            ), .detail("M6.2 12.4l2 2M9.2 9.4l3 3M12.2 6.4l2 2"),
        ],
        "delete.left": [
            .outline(
                """
                M8.6 4.6h11.6a3 3 0 0 1 3 3v8.8a3 3 0 0 1-3 3H8.6a3.4 3.4 0 0 1-2.5-1.1L1.3 13.3\
                a1.9 1.9 0 0 1 0-2.6l4.8-5A3.4 3.4 0 0 1 8.6 4.6z
                """
            ), .detail("M11.2 9l6 6M17.2 9l-6 6"), .width(26),
        ],
        "command": [
            .line(
                """
                M9 9H6.2A3.1 3.1 0 1 1 9 6.2v11.6A3.1 3.1 0 1 1 6.2 15h11.6A3.1 3.1 0 1 1 15 17.8V6.2\
                A3.1 3.1 0 1 1 17.8 9z
                """
            )
        ],
        "cursorarrow": [
            .outline(
                """
                M6 3.6v15c0 1 1.2 1.5 1.9.7l3.3-3.6a1.5 1.5 0 0 1 1.1-.5h5c1 0 1.5-1.2.8-1.9L7.8 2.9\
                c-.7-.6-1.8-.2-1.8.7z
                """
            )
        ],
        "text.cursor": [
            .line(
                """
                M12 5v14M8.4 2.8c1.9 0 3.6.6 3.6 2.2 0-1.6 1.7-2.2 3.6-2.2M8.4 21.2\
                c1.9 0 3.6-.6 3.6-2.2 0 1.6 1.7 2.2 3.6 2.2
                """
            ), .width(14),
        ],
    ]

    private static let docPath =
        "M7.4 1.8h5.1c.8 0 1.5.3 2.1.9l4.7 4.7c.6.6.9 1.3.9 2.1v9.5a3.2 3.2 0 0 1-3.2 3.2H7.4A3.2 3.2 0 0 1 4.2 19"
        + "V5a3.2 3.2 0 0 1 3.2-3.2z"
    private static let trayPath =
        "M7.3 3.8h9.4a3 3 0 0 1 2.8 1.9l2.4 6.4c.2.5.3.9.3 1.4v4.1a3 3 0 0 1-3 3H4.8a3 3 0 0 1-3-3v-4.1c0-.5.1-.9.3-1.4"
        + "l2.4-6.4a3 3 0 0 1 2.8-1.9z"
}
