import OrielCore

extension SymbolMotion {
    /// Adds the attribute and the style that the rules for `data-effect` need.
    func describe(in markup: inout Markup) {
        markup[.dataEffect] = path.rawValue
        let time = number(duration) + "s"
        switch path {
        case .swell, .turn: markup.style[.effect] = "\(keyframes) \(time) \(repetitions)"
        // One repetition moves to both sides twice.
        case .wiggle:
            markup.style[.effect] = "\(keyframes) \(number(duration / 2))s \(count.map { "\($0 * 2)" } ?? "infinite")"
        case .pose, .replace: markup.style[.effect] = time
        }
        markup.style[.pose] = pose(1)
        if path == .wiggle { markup.style[.oppositePose] = pose(-1) }
        if opacity != 1 { markup.style[.pale] = number(opacity) }
    }

    private var repetitions: String { count.map(String.init) ?? "infinite" }

    /// Each animation exists under two names: another name restarts the animation.
    private var keyframes: String { (path == .turn ? "symbol-turn" : "symbol-swell") + (run == 2 ? "-again" : "") }

    private func pose(_ side: Double) -> String? {
        var functions: [String] = []
        if x != 0 || y != 0 { functions.append("translate(\(number(x * side))em,\(number(y * side))em)") }
        if degrees != 0 { functions.append("rotate(\(number(degrees * side))deg)") }
        if scale != 1 { functions.append("scale(\(number(scale)))") }
        return functions.isEmpty ? nil : functions.joined(separator: " ")
    }
}
