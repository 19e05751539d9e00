public import Foundation

/// A control with a row of segments, one of which is selected.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// A title or an image.
    package enum Segment: Equatable {
        case title(String)
        case image(UIImage)
    }

    package private(set) final var segments: [Segment] = [] {
        willSet { if newValue != segments { drawingWillChange() } }
    }

    /// The actions of the segments, one for each.
    private var ownActions: [UIAction?] = []

    /// The index of the selected segment; `noSegment` for none.
    open var selectedSegmentIndex = noSegment {
        willSet { if newValue != selectedSegmentIndex { drawingWillChange() } }
    }
    public nonisolated static let noSegment = -1

    /// - Parameter items: Strings, `UIImage`s and `UIAction`s.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            if let title = item as? String {
                insert(.title(title), at: numberOfSegments)
            } else if let image = item as? UIImage {
                insert(.image(image), at: numberOfSegments)
            } else if let action = item as? UIAction {
                insertSegment(action: action, at: numberOfSegments, animated: false)
            } else {
                UIView.warn("A segment is a String, a UIImage or a UIAction, not a \(type(of: item)); it is left out.")
            }
        }
    }

    /// Creates a control whose segments run actions when people select them.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions)
        self.frame = frame
    }

    open var numberOfSegments: Int { segments.count }

    /// Whether a segment is selected only while its actions run.
    open var isMomentary = false
    /// Has no effect: all segments have the width of the widest.
    open var apportionsSegmentWidthsByContent = false

    private func insert(_ segment: Segment, action: UIAction? = nil, at place: Int) {
        segments.insert(segment, at: place)
        ownActions.insert(action, at: place)
    }

    /// Inserts a segment with the title or the image of an action, which runs when people select it.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(action.image.map { .image($0) } ?? .title(action.title), action: action, at: place(segment))
    }

    /// Replaces a segment by one of an action.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment] = action.image.map { .image($0) } ?? .title(action.title)
        ownActions[segment] = action
    }

    open func actionForSegment(at segment: Int) -> UIAction? {
        ownActions.indices.contains(segment) ? ownActions[segment] : nil
    }

    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        ownActions.firstIndex { $0?.identifier == actionIdentifier } ?? NSNotFound
    }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment] = image.map { .image($0) } ?? .title("")
    }

    open func imageForSegment(at segment: Int) -> UIImage? {
        guard segments.indices.contains(segment), case .image(let image) = segments[segment] else { return nil }
        return image
    }

    /// The colour behind the selected segment; nil for that of the system.
    open var selectedSegmentTintColor: UIColor? {
        willSet { if newValue != selectedSegmentTintColor { drawingWillChange() } }
    }

    private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

    /// Sets the look of the titles: their `foregroundColor`, of segments that are selected and of the others. Other attributes
    /// are logged.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        let others = (attributes ?? [:]).keys.filter { $0 != .foregroundColor }.map(\.rawValue).sorted()
        if !others.isEmpty {
            UIView.warn(
                "Of the titles of segments, the foregroundColor is drawn; \(others.joined(separator: ", ")) are not."
            )
        }
        drawingWillChange()
        titleAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    package final func titleColor(for state: State) -> UIColor? {
        titleAttributes[state]?[.foregroundColor] as? UIColor
    }

    private func place(_ segment: Int) -> Int { min(max(segment, 0), segments.count) }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(.title(title ?? ""), at: place(segment))
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(image.map { .image($0) } ?? .title(""), at: place(segment))
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        ownActions.remove(at: segment)
    }

    open func removeAllSegments() {
        segments = []
        ownActions = []
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment] = .title(title ?? "")
    }

    open func titleForSegment(at segment: Int) -> String? {
        guard segments.indices.contains(segment), case .title(let title) = segments[segment] else { return nil }
        return title
    }

    package override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }

    package func userDidSelect(_ index: Int) {
        guard isEnabled, segments.indices.contains(index), index != selectedSegmentIndex else { return }
        selectedSegmentIndex = index
        ownActions[index]?.run(by: self)
        sendActions(for: .valueChanged)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}

/// A row of dots, one for each page; a tap on its sides turns a page.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    open var numberOfPages = 0 {
        willSet { if newValue != numberOfPages { drawingWillChange() } }
        didSet { currentPage = page(currentPage) }
    }
    open var currentPage = 0 { willSet { if newValue != currentPage { drawingWillChange() } } }
    open var hidesForSinglePage = false { willSet { if newValue != hidesForSinglePage { drawingWillChange() } } }
    open var pageIndicatorTintColor: UIColor? {
        willSet { if newValue != pageIndicatorTintColor { drawingWillChange() } }
    }
    open var currentPageIndicatorTintColor: UIColor? {
        willSet { if newValue != currentPageIndicatorTintColor { drawingWillChange() } }
    }

    /// What is drawn behind the dots.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    /// Whether there is a background behind the dots: always with `prominent`, otherwise never. Unlike Apple's, a drag over the
    /// dots turns no pages, and so shows no background either.
    open var backgroundStyle = BackgroundStyle.automatic {
        willSet { if newValue != backgroundStyle { drawingWillChange() } }
    }

    private func page(_ index: Int) -> Int { min(max(index, 0), max(0, numberOfPages - 1)) }

    package override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    package func userDidTurn(by pages: Int) {
        let new = page(currentPage + pages)
        guard isEnabled, new != currentPage else { return }
        currentPage = new
        sendActions(for: .valueChanged)
    }
}
