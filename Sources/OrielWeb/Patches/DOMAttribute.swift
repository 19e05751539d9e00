/// The attributes a node can have.
///
/// Other attributes cannot be set, so event handlers never are. `value`, `checked`, `selected`, `indeterminate`, `open`
/// and `muted` are set as properties. `drawing` is not an attribute but our own markup, the whole content of the node.
/// The nodes in it have no numbers.
package enum DOMAttribute: Int, Sendable, CaseIterable {
    // Any element
    case id, title, lang, dir, role, tabIndex, hidden, inert, disabled, type, name, value, checked, selected
    case indeterminate, open, muted
    // Fields
    case placeholder, autoComplete, autoCapitalize, autoCorrect, spellcheck, inputMode, enterKeyHint, readOnly
    case required, multiple, min, max, step, minLength, maxLength, pattern, rows, cols, size, wrap, accept, capture
    case list, `for`, form, label
    // Links and media
    case href, target, rel, download, src, srcSet, sizes, alt, loading, decoding, fetchPriority, crossOrigin
    case referrerPolicy, width, height, controls, autoPlay, loop, playsInline, poster, preload, kind, srcLang, media
    // Tables, lists, pop-ups, meters
    case columnSpan, rowSpan, scope, start, dateTime, popover, draggable, translate, sandbox, allow, low, high
    case optimum
    // Accessibility
    case ariaLabel, ariaLabelledBy, ariaDescribedBy, ariaDescription, ariaHidden, ariaLive, ariaAtomic, ariaBusy
    case ariaChecked, ariaSelected, ariaPressed, ariaExpanded, ariaHasPopup, ariaControls, ariaOwns, ariaCurrent
    case ariaDisabled, ariaInvalid, ariaErrorMessage, ariaRequired, ariaReadOnly, ariaMultiLine, ariaMultiSelectable
    case ariaModal, ariaOrientation, ariaLevel, ariaSetSize, ariaPositionInSet, ariaValueMin, ariaValueMax
    case ariaValueNow, ariaValueText, ariaActiveDescendant, ariaAutoComplete, ariaKeyShortcuts, ariaRoleDescription
    case ariaSort, ariaRowCount, ariaRowIndex, ariaColumnCount, ariaColumnIndex, ariaDetails
    // Instructions for the client
    case dataTestID, dataIn, dataOut, dataModal, dataAutoFocus, dataMenu, dataContext, dataOpen, dataRefresh
    case dataDelete, dataActions, dataIndex, dataAxis, dataTrack, dataDistance, dataDuration, dataShortcut, dataKeys
    // For style rules
    case dataKind, dataState, dataStyle, dataVariant, dataEdge, dataRole, drawing, dataValue, dataDepth, dataCount
    case dataTint, dataKeyboard
    // SVG
    case viewBox, preserveAspectRatio, d, fill, fillOpacity, fillRule, stroke, strokeWidth, strokeOpacity
    case strokeLinecap, strokeLinejoin, strokeMiterlimit, strokeDasharray, strokeDashoffset, vectorEffect, clipPath
    case clipRule, mask, opacity, transform, gradientUnits, gradientTransform, spreadMethod, offset, stopColor
    case stopOpacity, x, y, x1, y1, x2, y2, cx, cy, r, rx, ry, fx, fy, points, pathLength, maskUnits, maskContentUnits
    case clipPathUnits, patternUnits, patternContentUnits, patternTransform, textAnchor, dominantBaseline, fontSize
    case fontWeight, fontFamily, filter, standardDeviation, dx, dy, floodColor, floodOpacity, `in`, in2, result
    case `operator`, mode, values
    // Shared identity of views
    case dataMatch
    // Appearance
    case dataScheme
    // Measuring
    case dataMeasure
    // Appearance after a tap
    case dataOther
    // Sheets
    case dataDetents
    // Texts that may shrink, or change letter by letter
    case dataShrink, dataLetters
    // Symbols with an effect
    case dataEffect
    // Covers that zoom, and their source views
    case dataZoom
    // Pages that can be swiped back
    case dataBack
    // Calendars, wheels and their popovers
    case dataDates
    // Scroll views and views whose motion or visibility is observed
    case dataWatch
    // Filters of canvases
    case filterUnits
    // Content that the client draws
    case dataEmbed
    // Views that can be dragged, and views that take what is dropped
    case dataLift, dataDrop
    // The look under the pointer
    case dataHover
    // The view that a popover points to
    case dataAnchor
    // Links in modifiers of a row
    case dataRow
    // Kinds with style rules for their children
    case dataParent

    /// The name in markup.
    package var name: String { Self.names[rawValue] }

    private static let names = [
        "id", "title", "lang", "dir", "role", "tabindex", "hidden", "inert", "disabled", "type", "name", "value",
        "checked", "selected", "indeterminate", "open", "muted", "placeholder", "autocomplete", "autocapitalize",
        "autocorrect", "spellcheck", "inputmode", "enterkeyhint", "readonly", "required", "multiple", "min", "max",
        "step", "minlength", "maxlength", "pattern", "rows", "cols", "size", "wrap", "accept", "capture", "list",
        "for", "form", "label", "href", "target", "rel", "download", "src", "srcset", "sizes", "alt", "loading",
        "decoding", "fetchpriority", "crossorigin", "referrerpolicy", "width", "height", "controls", "autoplay",
        "loop", "playsinline", "poster", "preload", "kind", "srclang", "media", "colspan", "rowspan", "scope",
        "start", "datetime", "popover", "draggable", "translate", "sandbox", "allow", "low", "high", "optimum",
        "aria-label", "aria-labelledby", "aria-describedby", "aria-description", "aria-hidden", "aria-live",
        "aria-atomic", "aria-busy", "aria-checked", "aria-selected", "aria-pressed", "aria-expanded", "aria-haspopup",
        "aria-controls", "aria-owns", "aria-current", "aria-disabled", "aria-invalid", "aria-errormessage",
        "aria-required", "aria-readonly", "aria-multiline", "aria-multiselectable", "aria-modal", "aria-orientation",
        "aria-level", "aria-setsize", "aria-posinset", "aria-valuemin", "aria-valuemax", "aria-valuenow",
        "aria-valuetext", "aria-activedescendant", "aria-autocomplete", "aria-keyshortcuts", "aria-roledescription",
        "aria-sort", "aria-rowcount", "aria-rowindex", "aria-colcount", "aria-colindex", "aria-details",
        "data-testid", "data-in", "data-out", "data-modal", "data-autofocus", "data-menu", "data-context",
        "data-open", "data-refresh", "data-delete", "data-actions", "data-index", "data-axis", "data-track",
        "data-distance", "data-duration", "data-shortcut", "data-keys", "data-kind", "data-state", "data-style",
        "data-variant", "data-edge", "data-role", "drawing", "data-value", "data-depth", "data-count",
        "data-tint", "data-keyboard", "viewBox", "preserveAspectRatio", "d", "fill", "fill-opacity", "fill-rule",
        "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
        "stroke-dasharray", "stroke-dashoffset", "vector-effect", "clip-path", "clip-rule", "mask", "opacity",
        "transform", "gradientUnits", "gradientTransform", "spreadMethod", "offset", "stop-color", "stop-opacity",
        "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "points", "pathLength",
        "maskUnits", "maskContentUnits", "clipPathUnits", "patternUnits", "patternContentUnits", "patternTransform",
        "text-anchor", "dominant-baseline", "font-size", "font-weight", "font-family", "filter", "stdDeviation", "dx",
        "dy", "flood-color", "flood-opacity", "in", "in2", "result", "operator", "mode", "values", "data-match",
        "data-scheme", "data-measure", "data-other", "data-detents", "data-shrink", "data-letters",
        "data-effect", "data-zoom", "data-back", "data-dates", "data-watch", "filterUnits", "data-embed", "data-lift",
        "data-drop", "data-hover", "data-anchor", "data-row", "data-parent",
    ]
}
