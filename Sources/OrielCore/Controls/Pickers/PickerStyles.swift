/// The style that suits the picker's context: a menu.
public struct DefaultPickerStyle: PickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "automatic" }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style that suits the picker's context: a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The selected value, which opens a menu of all options.
public struct MenuPickerStyle: PickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "menu" }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// The selected value, which opens a menu of all options.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// All options in a row.
public struct SegmentedPickerStyle: PickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "segmented" }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options in a row.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// All options in a column, the selected one with a tick.
public struct InlinePickerStyle: PickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "inline" }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All options in a column, the selected one with a tick.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A wheel of options. Unlike Apple's, the options are only text.
public struct WheelPickerStyle: PickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "wheel" }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel of options. Unlike Apple's, the options are only text.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A row that leads to the options. Unlike Apple's, the row contains a menu.
public struct NavigationLinkPickerStyle: PickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "navigationLink" }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that leads to the options. Unlike Apple's, the row contains a menu.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// All options in a column with radio buttons.
public struct RadioGroupPickerStyle: PickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "radioGroup" }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// All options in a column with radio buttons.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// A row of options, usually symbols.
public struct PalettePickerStyle: PickerStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "palette" }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A row of options, usually symbols.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
