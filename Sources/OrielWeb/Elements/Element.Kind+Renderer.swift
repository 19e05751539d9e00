package import OrielCore

extension Element.Kind {
    /// The renderer for elements of the kind.
    package var renderer: any ElementRenderer.Type {
        switch self {
        case .text: TextRenderer.self
        case .color: ColorRenderer.self
        case .divider: DividerRenderer.self
        case .error: ErrorRenderer.self
        case .hStack, .vStack: StackRenderer.self
        case .zStack: DepthStackRenderer.self
        case .spacer: SpacerRenderer.self
        case .overlay: OverlayRenderer.self
        case .background: BackgroundRenderer.self
        case .button: ButtonRenderer.self
        case .toggle: ToggleRenderer.self
        case .textField: TextFieldRenderer.self
        case .padding: PaddingRenderer.self
        case .frame: FrameRenderer.self
        case .fixedSize: FixedSizeRenderer.self
        case .offset: OffsetRenderer.self
        case .opacity: OpacityRenderer.self
        case .hidden: HiddenRenderer.self
        case .clip: ClipRenderer.self
        case .tap: TapRenderer.self
        case .accessibility: AccessibilityRenderer.self
        case .layoutPriority: LayoutPriorityRenderer.self
        case .zIndex: ZIndexRenderer.self
        case .navigationStack: NavigationStackRenderer.self
        case .page: PageRenderer.self
        case .title, .subtitle: TitleRenderer.self
        case .backButton: BackButtonRenderer.self
        case .navigationLink: NavigationLinkRenderer.self
        case .toolbarItem: ToolbarItemRenderer.self
        case .splitView: SplitViewRenderer.self
        case .column: ColumnRenderer.self
        case .tabView: TabViewRenderer.self
        case .tab: TabRenderer.self
        case .tabItem: TabItemRenderer.self
        case .sidebarPart: SidebarPartRenderer.self
        case .sheet, .cover, .popover: PresentationRenderer.self
        case .alert, .dialog: ChoiceRenderer.self
        case .choiceTitle, .message, .actions: ChoicePartRenderer.self
        case .menu: MenuRenderer.self
        case .contextMenu: ContextMenuRenderer.self
        case .menuItems: MenuItemsRenderer.self
        case .menuPreview: MenuPreviewRenderer.self
        case .menuBar: MenuBarRenderer.self
        case .searchField: SearchFieldRenderer.self
        case .searchSuggestions, .searchScopes: SearchSuggestionsRenderer.self
        case .embed: EmbedRenderer.self
        case .embedPlace: EmbedPlaceRenderer.self
        // Lists
        case .scrollView: ScrollViewRenderer.self
        case .list: ListRenderer.self
        case .section, .sectionRows, .lazyRows: RunRenderer.self
        case .sectionHeader, .sectionFooter: SectionPartRenderer.self
        case .listRow: ListRowRenderer.self
        case .listRowBackground: ListRowBackgroundRenderer.self
        case .swipeActions: SwipeActionsRenderer.self
        case .rowMenu: RowMenuRenderer.self
        case .rowControl: RowControlRenderer.self
        case .badge: BadgeRenderer.self
        case .lazyVStack, .lazyHStack: LazyStackRenderer.self
        case .lazyVGrid, .lazyHGrid: LazyGridRenderer.self
        case .grid: GridRenderer.self
        case .gridRow: GridRowRenderer.self
        case .gridCell: GridCellRenderer.self
        case .tableHeader: TableHeaderRenderer.self
        case .tableHead, .tableCell: TableCellRenderer.self
        case .tableRow: TableRowRenderer.self
        case .geometryReader: GeometryReaderRenderer.self
        case .barLengths: BarLengthsRenderer.self
        case .geometryObserver: GeometryObserverRenderer.self
        case .scrollTargetLayout: ScrollTargetLayoutRenderer.self
        case .containerFrame: ContainerFrameRenderer.self
        // Measuring
        case .viewThatFits: FittingRenderer.self
        case .layout: LayoutRenderer.self
        case .layoutItem: LayoutItemRenderer.self
        // Text and images
        case .symbol: SymbolRenderer.self
        case .image: ImageRenderer.self
        case .imageLoader: ImageLoaderRenderer.self
        case .link: LinkRenderer.self
        case .label: LabelRenderer.self
        case .labelIcon: LabelIconRenderer.self
        case .labelTitle: LabelTitleRenderer.self
        // Drawing
        case .shape: ShapeRenderer.self
        case .shadow: ShadowRenderer.self
        case .blur: BlurRenderer.self
        case .colorEffect: ColorEffectRenderer.self
        case .blendMode: BlendModeRenderer.self
        case .compositing: CompositingRenderer.self
        case .mask: MaskRenderer.self
        case .rotation: RotationRenderer.self
        case .rotation3D: Rotation3DRenderer.self
        case .scale: ScaleRenderer.self
        case .transform: TransformRenderer.self
        case .visualEffect: VisualEffectRenderer.self
        case .canvas: CanvasRenderer.self
        case .canvasMark: CanvasMarkRenderer.self
        case .canvasLayer: CanvasLayerRenderer.self
        case .canvasMask: CanvasMaskRenderer.self
        case .canvasView: CanvasViewRenderer.self
        // Placing
        case .position: PositionRenderer.self
        case .aspectRatio: AspectRatioRenderer.self
        case .alignmentGuide: AlignmentGuideRenderer.self
        case .safeAreaInset: SafeAreaInsetRenderer.self
        case .safeAreaPadding: PaddingRenderer.self
        case .ignoresSafeArea: IgnoresSafeAreaRenderer.self
        // Gestures
        case .gesture: GestureRenderer.self
        case .hover: HoverRenderer.self
        case .scrollVisibility: ScrollVisibilityRenderer.self
        case .hitTesting: HitTestingRenderer.self
        case .contentShape: ContentShapeRenderer.self
        // Drag and drop
        case .draggable: DraggableRenderer.self
        case .dragLayer: UnseenLayerRenderer.self
        case .dragPreview: DragPreviewRenderer.self
        case .dropTarget: DropTargetRenderer.self
        // Transitions
        case .transition: TransitionRenderer.self
        case .matchedGeometry: MatchedGeometryRenderer.self
        case .transitionSource: TransitionSourceRenderer.self
        case .popoverSource: PopoverSourceRenderer.self
        // Controls and focus
        case .secureField, .textEditor: TextFieldRenderer.self
        case .picker: PickerRenderer.self
        case .option: OptionRenderer.self
        case .slider: SliderRenderer.self
        case .stepper: StepperRenderer.self
        case .colorPicker: NativeFieldRenderer.self
        case .datePicker: DatePickerRenderer.self
        case .calendar: CalendarRenderer.self
        case .dateWheels: DateWheelsRenderer.self
        case .datePopover: DatePopoverRenderer.self
        case .dateTimeRow: DateTimeRowRenderer.self
        case .progress, .gauge: ProgressRenderer.self
        case .controlLabel: ControlLabelRenderer.self
        case .labeledContent: LabeledContentRenderer.self
        case .groupBox: GroupBoxRenderer.self
        case .controlGroup: ControlGroupRenderer.self
        case .disclosure: DisclosureRenderer.self
        case .focusable: FocusableRenderer.self
        case .keyPress: KeyPressRenderer.self
        case .accessibilityActions, .accessibilityRepresentation: UnseenLayerRenderer.self
        // Appearance
        case .appearance: AppearanceRenderer.self
        // Browsers have no gradual transitions inside a text.
        }
    }

