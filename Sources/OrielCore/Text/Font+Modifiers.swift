public import Foundation

extension Font {
    public func bold() -> Font { weight(.bold) }

    /// Returns the font in bold or, if `isActive` is false, in its own weight.
    public func bold(_ isActive: Bool) -> Font {
        changed { $0.weight = isActive ? .bold : nil }
    }

    public func italic() -> Font { italic(true) }

    public func italic(_ isActive: Bool) -> Font {
        changed { $0.isItalic = isActive }
    }

    public func weight(_ weight: Weight) -> Font {
        changed { $0.weight = weight }
    }

    /// Returns the font with all characters of the same width.
    public func monospaced() -> Font { monospaced(true) }

    public func monospaced(_ isActive: Bool) -> Font {
        changed { $0.isMonospaced = isActive }
    }

    /// Returns the font with all digits of the same width, so that changing numbers do not move.
    public func monospacedDigit() -> Font {
        changed { $0.hasMonospacedDigits = true }
    }

    /// Returns the font with all letters as small capitals.
    public func smallCaps() -> Font {
        changed { ($0.hasLowercaseSmallCaps, $0.hasUppercaseSmallCaps) = (true, true) }
    }

    public func lowercaseSmallCaps() -> Font {
        changed { $0.hasLowercaseSmallCaps = true }
    }

    public func uppercaseSmallCaps() -> Font {
        changed { $0.hasUppercaseSmallCaps = true }
    }

    /// Returns the font with the given line spacing.
    public func leading(_ leading: Leading) -> Font {
        changed { $0.leading = leading }
    }

    public func width(_ width: Width) -> Font {
        changed { $0.width = width }
    }

    /// Returns the font scaled by `factor`.
    public func scaled(by factor: CGFloat) -> Font {
        changed { $0.scale *= factor }
    }

    /// Returns the font at a text size that does not follow the user's.
    func at(_ size: DynamicTypeSize) -> Font {
        changed { $0.typeSize = size }
    }

    private func changed(_ change: (inout FontDescription) -> Void) -> Font {
        var description = details
        change(&description)
        return Font(description)
    }
}
