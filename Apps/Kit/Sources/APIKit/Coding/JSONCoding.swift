import Foundation

/// JSON coders for values of the API: dates are Unix seconds as digits.
public enum JSONCoding {
    /// Returns a decoder for the API's responses.
    public static func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let seconds = Int64(text) else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "'\(text)' is not a number of Unix seconds"
                )
            }
            return Date(timeIntervalSince1970: TimeInterval(seconds))
        }
        return decoder
    }

    /// Returns an encoder in the format of the API, with sorted keys, so that equal values give equal bytes.
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
