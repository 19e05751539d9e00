extension SymbolLibrary {
    /// Devices and software.
    static let technology: KeyValuePairs<String, [Layer]> = [
        "wifi": [
            .line("M1.6 8.4a15 15 0 0 1 20.8 0M5.3 12.2a9.7 9.7 0 0 1 13.4 0M8.8 15.9a4.7 4.7 0 0 1 6.4 0"),
            .dots("M12 19.2h0"), .width(24.4), .height(17.4),
        ],
        "antenna.radiowaves.left.and.right": [
            .line(
                """
                M7.6 14.4a5.6 5.6 0 0 1 0-7.2M16.4 14.4a5.6 5.6 0 0 0 0-7.2M4.2 17.4a10.3 10.3 0 0 1 0-13.2\
                M19.8 17.4a10.3 10.3 0 0 0 0-13.2M12 11v10.8
                """
            ), .dots("M12 10.8h0"),
        ],
        "dot.radiowaves.left.and.right": [
            .line(
                "M7.4 16a6 6 0 0 1 0-8M16.6 16a6 6 0 0 0 0-8M3.8 19a10.9 10.9 0 0 1 0-14M20.2 19a10.9 10.9 0 0 0 0-14"
            ), .dots("M12 12h0"),
        ],
        "power": [.line("M7.2 4.9a9 9 0 1 0 9.6 0M12 1.8v9.8")],
        "keyboard": [
            .outline(box(-0.4, 5, 24.8, 14, 3)),
            .dots("M4.2 9.2h0M8.1 9.2h0M12 9.2h0M15.9 9.2h0M19.8 9.2h0M4.2 14.6h0M19.8 14.6h0"),
            .detail("M8.2 14.6h7.6"), .width(28),
        ],
        "desktopcomputer": [
            .outline(box(1, 2.6, 22, 14.6, 2.8)), .detail("M1.4 13.4h21.2"), .line("M12 17.2v4M7.6 21.4h8.8"),
            .width(26),
        ],
        "display": [.outline(box(1, 2.6, 22, 14.6, 2.8)), .line("M12 17.2v4M7.6 21.4h8.8"), .width(26)],
        "laptopcomputer": [.outline(box(3, 4.4, 18, 12.4, 2.4)), .line("M.4 19.8h23.2"), .width(27)],
        "iphone": [.outline(box(5.4, 1.6, 13.2, 20.8, 3.2)), .detail("M10.2 4.8h3.6"), .width(17)],
        "ipad": [.outline(box(3, 1.6, 18, 20.8, 3)), .detail("M9.6 18.8h4.8")],
        "applewatch": [
            .outline(box(4.6, 5.4, 14.8, 13.2, 4)),
            .line("M7.8 5.2l.6-3.2h7.2l.6 3.2M7.8 18.8l.6 3.2h7.2l.6-3.2M21.4 10.2v2.6"),
        ],
        "printer": [
            .line("M6.4 8V4.6a2.2 2.2 0 0 1 2.2-2.2h6.8a2.2 2.2 0 0 1 2.2 2.2V8"),
            .outline(box(1.6, 8, 20.8, 9.6, 2.8)), .over(box(6.4, 13.4, 11.2, 8.4, 1.8)),
        ],
        "externaldrive": [
            .outline(
                """
                M5.6 4.6h12.8a2.6 2.6 0 0 1 2.5 2l1.3 6.8v3a3.2 3.2 0 0 1-3.2 3.2H5a3.2 3.2 0 0 1-3.2-3.2v-3\
                l1.3-6.8a2.6 2.6 0 0 1 2.5-2z
                """
            ), .detail("M2 13.2h20"), .dots("M17.8 16.4h0"),
        ],
        "server.rack": [
            .outline(box(2.2, 2.2, 19.6, 8.4, 2.4)), .outline(box(2.2, 13.4, 19.6, 8.4, 2.4)),
            .dots("M6.6 6.4h0M6.6 17.6h0"), .detail("M11.4 6.4h6.4M11.4 17.6h6.4"),
        ],
        "cpu": [
            .outline(box(4.8, 4.8, 14.4, 14.4, 3)), .hole(box(9, 9, 6, 6, 1.2)),
            .line(
                """
                M8.4 4.6V1.9M12 4.6V1.9M15.6 4.6V1.9M8.4 22.1v-2.7M12 22.1v-2.7M15.6 22.1v-2.7M4.6 8.4H1.9\
                M4.6 12H1.9M4.6 15.6H1.9M22.1 8.4h-2.7M22.1 12h-2.7M22.1 15.6h-2.7
                """
            ),
        ],
        "memorychip": [
            .outline(box(1.4, 6, 21.2, 12, 2.6)), .detail("M6.4 10v4M10.1 10v4M13.9 10v4M17.6 10v4"),
            .line("M5 18.2v2.6M9.7 18.2v2.6M14.3 18.2v2.6M19 18.2v2.6M5 5.8V3.2M9.7 5.8V3.2M14.3 5.8V3.2M19 5.8V3.2"),
        ],
        "terminal": [.outline(Contour.rectangle), .detail("M5.4 8.6l3.6 3.2L5.4 15M11.4 15.4h5.4"), .width(26)],
        "curlybraces": [
            .line(
                """
                M8.8 3H7.6a3 3 0 0 0-3 3v3c0 1.7-.8 3-2.4 3 1.6 0 2.4 1.3 2.4 3v3a3 3 0 0 0 3 3h1.2M15.2 3h1.2\
                a3 3 0 0 1 3 3v3c0 1.7.8 3 2.4 3-1.6 0-2.4 1.3-2.4 3v3a3 3 0 0 1-3 3h-1.2
                """
            )
        ],
        "ladybug": [
            .outline("M12 5.8c3.6 0 6 3 6 7.2s-2.4 8.4-6 8.4-6-4.2-6-8.4 2.4-7.2 6-7.2z"),
            .detail("M12 10v11M6.6 10.2h10.8"),
            .line(
                """
                M9.4 5.6L7.8 2.8M14.6 5.6l1.6-2.8M6 14H2.2M18 14h3.8M6.6 17.6l-2.8 2.6M17.4 17.6l2.8 2.6\
                M6.6 9.8L3.8 7.6M17.4 9.8l2.8-2.2
                """
            ),
        ],
        "qrcode": [
            .line(box(2.6, 2.6, 7, 7, 1.6)), .line(box(14.4, 2.6, 7, 7, 1.6)), .line(box(2.6, 14.4, 7, 7, 1.6)),
            .dots("M6.1 6.1h0M17.9 6.1h0M6.1 17.9h0M15 15h0M21 15h0M18 18h0M15 21h0M21 21h0"),
        ],
        "barcode": [
            .line("M1.8 4.6v14.8M5.6 4.6v14.8M9 4.6v14.8M13.8 4.6v14.8M18 4.6v14.8M22.2 4.6v14.8"), .width(26),
        ],
        "battery.100": [
            .outline(box(-0.4, 6.4, 21.6, 11.2, 3)), .solid(box(2.4, 9.2, 16, 5.6, 1)), .line("M24 10.6v2.8"),
            .width(28),
        ],
        "cloud.bolt": [.copy("cloud", .at(12, 9.4, scale: 0.9)), .line("M12.6 16.2l-2 3h3l-2 3")],
        "macwindow": [.outline(Contour.rectangle), .detail("M.8 9.2h22.4"), .dots("M4.2 6.6h0M7.6 6.6h0"), .width(26)],
        "faceid": [
            .copy("viewfinder", .identity),
            .line("M8.2 8.6v1.6M15.8 8.6v1.6M12.2 8.6v3.8c0 .7-.4 1.1-1.1 1.1M8.6 16.2c2 1.5 4.8 1.5 6.8 0"),
        ],
        "qrcode.viewfinder": [
            .copy("viewfinder", .identity), .line(box(7.4, 7.4, 3.3, 3.3, 0.5)), .line(box(13.3, 7.4, 3.3, 3.3, 0.5)),
            .line(box(7.4, 13.3, 3.3, 3.3, 0.5)), .line("M13.6 13.6h0M16.6 16.6h0M16.6 13.6h0M13.6 16.6h0"),
        ],
        "barcode.viewfinder": [
            .copy("viewfinder", .identity), .line("M7.2 8.4v7.2M10.4 8.4v7.2M13.6 8.4v7.2M16.8 8.4v7.2"),
        ],
        "battery.75": [
            .outline(box(-0.4, 6.4, 21.6, 11.2, 3)), .solid(box(2.4, 9.2, 12, 5.6, 1)), .line("M24 10.6v2.8"),
            .width(28),
        ],
        "battery.50": [
            .outline(box(-0.4, 6.4, 21.6, 11.2, 3)), .solid(box(2.4, 9.2, 8, 5.6, 1)), .line("M24 10.6v2.8"),
            .width(28),
        ],
        "battery.25": [
            .outline(box(-0.4, 6.4, 21.6, 11.2, 3)), .solid(box(2.4, 9.2, 4, 5.6, 1)), .line("M24 10.6v2.8"),
            .width(28),
        ],
        "battery.0": [.outline(box(-0.4, 6.4, 21.6, 11.2, 3)), .line("M24 10.6v2.8"), .width(28)],
    ]
}
