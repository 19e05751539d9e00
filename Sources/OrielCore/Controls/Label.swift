/// A title with an icon.
///
///     Label("Lighthouses", systemImage: "lightbulb")
public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyleEntry) private var style
}

extension Label: View {
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        if let style, !style.isBuiltIn {
            style.body(
                of: LabelStyleConfiguration(
                    title: LabelStyleConfiguration.Title(content: AnyView(title)),
                    icon: LabelStyleConfiguration.Icon(content: AnyView(icon))
                )
            )
        } else {
            LabelElement(title: title, icon: icon)
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title and a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a title and an image of an asset catalogue.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label passed to a style, without that style applied.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

/// The label as an element, in one of the system's styles.
struct LabelElement<Title: View, Icon: View> {
    let elementDescription = LabelDescription()
    let content: TupleView<(LabelPart<Icon>, LabelPart<Title>)>

    init(title: Title, icon: Icon) {
        content = TupleView((LabelPart(.labelIcon, icon), LabelPart(.labelTitle, title)))
    }
}

extension LabelElement: ContainerElementView {
    typealias Body = Never
}

struct LabelDescription {}

extension LabelDescription: ElementDescription {
    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        attributes.set(.labelStyle, environment.labelStyleEntry?.elementName)
        attributes.set(.spacing, environment.labelIconToTitleSpacing)
        attributes.set(.minWidth, environment.labelReservedIconWidth)
        return Element(.label, attributes: attributes)
    }
}

/// The icon or the title.
struct LabelPart<Content: View> {
    let elementDescription: SimpleElementModifier
    let content: Content

    init(_ kind: Element.Kind, _ content: Content) {
        elementDescription = SimpleElementModifier(kind)
        self.content = content
    }
}

extension LabelPart: ContainerElementView {
    typealias Body = Never
}
