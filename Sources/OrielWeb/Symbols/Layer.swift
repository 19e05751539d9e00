/// One layer of a drawing in the tables: path data and its effect in a filled symbol.
enum Layer: Sendable {
    /// A closed contour; `.fill` turns it into an area.
    case outline(String)
    /// Strokes outside the contours, in every variant.
    case line(String)
    /// Strokes within a contour: `.fill` cuts them out of the area.
    case detail(String)
    /// A closed contour within another; `.fill` cuts its area out.
    case hole(String)
    /// A small area; within a contour `.fill` cuts it out.
    case solid(String)
    /// Round dots, one for each `Mx yh0`; within a contour `.fill` cuts them out.
    case dots(String)
    /// A dashed contour.
    case dashes(String)
    /// Thinner strokes, where normal ones would merge; `.fill` cuts them out.
    case fine(String)
    /// A contour in front of earlier layers, with a gap around it.
    case over(String)
    /// Another symbol.
    case copy(String, SymbolPlacement)
    /// Another symbol in front of earlier layers, with a gap around it.
    case copyOver(String, SymbolPlacement)
    /// The width of the symbol, centred on the grid, if it is not 24.
    case width(Double)
    /// The height of the symbol, centred on the grid, if it is not 24.
    case height(Double)
}
