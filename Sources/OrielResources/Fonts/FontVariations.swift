/// The axes of a variable font that CSS selects by descriptors, and its named instances.
struct FontVariations {
    /// A style of a variable font with a name.
    struct Instance {
        let style: String
        let postScriptName: String?
        let weight: Double?
    }

    private(set) var weights: ClosedRange<Double>?
    /// In percent.
    private(set) var widths: ClosedRange<Double>?
    private(set) var instances: [Instance] = []

    /// - Parameter table: The table `fvar`.
    init(_ table: FontBytes, names: FontNames) throws(FontError) {
        let start = try table.number16(at: 4)
        let (axisCount, axisSize) = (try table.number16(at: 8), try table.number16(at: 10))
        let (instanceCount, instanceSize) = (try table.number16(at: 12), try table.number16(at: 14))
        guard axisCount <= 64, instanceCount <= 1024 else { throw FontError("it has too many axes or instances") }
        var weightAxis: Int?
        for index in 0..<axisCount {
            let axis = try table.slice(at: start + index * axisSize, count: 20)
            let (least, most) = (try axis.fixed(at: 4), try axis.fixed(at: 12))
            guard least <= most else { throw FontError("an axis of it has no values") }
            switch try axis.tag(at: 0) {
            case "wght":
                weights = max(1, min(least, 1000))...max(1, min(most, 1000))
                weightAxis = index
            case "wdth": widths = max(1, min(least, 1000))...max(1, min(most, 1000))
            default: break
            }
        }
        for index in 0..<instanceCount {
            let place = start + axisCount * axisSize + index * instanceSize
            let instance = try table.slice(at: place, count: instanceSize)
            guard let style = names[try instance.number16(at: 0)] else { continue }
            let end = 4 + axisCount * 4
            var postScriptName: String?
            if instanceSize >= end + 2 { postScriptName = names[try instance.number16(at: end)] }
            var weight: Double?
            if let weightAxis { weight = try instance.fixed(at: 4 + weightAxis * 4) }
            instances.append(Instance(style: style, postScriptName: postScriptName, weight: weight))
        }
    }
}
