/// One step of a drawing in the tables: path data and what it means when the symbol is filled.
enum Layer: Sendable {
    /// A closed contour; `.fill` makes an area of it.
    case outline(String)
    /// Strokes outside the contours: strokes in every variant.
    case line(String)
    /// Strokes within a contour: `.fill` cuts them out of the area.
    case detail(String)
    /// A closed contour within another; `.fill` cuts its area out.
    case hole(String)
    /// A small area; within a contour `.fill` cuts it out.
    case solid(String)
    /// Round dots, one for each `Mx yh0`; within a contour `.fill` cuts them out.
    case dots(String)
    /// A contour of short strokes.
    case dashes(String)
    /// Strokes lighter than the others, where these would run together; `.fill` cuts them out.
    case fine(String)
    /// A contour in front of all that was drawn before, which keeps clear of it.
    case over(String)
    /// Another symbol.
    case copy(String, SymbolPlacement)
    /// Another symbol in front of all that was drawn before, which keeps clear of it.
    case copyOver(String, SymbolPlacement)
    /// The width of the symbol, about the middle of the grid, where it is not 24.
    case width(Double)
}
