extension SymbolLibrary {
    /// Marks that judge, count or ask; favourites.
    static let status: KeyValuePairs<String, [Layer]> = [
        "plus": [.line("M12 3.6v16.8M3.6 12h16.8")],
        "minus": [.line("M3.6 12h16.8")],
        "multiply": [.line("M5 5l14 14M19 5L5 19")],
        "xmark": [.line("M5 5l14 14M19 5L5 19")],
        "equal": [.line("M4 8.6h16M4 15.4h16")],
        "checkmark": [.line("M4.2 13l5.4 6.2L19.8 4.4")],
        "exclamationmark": [.line("M12 3.4v11.4"), .dots("M12 20h0"), .width(10)],
        "questionmark": [
            .line("M7 8.2c0-2.8 2.2-4.7 5.1-4.7s5 1.9 5 4.5c0 2.2-1.3 3.3-2.7 4.3-1.5 1-2.3 1.8-2.3 3.4"),
            .dots("M12.1 20.2h0"), .width(16),
        ],
        "info": [.dots("M11.9 4.6h0"), .line("M9.2 10.2h2.9v9.4M8.4 19.8h7.4"), .width(12)],
        "number": [.line("M9.2 3.4L6.6 20.6M17.4 3.4l-2.6 17.2M4.4 8.8h16.2M3.4 15.2h16.2")],
        "percent": [.line("M18.6 4.4L5.4 19.6"), .line(ring(7, 7, 3)), .line(ring(17, 17, 3))],
        "ellipsis": [.solid(ring(4.4, 12, 1.4)), .solid(ring(12, 12, 1.4)), .solid(ring(19.6, 12, 1.4))],
        "star": [.outline(starPath)],
        "star.leadinghalf.filled": [.outline(starPath), .solid("M12 2.8L9 8.2 2.2 9.8 6.4 14.4 5.4 21.6 12 18.6z")],
        "sparkles": [
            .solid("M9.6 5.8Q10.9 12.3 17.4 13.6Q10.9 14.9 9.6 21.4Q8.3 14.9 1.8 13.6Q8.3 12.3 9.6 5.8z"),
            .solid("M18.2 1.8Q18.9 4.7 21.8 5.4Q18.9 6.1 18.2 9Q17.5 6.1 14.6 5.4Q17.5 4.7 18.2 1.8z"),
            .solid("M19 16Q19.5 18.1 21.6 18.6Q19.5 19.1 19 21.2Q18.5 19.1 16.4 18.6Q18.5 18.1 19 16z"),
        ],
        "sparkle": [.solid("M12 2.4Q13.6 10.4 21.6 12Q13.6 13.6 12 21.6Q10.4 13.6 2.4 12Q10.4 10.4 12 2.4z")],
        "rosette": [
            .line("M7.6 14.6L6 22l6-3 6 3-1.6-7.4"), .over(ring(12, 9, 6.8)), .detail(ring(12, 9, 2.8)),
        ],
        "crown": [
            .outline(
                """
                M2.6 7.6c-.2-.8.7-1.4 1.4-.9l3.7 2.8 3.4-5.1a1.1 1.1 0 0 1 1.8 0l3.4 5.1L20 6.7\
                c.7-.5 1.6.1 1.4.9l-2.2 10.2a2 2 0 0 1-2 1.6H6.8a2 2 0 0 1-2-1.6z
                """
            ), .detail("M6 15.6h12"),
        ],
        "trophy": [
            .outline("M7 2.6h10v7.2c0 3-2.2 5.2-5 5.2s-5-2.2-5-5.2z"),
            .line("M7 4.8H3.6v1.4c0 2.5 1.3 4.2 3.6 4.5M17 4.8h3.4v1.4c0 2.5-1.3 4.2-3.6 4.5M12 15v6M7.8 21.4h8.4"),
        ],
        "chart.bar": [
            .outline(box(2.2, 12.4, 4.8, 8.8, 1.2)), .outline(box(9.6, 7.6, 4.8, 13.6, 1.2)),
            .outline(box(17, 2.8, 4.8, 18.4, 1.2)),
        ],
        "chart.line.uptrend.xyaxis": [
            .line("M2.8 3v15.6a2.2 2.2 0 0 0 2.2 2.2h16.4M6.6 15.6l4.6-5 3.6 3L20.6 7M16.8 6.6h4v4")
        ],
        "chart.pie": [.outline("M12 2.4a9.6 9.6 0 1 0 9.6 9.6H12z"), .line("M15.6 1.9a9.7 9.7 0 0 1 6.5 6.5h-6.5z")],
    ]

    private static let starPath =
        "M11.1 2.4a1 1 0 0 1 1.8 0l2.5 5.4a.9.9 0 0 0 .7.5l5.9.7a1 1 0 0 1 .6 1.7l-4.4 4a.9.9 0 0 0-.3.9l1.2 5.8"
        + "a1 1 0 0 1-1.5 1.1l-5.1-2.9a.9.9 0 0 0-.9 0l-5.2 2.9a1 1 0 0 1-1.5-1.1l1.2-5.8a.9.9 0 0 0-.3-.9l-4.4-4"
        + "A1 1 0 0 1 2 9l5.9-.7a.9.9 0 0 0 .7-.5z"
}
