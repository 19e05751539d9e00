/// A change of a part of a text, used if it is shorter than the whole text.
package struct TextSplice {
    /// In UTF-16 units.
    package let offset: Int
    /// The number of UTF-16 units removed.
    package let count: Int
    package let text: String

    /// Finds the part in which two texts differ; nil if sending the whole new text is as good.
    package init?(from old: String, to new: String) {
        let (a, b) = (Array(old.utf16), Array(new.utf16))
        var start = 0
        while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
        var (aEnd, bEnd) = (a.count, b.count)
        while aEnd > start, bEnd > start, a[aEnd - 1] == b[bEnd - 1] {
            aEnd -= 1
            bEnd -= 1
        }
        // A splice must not split a surrogate pair.
        if start > 0, UTF16.isLeadSurrogate(a[start - 1]) { start -= 1 }
        if aEnd < a.count, bEnd < b.count, UTF16.isTrailSurrogate(a[aEnd]) {
            aEnd += 1
            bEnd += 1
        }
        guard b.count > 16, (bEnd - start) * 2 < b.count else { return nil }
        offset = start
        count = aEnd - start
        text = String(decoding: b[start..<bEnd], as: UTF16.self)
    }
}
