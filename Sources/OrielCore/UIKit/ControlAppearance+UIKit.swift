import OrielUIKit

extension Attributes {
    /// Sets what `UIPageControl.appearance()` says about the dots below pages.
    @MainActor mutating func set(_ dots: UIPageControl?) {
        guard let dots else { return }
        set(.selectedTint, dots.currentPageIndicatorTintColor)
        set(.unselectedTint, dots.pageIndicatorTintColor)
    }

    /// Sets what `UISegmentedControl.appearance()` says about segmented pickers.
    @MainActor mutating func set(_ segments: UISegmentedControl?) {
        guard let segments else { return }
        set(.selectedTint, segments.selectedSegmentTintColor)
        set(.unselectedTint, segments.titleColor(for: .normal))
        set(.color, segments.titleColor(for: .selected))
    }

    /// Sets the tint of a control that has none from SwiftUI.
    mutating func setTint(_ tint: UIColor?) {
        if self[.tint] == nil { set(.tint, tint) }
    }

    private mutating func set(_ name: Name, _ color: UIColor?) {
        if let color { self[name] = .color(Color(uiColor: color)) }
    }
}

private enum SegmentedControlKey: EnvironmentKey {
    static var defaultValue: UISegmentedControl? { nil }
}

extension EnvironmentValues {
    /// The control of UIKit that a segmented picker draws.
    var segmentedControl: UISegmentedControl? {
        get { self[SegmentedControlKey.self] }
        set { self[SegmentedControlKey.self] = newValue }
    }
}
