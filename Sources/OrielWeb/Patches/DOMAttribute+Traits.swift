extension DOMAttribute {
    /// Whether the value belongs to the shape, because nodes of one kind share it. Values of other attributes are sent with each instance.
    var isConstant: Bool {
        switch self {
        case .role, .type, .tabIndex, .hidden, .inert, .disabled, .multiple, .min, .max, .step, .rows, .target, .rel,
            .loading, .decoding, .autoComplete, .autoCapitalize, .autoCorrect, .spellcheck, .inputMode, .enterKeyHint,
            .ariaHidden, .ariaLive, .ariaHasPopup, .ariaLevel, .ariaModal, .ariaOrientation, .dataIn, .dataOut,
            .dataModal, .dataMenu, .dataContext, .dataRefresh, .dataDelete, .dataAxis, .dataKind, .dataStyle,
            .dataVariant, .dataEdge, .dataRole, .dataBack, .drawing, .popover, .dataLift, .dataDrop, .dataHover,
            .dataRow, .dataParent:
            true
        default: false
        }
    }

    /// Whether the attribute is boolean: present or absent, whatever its value. `false` means absent.
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
    /// Whether markup states the value of the element in its content.
    var hasValueInside: Bool { self == .textarea || self == .select }

    /// Whether elements of the tag have no content and no end tag.
    var isVoid: Bool {
        switch self {
        case .input, .img, .br, .hr, .wbr, .source, .track, .area, .col: true
        default: false
        }
    }
}