    /// Whether the content of elements of the kind is a label, which takes no taps itself.
    var hasLabel: Bool { self == .button || self == .link }

    /// Whether elements of the kind take taps even in the label of another control.
    var isControl: Bool {
        switch self {
        case .button, .link, .toggle, .textField, .secureField, .textEditor, .picker, .slider, .stepper, .datePicker,
            .colorPicker, .menu, .disclosure, .tap, .gesture, .calendar, .dateWheels, .datePopover:
            true
        default: false
        }
    }

    /// Whether elements of the kind draw their content as part of their own box, so that a change in the content redraws the box.
    var drawsContent: Bool {
        switch self {
        case .mask, .textField, .secureField, .picker, .slider, .stepper, .datePicker, .progress, .gauge, .groupBox,
            .controlGroup, .label, .actions, .canvasView:
            true
        default: false
        }
    }

    /// Returns whether portals to the target end in elements of the kind.
    func ends(_ target: PortalTarget) -> Bool {
        switch target {
        case .page: false
        case .leadingBar, .principalBar, .trailingBar, .bottomBar, .keyboardBar, .searchBar, .titleBar: self == .page
        case .tabBar, .sidebarHeader, .sidebarFooter: self == .tabView
        case .menu: self == .menu || self == .contextMenu
        }
    }

    /// Whether elements of the kind are shown away from their declaration.
    var isPortal: Bool { portalTarget(placement: nil) != nil }

    /// The target of an element's node if it is shown away from its declaration.
    func portalTarget(placement: @autoclosure () -> String?) -> PortalTarget? {
        switch self {
        case .sheet, .cover, .popover, .alert, .dialog: .page
        case .title, .subtitle: .titleBar
        case .backButton: .leadingBar
        case .searchField, .searchSuggestions, .searchScopes: .searchBar
        case .tabItem: .tabBar
        case .sidebarPart: placement() == "header" ? .sidebarHeader : .sidebarFooter
        case .menuItems: .menu
        case .toolbarItem: Self.bar(of: placement())
        default: nil
        }
    }

    private static func bar(of placement: String?) -> PortalTarget {
        switch placement {
        case "leading", "cancellationAction", "navigation": .leadingBar
        case "principal", "title", "largeTitle": .principalBar
        case "bottomBar", "status": .bottomBar
        case "keyboard": .keyboardBar
        default: .trailingBar
        }
    }

    /// Whether the content is independent of the enclosing bars.
    var isInFrontOfBars: Bool {
        switch self {
        case .sheet, .cover, .popover, .alert, .dialog: true
        default: false
        }
    }
}

extension Element {
    /// The target of the element's node if it is shown away from its declaration.
    var portalTarget: PortalTarget? { kind.portalTarget(placement: attributes.string(.placement)) }
}
