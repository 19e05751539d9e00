/// The description of a primitive view for a renderer.
///
/// Elements are values: the graph keeps one per primitive view and describes changes as `Patch`es.
///
/// This vocabulary is `@usableFromInline`, because renderers use it for each view: the compiler inlines package declarations of another
/// module only with this attribute. Without it, even a comparison of kinds is a dynamic call, and a page takes a tenth longer.
@usableFromInline package struct Element: Sendable, Equatable {
    /// The id of an element; ids grow in document order as views are mounted and are never reused in a session.
    @usableFromInline package struct ID: Sendable, Hashable, Comparable, RawRepresentable, CustomStringConvertible {
        @usableFromInline package let rawValue: UInt32
        @usableFromInline package init(rawValue: UInt32) { self.rawValue = rawValue }
        @usableFromInline package static func < (a: ID, b: ID) -> Bool { a.rawValue < b.rawValue }
        @usableFromInline package var description: String { "#\(rawValue)" }
    }

    /// The kind of an element.
    @usableFromInline package enum Kind: String, Sendable {
        // Content
        case text, color, divider, error
        // Containers
        case hStack, vStack, zStack, spacer, overlay, background
        // Controls
        case button, toggle, textField
        // Modifiers that make a box of their own
        case padding, frame, fixedSize, offset, opacity, hidden, clip, tap, accessibility, layoutPriority, zIndex
        // Navigation
        case navigationStack, page, backButton, navigationLink, splitView, column, toolbarItem, tabView, tab, tabItem
        case sidebarPart, title, subtitle
        // Presentations
        case sheet, cover, popover, alert, dialog, choiceTitle, message, actions
        // Menus and search
        case menu, contextMenu, menuItems, menuPreview, menuBar, searchField, searchSuggestions, searchScopes
        // Drawing
        case shape, shadow, blur, blendMode, mask, compositing, colorEffect, rotation, rotation3D, scale, transform
        case visualEffect
        case canvas, canvasMark, canvasLayer, canvasMask, canvasView
        case embed, embedPlace
        // Placing
        case position, aspectRatio, alignmentGuide, safeAreaInset, safeAreaPadding, ignoresSafeArea
        // Gestures
        case gesture, hover, hitTesting, contentShape
        // Drag and drop
        case draggable, dragLayer, dragPreview, dropTarget
        // Transitions
        case transition, matchedGeometry, transitionSource
        // The views that popovers point to
        case popoverSource
        // Lists
        case scrollView, list, section, sectionHeader, sectionRows, sectionFooter, listRow, listRowBackground,
            swipeActions, rowMenu
        case rowControl, badge, lazyVStack, lazyHStack, lazyVGrid, lazyHGrid, lazyRows, grid, gridRow, gridCell,
            geometryReader, barLengths
        case tableHeader, tableHead, tableRow, tableCell
        case geometryObserver, scrollVisibility, scrollTargetLayout, containerFrame
        // Measuring
        case viewThatFits, layout, layoutItem
        // Text and images
        case symbol, image, imageLoader, link, label, labelIcon, labelTitle
        // Controls and focus
        case secureField, textEditor, picker, option, slider, stepper, datePicker, colorPicker, progress, gauge
        case calendar, dateWheels, datePopover, dateTimeRow
        case controlLabel, labeledContent, groupBox, controlGroup, disclosure, focusable, keyPress
        case accessibilityActions, accessibilityRepresentation
        // Appearance
        case appearance
    }

    /// The events an element listens to.
    @usableFromInline package struct Events: OptionSet, Sendable, Hashable {
        @usableFromInline package let rawValue: UInt32
        @usableFromInline package init(rawValue: UInt32) { self.rawValue = rawValue }

        @usableFromInline package static let tap = Events(rawValue: 1 << 0)
        @usableFromInline package static let change = Events(rawValue: 1 << 1)
        @usableFromInline package static let input = Events(rawValue: 1 << 2)
        @usableFromInline package static let submit = Events(rawValue: 1 << 3)
        @usableFromInline package static let focus = Events(rawValue: 1 << 4)
        @usableFromInline package static let key = Events(rawValue: 1 << 5)
        @usableFromInline package static let drag = Events(rawValue: 1 << 6)
        @usableFromInline package static let longPress = Events(rawValue: 1 << 7)
        @usableFromInline package static let hover = Events(rawValue: 1 << 8)
        @usableFromInline package static let magnify = Events(rawValue: 1 << 9)
        @usableFromInline package static let scroll = Events(rawValue: 1 << 10)
        @usableFromInline package static let visibleRange = Events(rawValue: 1 << 11)
        @usableFromInline package static let size = Events(rawValue: 1 << 12)
        @usableFromInline package static let refresh = Events(rawValue: 1 << 13)
        @usableFromInline package static let dismiss = Events(rawValue: 1 << 14)
        @usableFromInline package static let select = Events(rawValue: 1 << 15)
        @usableFromInline package static let load = Events(rawValue: 1 << 16)
        @usableFromInline package static let delete = Events(rawValue: 1 << 17)
        @usableFromInline package static let reorder = Events(rawValue: 1 << 18)
        @usableFromInline package static let measure = Events(rawValue: 1 << 19)
        @usableFromInline package static let phase = Events(rawValue: 1 << 20)
        @usableFromInline package static let lift = Events(rawValue: 1 << 21)
        @usableFromInline package static let drop = Events(rawValue: 1 << 22)
        @usableFromInline package static let point = Events(rawValue: 1 << 23)
        @usableFromInline package static let selection = Events(rawValue: 1 << 24)
        @usableFromInline package static let pointer = Events(rawValue: 1 << 25)
    }

    @usableFromInline package var text: String?
    @usableFromInline package var attributes: Attributes
    @usableFromInline package let kind: Kind
    @usableFromInline package var events: Events

    /// Whether the content is invisible and cannot be used.
    @usableFromInline package var hidesContent: Bool {
        switch kind {
        case .hidden: true
        case .opacity: attributes.number(.opacity) == 0
        case .page: attributes.bool(.isCovered)
        case .tab: !attributes.bool(.isSelected)
        default: false
        }
    }

    @usableFromInline package init(
        _ kind: Kind,
        text: String? = nil,
        attributes: Attributes = Attributes(),
        events: Events = []
    ) {
        self.kind = kind
        self.text = text
        self.attributes = attributes
        self.events = events
    }
}
