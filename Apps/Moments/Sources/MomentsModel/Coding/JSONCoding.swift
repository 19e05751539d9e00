public import Foundation

/// How values are read from the API and written to it: dates are Unix seconds as digits.
public enum JSONCoding {
    /// Reads what the API writes.
    public static func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let seconds = Int64(text) else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "'\(text)' are no Unix seconds"
                )
            }
            return Date(timeIntervalSince1970: TimeInterval(seconds))
        }
        return decoder
    }

    /// Writes as the API does, with keys in order, so that equal values are equal bytes.
    public static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(String(Int64(date.timeIntervalSince1970.rounded(.down))))
        }
        return encoder
    }
}
