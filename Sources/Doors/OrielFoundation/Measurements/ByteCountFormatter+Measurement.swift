public import Foundation

extension ByteCountFormatter {
    /// Returns an amount of data as a text.
    public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
        string(fromByteCount: measurement.byteCount)
    }

    /// Returns an amount of data as a text.
    public static func string(
        from measurement: Measurement<UnitInformationStorage>,
        countStyle: ByteCountFormatter.CountStyle
    ) -> String {
        string(fromByteCount: measurement.byteCount, countStyle: countStyle)
    }
}
