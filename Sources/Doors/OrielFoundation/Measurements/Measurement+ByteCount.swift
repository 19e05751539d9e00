public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// Writes amounts of data as numbers of bytes, such as "1.5 GB".
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        public var style: ByteCountFormatStyle.Style
        public var allowedUnits: ByteCountFormatStyle.Units
        public var spellsOutZero: Bool
        public var includesActualByteCount: Bool
        public var locale: Locale

        public init(
            style: ByteCountFormatStyle.Style,
            allowedUnits: ByteCountFormatStyle.Units = .all,
            spellsOutZero: Bool = true,
            includesActualByteCount: Bool = false,
            locale: Locale = .autoupdatingCurrent
        ) {
            self.style = style
            self.allowedUnits = allowedUnits
            self.spellsOutZero = spellsOutZero
            self.includesActualByteCount = includesActualByteCount
            self.locale = locale
        }

        /// Returns the amount as a text. Amounts outside of `Int64` are written as the nearest one inside.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String { bytes.format(value.byteCount) }

        var bytes: ByteCountFormatStyle {
            ByteCountFormatStyle(
                style: style,
                allowedUnits: allowedUnits,
                spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount,
                locale: locale
            )
        }

        /// A style for attributed strings with the same text.
        public var attributed: Measurement<UnitInformationStorage>.AttributedStyle.ByteCount {
            Measurement<UnitInformationStorage>.AttributedStyle.ByteCount(style: self)
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// A style for amounts of data as numbers of bytes.
    public static func byteCount(
        style: ByteCountFormatStyle.Style,
        allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style,
            allowedUnits: allowedUnits,
            spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount
        )
    }
}

extension Measurement where UnitType == UnitInformationStorage {
    /// The amount in bytes; the nearest one that is an `Int64`.
    var byteCount: Int64 {
        let bytes = converted(to: .bytes).value.rounded()
        return Int64(exactly: bytes) ?? (bytes.isNaN ? 0 : bytes < 0 ? .min : .max)
    }
}
