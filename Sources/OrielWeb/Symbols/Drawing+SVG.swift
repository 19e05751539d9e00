extension Drawing {
    /// The content of the drawing as inline SVG, where style rules define the lines; nil if some of its marks erase others.
    ///
    /// Erasing needs a mask, which is found by its id. In a page many nodes show the same symbol, and the first element
    /// with an id is used, even if it is not displayed and so masks nothing.
    var markup: String? {
        marks.contains(where: \.role.takesAway) ? nil : marks[...].markup
    }

    /// Returns the drawing as an SVG document in the colour of the surrounding text.
    ///
    /// - Parameter name: The prefix of the ids of its masks, so that several drawings can be in one document.
    func svg(name: String) -> String {
        var body = ""
        var masks = 0
        var rest = marks[...]
        while let first = rest.first {
            let run = rest.prefix { $0.role.takesAway == first.role.takesAway }
            rest = rest.dropFirst(run.count)
            if first.role.takesAway {
                body = masked(body, by: run, id: masks == 0 ? name : "\(name).\(masks)")
                masks += 1
            } else {
                body += run.markup
            }
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(viewBox)" fill="none" stroke="currentColor" \
            stroke-width="\(coordinate(Self.lineWidth))" stroke-linecap="round" stroke-linejoin="round">\(body)</svg>
            """
    }

    private var left: String { coordinate(12 - width / 2) }

    private var top: String { coordinate(12 - height / 2) }

    var viewBox: String { "\(left) \(top) \(coordinate(width)) \(coordinate(height))" }

    /// Returns the markup with the marks erased from it.
    private func masked(_ body: String, by marks: ArraySlice<Mark>, id: String) -> String {
        let box = "x=\"\(left)\" y=\"\(top)\" width=\"\(coordinate(width))\" height=\"\(coordinate(height))\""
        return """
            <mask id="\(id)" maskUnits="userSpaceOnUse" \(box)>\
            <rect \(box) fill="#fff" stroke="none"/><g stroke="#000">\(marks.markup)</g></mask>\
            <g mask="url(#\(id))">\(body)</g>
            """
    }
}

extension Drawing.Role {
    fileprivate var takesAway: Bool {
        switch self {
        case .gap, .lining, .restoration: true
        case .outline, .line, .detail, .hole: false
        }
    }
}

extension ArraySlice<Drawing.Mark> {
    /// The paths. Adjacent marks with the same paint are joined.
    fileprivate var markup: String {
        var markup = ""
        var path = ""
        var attributes = ""
        func close() {
            if !path.isEmpty { markup += "<path d=\"\(path)\"\(attributes)/>" }
        }
        for mark in self {
            // Areas are not joined: areas in opposite directions would cut holes into each other.
            if mark.attributes == attributes, !mark.isSolid {
                path += mark.path
            } else {
                close()
                path = mark.path
                attributes = mark.attributes
            }
        }
        close()
        return markup
    }
}

extension Drawing.Mark {
    fileprivate var attributes: String {
        var attributes = ""
        let color =
            switch role {
            case .gap, .lining: "#000"
            case .restoration: "#fff"
            case .outline, .line, .detail, .hole: "currentColor"
            }
        if isSolid { attributes += " fill=\"\(color)\"" }
        if role == .restoration { attributes += " stroke=\"\(color)\"" }
        let lineWidth = coordinate(lineWidth / placement.scale)
        if lineWidth != coordinate(Drawing.lineWidth) { attributes += " stroke-width=\"\(lineWidth)\"" }
        if let dashes {
            // Measured along the contour, so that the dashes are even at any size.
            attributes += " pathLength=\"\(10 * dashes.count)\" stroke-dashoffset=\"\(coordinate(dashes.length / 2))\""
            attributes += " stroke-dasharray=\"\(coordinate(dashes.length)) \(coordinate(10 - dashes.length))\""
        }
        if placement != .identity {
            let numbers = [placement.a, placement.b, placement.c, placement.d, placement.x, placement.y]
            attributes += " transform=\"matrix(\(numbers.map(coordinate).joined(separator: ",")))\""
        }
        return attributes
    }
}
