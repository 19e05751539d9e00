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
        // Controls and focus
        case .secureField, .textEditor: TextFieldRenderer.self
        case .picker: PickerRenderer.self
        case .option: OptionRenderer.self
        case .slider: SliderRenderer.self
        case .stepper: StepperRenderer.self
        case .datePicker, .colorPicker: NativeFieldRenderer.self
        case .progress, .gauge: ProgressRenderer.self
        case .controlLabel: ControlLabelRenderer.self
        case .labeledContent: LabeledContentRenderer.self
        case .groupBox: GroupBoxRenderer.self
        case .controlGroup: ControlGroupRenderer.self
        case .disclosure: DisclosureRenderer.self
        case .focusable: FocusableRenderer.self
        case .keyPress: KeyPressRenderer.self
        case .accessibilityActions, .accessibilityRepresentation: UnseenLayerRenderer.self
        default: UndecoratedRenderer.self
        }
    }

    /// Whether elements of the kind show what is in them as parts of their own box, so that a change inside is one of the box.
    var drawsContent: Bool {
        switch self {
        case .textField, .secureField, .picker, .slider, .stepper, .progress, .gauge, .groupBox, .controlGroup: true
        default: false
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
