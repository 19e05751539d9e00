/// Reads CSS easing functions.
enum EasingReader {
    /// Evaluates `linear(0,0.5 20%,1)` like a browser.
    static func value(of easing: String, at time: Double) -> Double {
        let list = easing.dropFirst("linear(".count).dropLast().split(separator: ",")
        let points = list.enumerated()
            .map { index, entry in
                let words = entry.split(separator: " ")
                let place = words.count > 1 ? Double(words[1].dropLast())! / 100 : (index == 0 ? 0 : 1)
                return (time: place, value: Double(words[0])!)
            }
        let next = points.firstIndex { $0.time >= time } ?? points.count - 1
        guard next > 0 else { return points[0].value }
        let (a, b) = (points[next - 1], points[next])
        return a.value + (b.value - a.value) * (time - a.time) / (b.time - a.time)
    }
}
