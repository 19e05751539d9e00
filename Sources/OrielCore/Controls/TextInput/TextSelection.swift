import Foundation

/// The selection of a text field, or the place of its insertion point.
///
///     @State private var text = "Hello"
///     @State private var selection: TextSelection?
///
///     TextField("Message", text: $text, selection: $selection)
///
/// The browser reports the selection once for each frame that it draws. Its indices are valid in the field's text.
public struct TextSelection: Sendable {
    /// The selected parts of a text.
    public enum Indices: Equatable, Hashable, Sendable {
        /// A part of the text; an insertion point if it is empty.
        case selection(Range<String.Index>)
        /// Several parts of the text. Unlike on the Mac, the browser selects only the first one.
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices {
        didSet { isReported = false }
    }
    /// The direction of the selection: `upstream` if people have made it towards the start of the text, and
    /// `downstream` towards the end. That of an insertion point is the field's `textSelectionAffinity(_:)`.
    public private(set) var affinity = TextSelectionAffinity.automatic
    /// Whether the browser has reported it, and has it already.
    private(set) var isReported = false

    public init(range: Range<String.Index>) { indices = .selection(range) }

    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Whether it is an insertion point: nothing is selected.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

extension TextSelection: Equatable {
    public static func == (a: TextSelection, b: TextSelection) -> Bool {
        a.indices == b.indices && a.affinity == b.affinity
    }
}

extension TextSelection: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(indices) }
}

extension TextSelection {
    /// Creates the selection that a browser has reported, in UTF-16 code units.
    init(_ offsets: Range<Int>, in text: String, affinity: TextSelectionAffinity) {
        self.init(range: text.index(utf16: offsets.lowerBound)..<text.index(utf16: offsets.upperBound))
        self.affinity = affinity
        isReported = true
    }

    /// Creates the selection that an app has set, in UTF-16 code units.
    init(setByApp offsets: Range<Int>, in text: String) {
        self.init(offsets, in: text, affinity: .automatic)
        isReported = false
    }

    /// The first selected part in UTF-16 code units, which browsers count. Indices after the end of the text are its end.
    func offsets(in text: String) -> Range<Int>? {
        let range: Range<String.Index>? =
            switch indices {
            case .selection(let range): range
            case .multiSelection(let ranges): ranges.ranges.first
            }
        guard let range else { return nil }
        let (start, end) = (min(range.lowerBound, text.endIndex), min(range.upperBound, text.endIndex))
        return start.utf16Offset(in: text)..<end.utf16Offset(in: text)
    }
}

extension String {
    /// Returns the index at a number of UTF-16 code units, or that of the character that it would divide.
    fileprivate func index(utf16 offset: Int) -> Index {
        let index = utf16.index(startIndex, offsetBy: max(offset, 0), limitedBy: endIndex) ?? endIndex
        return index.samePosition(in: unicodeScalars) ?? utf16.index(before: index)
    }
}

extension Binding where Value == TextSelection? {
    /// The selection for the client: two offsets if the app has set it, and no offsets if the browser has reported it.
    /// The end comes first in an upstream selection.
    ///
    /// - Parameter affinity: That of the field, for selections without one of their own.
    func watch(in text: String, _ affinity: TextSelectionAffinity) -> String {
        guard let selection = wrappedValue, !selection.isReported, let offsets = selection.offsets(in: text) else {
            return "selection"
        }
        let isUpstream = (selection.affinity == .automatic ? affinity : selection.affinity) == .upstream
        let (start, end) = (offsets.lowerBound, offsets.upperBound)
        return isUpstream ? "selection \(end) \(start)" : "selection \(start) \(end)"
    }

    /// Takes a selection that the browser has reported.
    ///
    /// - Parameter affinity: That of the field, for an insertion point.
    func take(_ offsets: Range<Int>, in text: String, isBackward: Bool, _ affinity: TextSelectionAffinity) {
        let own: TextSelectionAffinity = offsets.isEmpty ? affinity : isBackward ? .upstream : .downstream
        let new = TextSelection(offsets, in: text, affinity: own)
        if wrappedValue != new { wrappedValue = new }
    }

    /// Moves the insertion point to the end of what has been typed; the browser reports the selection afterwards.
    func follow(from old: String, to new: String, _ affinity: TextSelectionAffinity) {
        guard old != new else { return }
        let same = zip(old.utf16.reversed(), new.utf16.reversed()).prefix { $0 == $1 }.count
        let end = new.utf16.count - same
        take(end..<end, in: new, isBackward: false, affinity)
    }
}

/// The direction of a selection or an insertion point in a text.
///
/// Unlike Apple's, it does not say on which side of a wrapped line an insertion point is: browsers do not tell.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    case automatic
    /// Towards the start of the text.
    case upstream
    /// Towards the end of the text.
    case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey { static var defaultValue: TextSelectionAffinity { .automatic } }

extension EnvironmentValues {
    /// The direction of selections that the app sets, and of insertion points.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets the direction of selections and insertion points in the fields of this view.
    ///
    /// The keys that extend a selection move the end to which it points: of an upstream one that the app has set, its
    /// start.
    public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}
