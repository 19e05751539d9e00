import Foundation

/// The named values of an element, sorted by name; an empty set allocates no memory.
@usableFromInline package struct Attributes: Sendable, Equatable, ExpressibleByDictionaryLiteral {
    /// The meaning of an attribute.
    @usableFromInline package enum Name: UInt8, Sendable, Hashable, Comparable, CaseIterable {
        // Layout
        case alignment, spacing, edges, insets, width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight
        case maxHeight, minLength, x, y, fixesWidth, fixesHeight, priority, cornerRadius
        // Text
        case font, weight, isBold, isItalic, foreground, runs, lineLimit, lineAlignment, underline, strikethrough
        case underlineColor, underlinePattern, strikethroughColor, strikethroughPattern, minimumLines, lineSpacing
        case lineHeightFactor, lineHeightPoints
        case fontDesign, fontWidth, isMonospaced, hasMonospacedDigits, kerning, tracking, baselineOffset
        case truncation, minimumScale, allowsTightening, textCase, textBackground
        // Drawing
        case color, opacity
        // Controls
        case isOn, value, placeholder, isDisabled, role, axis
        // Accessibility
        case label, labelParts, hint, accessibilityValue, accessibilityDetail, identifier, isHiddenFromAccessibility
        case traits
        // Navigation
        case titleDisplay, hidesTitle, hidesBar, hidesBackButton, hidesTabBar, isCovered, isRootPage
        case placement, badge, barBackground, barBackgroundVisibility, barColorScheme
        case tabBarBackground, tabBarBackgroundVisibility, unselectedTint, hasSidebar
        // Presentations
        case detents, selectedDetent, dragIndicator, preventsDismissal, presentationBackground
        case presentationCornerRadius, presentationForm, popoverID, arrowEdge
        // Pages and menus
        case style, index, showsIndicator, indexBackground
        // Drawing
        case shape, shapeLayers, radius, blendMode, effect, angle, anchor, axisX, axisY, axisZ, perspective, scaleX,
            scaleY
        case transform, isOpaque, lineWidth, fill, evenOdd
        // Placing
        case aspectRatio, contentMode, guide, guideConstant, guideWidth, guideHeight, regions, edge
        /// The position is reported together with the size, also when an enclosing scroll view scrolls.
        case reportsPosition
        // Gestures
        case minimumDistance, minimumDuration, maximumDistance, tapCount, gestureMask, allowsHitTesting
        // Transitions
        case insertion, removal, contentTransition, matchID, isMatchSource, matchProperties
        // Lists
        case axes, hidesIndicators, isScrollDisabled, listStyle, isEditing, deleteTitle, isMovable, allowsSelection
        case isSelected, isRefreshing, topSeparator, bottomSeparator, topSeparatorTint, bottomSeparatorTint, itemTint
        case alternatesRows, isExpanded, isProminent, sectionSpacing, minRowHeight, minHeaderHeight, hidesBackground
        case allowsFullSwipe, margins, isClipDisabled, bounce, targetBehavior, anchorX, anchorY, dismissesKeyboard
        case leadingSpace, trailingSpace, rowCount, firstRow, tracks, pinsHeaders, pinsFooters, horizontalSpacing
        case verticalSpacing, columnSpan, ignoresWidth, ignoresHeight, columnAlignment, refreshLabel, count, span
        // Text and images
        case symbol, symbolVariant, symbolRendering, variableValue, secondaryForeground, tertiaryForeground, imageScale
        case picture, url, scale, resizing, capInsets, isTemplate, interpolation, isNotAntialiased, labelStyle
        case isSelectable, isRedacted, isCode, followsContentDirection
        // Controls and focus
        case controlStyle, controlSize, borderShape, fillsWidth, tint, selectedTint, hidesLabel, isMixed, shortcut
        case keyboard, contentType, autocapitalization, isAutocorrectionDisabled, submitLabel, minimum, maximum, step
        case dateComponents, supportsOpacity, keys, isFocusable
        case removedTraits, accessibilityChildren, sortPriority, headingLevel, inputLabels, isAdjustable, help
        case pairRole, pairID
        // Appearance
        case colorScheme, isPreferred, layoutDirection, language
        // Addresses
        case addressPart
        // Measuring
        case proposals
        // Symbol effects
        case symbolMotion
        // Date pickers
        case calendarPage, dateWheels
        // Scroll observation
        case watch
        // Effects of scrolling
        case identity, insertionPlace, removalPlace
        // Canvases
        case canvas
        // Tables
        case columns
        // Content that the browser draws
        case embed
        // Drag and drop
        case dropRole
        // Menus of rows
        case hasMenu

        @usableFromInline package static func < (a: Name, b: Name) -> Bool { a.rawValue < b.rawValue }
    }

    /// The value of an attribute.
    @usableFromInline package enum Value: Sendable, Equatable {
        case bool(Bool)
        case number(Double)
        case string(String)
        case insets(EdgeInsets)
        case alignment(Alignment)
        case color(Color)
        case style(_ResolvedShapeStyle)
        case font(Font)
        case runs([TextRun])
        /// The texts of a label in their order; nil for the view's own label.
        case labelParts([String?])
        // Drawing
        case point(UnitPoint)
        case shape(_ShapeOutline)
        case shapeLayers([_ShapeLayer])
        /// Indirect, as it is twice the size of the next longest case: the longest one determines the size of every
        /// attribute.
        indirect case transform(_ElementTransform)
        case transition(_TransitionEffects)
        // Lists
        case tracks([GridItem])
        // Text and images
        case picture(Picture)
        indirect case motion(SymbolMotion)
        // Date pickers
        indirect case calendar(CalendarPage)
        case wheels([DateWheel])
        // Canvases
        indirect case canvas(CanvasDrawing)
        // Tables
        case columns([TableColumnWidth])
    }

    private var pairs: [Pair] = []

    private struct Pair: Sendable, Equatable {
        let name: Name
        var value: Value
    }

    @usableFromInline package init() {}

    @usableFromInline package init(dictionaryLiteral elements: (Name, Value)...) {
        pairs = elements.map { Pair(name: $0, value: $1) }
        if pairs.count > 1 { pairs.sort { $0.name < $1.name } }
    }

    @usableFromInline package subscript(name: Name) -> Value? {
        get {
            // Renderers read attributes many times: this copies the value that is found, and no other.
            pairs.withUnsafeBufferPointer { pairs in
                for index in pairs.indices where pairs[index].name == name { return pairs[index].value }
                return nil
            }
        }
        set {
            let index = pairs.firstIndex { $0.name >= name } ?? pairs.endIndex
            let exists = index < pairs.endIndex && pairs[index].name == name
            switch (newValue, exists) {
            case (let value?, true): pairs[index].value = value
            case (let value?, false): pairs.insert(Pair(name: name, value: value), at: index)
            case (nil, true): pairs.remove(at: index)
            case (nil, false): break
            }
        }
    }

    /// Hashes names, strings, numbers and booleans: they differ most often, and hashing them is fast.
    func hashSimpleValues(into hasher: inout Hasher) {
        for pair in pairs {
            hasher.combine(pair.name)
            switch pair.value {
            case .bool(let value): hasher.combine(value)
            case .number(let value): hasher.combine(value)
            case .string(let value): hasher.combine(value)
            default: break
            }
        }
    }

    @usableFromInline package var isEmpty: Bool { pairs.isEmpty }
    @usableFromInline package var names: [Name] { pairs.map(\.name) }

    /// Returns each attribute that differs from `old`, with nil for a removed one.
    func differences(from old: Attributes) -> [(name: Name, value: Value?)] {
        guard pairs != old.pairs else { return [] }
        var result: [(name: Name, value: Value?)] = []
        for pair in pairs where old[pair.name] != pair.value { result.append((pair.name, pair.value)) }
        for pair in old.pairs where self[pair.name] == nil { result.append((pair.name, nil)) }
        return result
    }
}

// Inlinable, because renderers read attributes of every view.
extension Attributes {
    @inlinable package func string(_ name: Name) -> String? {
        if case .string(let value) = self[name] { value } else { nil }
    }

    @inlinable package func bool(_ name: Name) -> Bool {
        if case .bool(let value) = self[name] { value } else { false }
    }

    @inlinable package func number(_ name: Name) -> Double? {
        if case .number(let value) = self[name] { value } else { nil }
    }
}

extension Attributes {
    /// Sets a number unless it is nil.
    mutating func set(_ name: Name, _ value: CGFloat?) {
        if let value { self[name] = .number(Double(value)) }
    }

    /// Sets a boolean if it is true; false is represented by absence.
    mutating func set(_ name: Name, _ value: Bool) {
        if value { self[name] = .bool(true) }
    }

    mutating func set(_ name: Name, _ value: String?) {
        if let value { self[name] = .string(value) }
    }
}
