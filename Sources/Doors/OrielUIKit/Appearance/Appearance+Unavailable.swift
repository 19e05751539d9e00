extension UISegmentedControl {
    @available(*, unavailable, message: "The style sheet draws segmented controls.")
    public class func appearance() -> UISegmentedControl { fatalError("unavailable") }
}

extension UIPageControl {
    @available(
        *,
        unavailable,
        message: "The style sheet draws the dots of TabView. A UIPageControl of the app has its own colours."
    )
    public class func appearance() -> UIPageControl { fatalError("unavailable") }
}

extension UIScrollView {
    @available(
        *,
        unavailable,
        message: "Use scrollBounceBehavior(_:), scrollIndicators(_:) or scrollContentBackground(_:)."
    )
    public class func appearance() -> Never { fatalError("unavailable") }
}
