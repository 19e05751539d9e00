extension SymbolLibrary {
    /// Plain shapes.
    static let shapes: KeyValuePairs<String, [Layer]> = [
        "circle": [.outline(ring(12, 12, 9.9))],
        "square": [.outline(Contour.square)],
        "app": [.outline(Contour.square)],
        "rectangle": [.outline(Contour.rectangle), .width(26)],
        "rectangle.portrait": [.outline(box(4.4, 1.8, 15.2, 20.4, 3.4))],
        "capsule": [.outline(box(0.8, 5.8, 22.4, 12.4, 6.2)), .width(26)],
        "triangle": [.outline(Contour.triangle)],
        "diamond": [.outline(Contour.diamond)],
        "hexagon": [.outline(Contour.hexagon)],
        "octagon": [.outline(Contour.octagon)],
        "seal": [.outline(Contour.seal)],
        "shield": [.outline(Contour.shield)],
        "circle.dashed": [.dashes(ring(12, 12, 9.9))],
        "square.dashed": [.dashes(Contour.squareFromTop)],
        "circle.lefthalf.filled": [.outline(ring(12, 12, 9.9)), .solid("M12 2.6v18.8a9.4 9.4 0 0 1 0-18.8z")],
        "circle.righthalf.filled": [.copy("circle.lefthalf.filled", .mirrored)],
        "circle.grid.2x2": [
            .outline(ring(6.8, 6.8, 3.6)), .outline(ring(17.2, 6.8, 3.6)), .outline(ring(6.8, 17.2, 3.6)),
            .outline(ring(17.2, 17.2, 3.6)),
        ],
        "square.grid.2x2": [
            .outline(box(2.8, 2.8, 7.4, 7.4, 1.9)), .outline(box(13.8, 2.8, 7.4, 7.4, 1.9)),
            .outline(box(2.8, 13.8, 7.4, 7.4, 1.9)), .outline(box(13.8, 13.8, 7.4, 7.4, 1.9)),
        ],
        "square.grid.3x3": [
            .outline(box(2.6, 2.6, 4.4, 4.4, 1)), .outline(box(9.8, 2.6, 4.4, 4.4, 1)),
            .outline(box(17, 2.6, 4.4, 4.4, 1)),
            .outline(box(2.6, 9.8, 4.4, 4.4, 1)), .outline(box(9.8, 9.8, 4.4, 4.4, 1)),
            .outline(box(17, 9.8, 4.4, 4.4, 1)),
            .outline(box(2.6, 17, 4.4, 4.4, 1)), .outline(box(9.8, 17, 4.4, 4.4, 1)),
            .outline(box(17, 17, 4.4, 4.4, 1)),
        ],
        "rectangle.grid.1x2": [.outline(box(2.4, 3.2, 19.2, 7, 2.2)), .outline(box(2.4, 13.8, 19.2, 7, 2.2))],
        "rectangle.grid.2x2": [
            .outline(box(1.4, 4, 9, 6.2, 1.8)), .outline(box(13.6, 4, 9, 6.2, 1.8)),
            .outline(box(1.4, 13.8, 9, 6.2, 1.8)), .outline(box(13.6, 13.8, 9, 6.2, 1.8)),
        ],
        "rectangle.stack": [.outline(box(2, 9, 20, 12.2, 3.2)), .line("M4.8 5.8h14.4M7.4 2.6h9.2")],
        "square.stack": [.outline(box(3.2, 8.6, 17.6, 13, 3.4)), .line("M5.6 5.4h12.8M8 2.3h8")],
        "square.on.square": [.outline(box(8, 2.4, 13.6, 13.6, 3.4)), .over(box(2.4, 8, 13.6, 13.6, 3.4))],
        "rectangle.on.rectangle": [
            .outline(box(6.4, 3.4, 17, 12.2, 3)), .over(box(0.6, 8.4, 17, 12.2, 3)), .width(26),
        ],
        "square.split.2x1": [.outline(Contour.square), .detail("M12 3.2v17.6")],
        "sidebar.left": [
            .outline(Contour.rectangle), .detail("M9 4.2v15.6M3.8 8.2h2M3.8 11.4h2M3.8 14.6h2"), .width(26),
        ],
        "sidebar.right": [.copy("sidebar.left", .mirrored), .width(26)],
        "circle.circle": [.outline(ring(12, 12, 9.9)), .detail(ring(12, 12, 5.2))],
        "circle.inset.filled": [.outline(ring(12, 12, 9.9)), .solid(ring(12, 12, 6))],
        "largecircle.fill.circle": [.outline(ring(12, 12, 9.9)), .solid(ring(12, 12, 5.2))],
        "smallcircle.filled.circle": [.outline(ring(12, 12, 9.9)), .solid(ring(12, 12, 2.8))],
        "square.split.2x2": [.outline(Contour.square), .detail("M12 3.2v17.6M3.2 12h17.6")],
        "rectangle.split.2x1": [.outline(Contour.rectangle), .detail("M12 4.2v15.6"), .width(26)],
        "tablecells": [
            .outline(Contour.rectangle), .detail("M.8 9.2h22.4M.8 14.6h22.4M8.2 9.2v10.6M15.8 9.2v10.6"), .width(26),
        ],
        "square.stack.3d.up": [
            .outline(
                """
                M11 2.5L2.9 6.3c-.9.4-.9 1.7 0 2.1L11 12.2c.6.3 1.4.3 2 0l8.1-3.8c.9-.4.9-1.7 0-2.1L13 2.5\
                c-.6-.3-1.4-.3-2 0z
                """
            ), .line("M2.3 12.2l8.7 4.1c.6.3 1.4.3 2 0l8.7-4.1M2.3 16.8l8.7 4.1c.6.3 1.4.3 2 0l8.7-4.1"),
        ],
        "viewfinder": [
            .line(
                """
                M8 2.9H6.3a3.4 3.4 0 0 0-3.4 3.4V8M16 2.9h1.7a3.4 3.4 0 0 1 3.4 3.4V8M8 21.1H6.3\
                a3.4 3.4 0 0 1-3.4-3.4V16M16 21.1h1.7a3.4 3.4 0 0 0 3.4-3.4V16
                """
            )
        ],
    ]
}
