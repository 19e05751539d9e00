extension DOMAttribute {
    /// Whether the value belongs to the shape, because nodes of one kind share it; values of other attributes come with
    /// each instance.
    var isConstant: Bool {
        switch self {
        case .role, .type, .tabIndex, .hidden, .inert, .disabled, .multiple, .min, .max, .step, .rows, .target, .rel,
            .loading, .decoding, .autoComplete, .autoCapitalize, .autoCorrect, .spellcheck, .inputMode, .enterKeyHint,
            .ariaHidden, .ariaLive, .ariaHasPopup, .ariaLevel, .ariaModal, .ariaOrientation, .dataIn, .dataOut,
            .dataModal, .dataMenu, .dataContext, .dataRefresh, .dataDelete, .dataAxis, .dataKind, .dataStyle,
            .dataVariant, .dataEdge, .dataRole, .drawing, .popover:
            true
        default: false
        }
    }

    /// Whether the attribute is there or not, whatever its value; `false` is the absence.
    var isFlag: Bool {
        switch self {
        case .hidden, .inert, .disabled, .checked, .selected, .indeterminate, .open, .muted, .readOnly, .required,
            .multiple:
            true
        default: false
        }
    }
}

extension DOMTag {
    /// Whether markup says the value of an element by what is in it.
    var hasValueInside: Bool { self == .textarea || self == .select }

    /// Whether elements of the tag have no content and no end tag.
    var isVoid: Bool {
        switch self {
        case .input, .img, .br, .hr, .wbr, .source, .track, .area, .col: true
        default: false
        }
    }
}
