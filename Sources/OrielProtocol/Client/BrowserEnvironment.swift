/// A browser's window and the settings of its user.
package struct BrowserEnvironment: Equatable, Sendable {
    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let dark = Flags(rawValue: 1)
        package static let reducedMotion = Flags(rawValue: 2)
        package static let moreContrast = Flags(rawValue: 4)
        package static let coarsePointer = Flags(rawValue: 8)
        package static let reducedTransparency = Flags(rawValue: 16)
        package static let rightToLeft = Flags(rawValue: 32)
        package static let pageHidden = Flags(rawValue: 64)

        static let all: Flags = [
            .dark, .reducedMotion, .moreContrast, .coarsePointer, .reducedTransparency, .rightToLeft, .pageHidden,
        ]
    }

    /// In CSS pixels.
    package var width: UInt32
    /// In CSS pixels.
    package var height: UInt32
    package var flags: Flags
    /// In sixteenths of a CSS pixel: 256 is the usual 16 px.
    package var rootFontSize: UInt32
    /// A language tag, such as `zh-Hans`; empty if the browser has sent none.
    package var language: String
    /// A name of the time zone database, such as `Asia/Shanghai`; empty if the browser has sent none.
    package var timeZone: String

    package init(
        width: UInt32,
        height: UInt32,
        flags: Flags = [],
        rootFontSize: UInt32 = 256,
        language: String = "en",
        timeZone: String = "UTC"
    ) {
        self.width = width
        self.height = height
        self.flags = flags
        self.rootFontSize = rootFontSize
        self.language = language
        self.timeZone = timeZone
    }
}

extension BrowserEnvironment {
    init(from reader: inout ByteReader) throws(FrameError) {
        let width = min(try reader.integer(), ClientBounds.windowLength)
        let height = min(try reader.integer(), ClientBounds.windowLength)
        let flags = Flags(rawValue: try reader.byte())
        guard Flags.all.isSuperset(of: flags) else { throw .invalidValue(flags.rawValue) }
        let fontSizes = ClientBounds.rootFontSize
        self.init(
            width: width,
            height: height,
            flags: flags,
            rootFontSize: min(max(try reader.integer(), fontSizes.lowerBound), fontSizes.upperBound),
            language: LocaleNames.language(try reader.string()) ?? "",
            timeZone: LocaleNames.timeZone(try reader.string()) ?? ""
        )
    }

    package func write(to writer: inout ByteWriter) {
        writer.integer(width)
        writer.integer(height)
        writer.byte(flags.rawValue)
        writer.integer(rootFontSize)
        writer.string(language)
        writer.string(timeZone)
    }
}
