package import OrielCore

extension Element.Kind {
    /// How elements of the kind are drawn.
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
        // Lists
        case .scrollView: ScrollViewRenderer.self
        case .list: ListRenderer.self
        case .section, .sectionRows, .lazyRows: RunRenderer.self
        case .sectionHeader, .sectionFooter: SectionPartRenderer.self
        case .listRow: ListRowRenderer.self
        case .listRowBackground: ListRowBackgroundRenderer.self
        case .swipeActions: SwipeActionsRenderer.self
        case .rowControl: RowControlRenderer.self
        case .badge: BadgeRenderer.self
        case .lazyVStack, .lazyHStack: LazyStackRenderer.self
        case .lazyVGrid, .lazyHGrid: LazyGridRenderer.self
        case .grid: GridRenderer.self
        case .gridRow: GridRowRenderer.self
        case .gridCell: GridCellRenderer.self
        case .geometryReader: GeometryReaderRenderer.self
        case .geometryObserver: GeometryObserverRenderer.self
        case .scrollTargetLayout: ScrollTargetLayoutRenderer.self
        case .containerFrame: ContainerFrameRenderer.self
        // Text and images
        case .symbol: SymbolRenderer.self
        case .image: ImageRenderer.self
        case .imageLoader: ImageLoaderRenderer.self
        case .link: LinkRenderer.self
        case .label: LabelRenderer.self
        case .labelIcon: LabelIconRenderer.self
        case .labelTitle: LabelTitleRenderer.self
        default: UndecoratedRenderer.self
        }
    }

    /// Where the nodes of such elements go, if not to where they are declared.
    var portalTarget: PortalTarget? {
        nil
    }

    /// Whether portals to the target end in elements of the kind.
    func ends(_ target: PortalTarget) -> Bool {
        false
    }
}
