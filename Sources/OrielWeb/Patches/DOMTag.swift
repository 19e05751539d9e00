/// The tags a node can have.
package enum DOMTag: Int, Sendable, CaseIterable {
    // Text, controls, forms
    case div, span, p, a, button, input, textarea, select, option, optgroup, label, form, fieldset, legend, output
    case datalist
    // Headings, lists, tables
    case h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, caption, colgroup, col, thead, tbody, tfoot, tr, th
    case td
    // Sections
    case header, footer, main, nav, section, article, aside, figure, figcaption, address, hgroup, search, hr, br, wbr
    // Phrases
    case strong, b, em, i, u, s, del, ins, mark, small, sub, sup, code, kbd, samp, `var`, pre, blockquote, q, cite
    case abbr, time, data, bdi, bdo, ruby, rt, rp
    // Media and interactive elements
    case img, picture, source, video, audio, track, canvas, map, area, progress, meter, details, summary, dialog, menu
    case iframe
    // SVG
    case svg, g, path, rect, circle, ellipse, line, polyline, polygon, text, tspan, defs, linearGradient
    case radialGradient, stop, pattern, mask, clipPath, filter, feGaussianBlur, feDropShadow, feColorMatrix, feOffset
    case feBlend, feComposite, feFlood, feMerge, feMergeNode, image, use, symbol, foreignObject, title

    /// The name in markup.
    package var name: String { Self.names[rawValue] }

    /// The name sent to the client, which must be able to recognize SVG elements.
    var wireName: String { rawValue < Self.svg.rawValue ? name : "svg:" + name }

    private static let names = [
        "div", "span", "p", "a", "button", "input", "textarea", "select", "option", "optgroup", "label", "form",
        "fieldset", "legend", "output", "datalist", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt",
        "dd", "table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td", "header", "footer",
        "main", "nav", "section", "article", "aside", "figure", "figcaption", "address", "hgroup", "search", "hr",
        "br", "wbr", "strong", "b", "em", "i", "u", "s", "del", "ins", "mark", "small", "sub", "sup", "code", "kbd",
        "samp", "var", "pre", "blockquote", "q", "cite", "abbr", "time", "data", "bdi", "bdo", "ruby", "rt", "rp",
        "img", "picture", "source", "video", "audio", "track", "canvas", "map", "area", "progress", "meter",
        "details", "summary", "dialog", "menu", "iframe", "svg", "g", "path", "rect", "circle", "ellipse", "line",
        "polyline", "polygon", "text", "tspan", "defs", "linearGradient", "radialGradient", "stop", "pattern", "mask",
        "clipPath", "filter", "feGaussianBlur", "feDropShadow", "feColorMatrix", "feOffset", "feBlend", "feComposite",
        "feFlood", "feMerge", "feMergeNode", "image", "use", "symbol", "foreignObject", "title",
    ]
}
