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
        case .hitTesting: HitTestingRenderer.self
        case .contentShape: ContentShapeRenderer.self
        // Transitions
        case .transition: TransitionRenderer.self
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
