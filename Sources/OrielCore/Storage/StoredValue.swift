package import Foundation

/// A value as a browser stores it for `@AppStorage` and `@SceneStorage`.
///
/// Encoded as plain JSON where JSON has the type, so that a page's scripts and other tools can read it. Data, dates and
/// URLs, and the numbers that JSON lacks, are objects that name their type: `{"url": "https://example.com"}`, `{"number": "nan"}`.
package enum StoredValue: Sendable, Hashable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case url(URL)
    case data(Data)
    case date(Date)
}

extension StoredValue: Codable {
    private struct Typed: Codable {
        var url: String?
        var data: Data?
        var date: Double?
        var number: String?
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let int = try? container.decode(Int.self) {
            self = .int(int)
        } else if let double = try? container.decode(Double.self) {
            self = .double(double)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else {
            let typed = try container.decode(Typed.self)
            if let url = typed.url.flatMap(URL.init(string:)) {
                self = .url(url)
            } else if let data = typed.data {
                self = .data(data)
            } else if let date = typed.date {
                self = .date(Date(timeIntervalSince1970: date))
            } else if let number = typed.number.flatMap(Double.init) {
                self = .double(number)
            } else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription:
                        "A stored value must be a bool, number or string, or an object with url, data, date or number."
                )
            }
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .bool(let bool): try container.encode(bool)
        case .int(let int): try container.encode(int)
        case .double(let double) where double.isFinite: try container.encode(double)
        case .double(let double): try container.encode(Typed(number: double.description))
        case .string(let string): try container.encode(string)
        case .url(let url): try container.encode(Typed(url: url.absoluteString))
        case .data(let data): try container.encode(Typed(data: data))
        case .date(let date) where date.timeIntervalSince1970.isFinite:
            try container.encode(Typed(date: date.timeIntervalSince1970))
        // A date that is not finite is decoded as a number, so its property gets the default value.
        case .date(let date): try container.encode(Typed(number: date.timeIntervalSince1970.description))
        }
    }
}

/// A type that `@AppStorage` and `@SceneStorage` can store.
protocol Storable {
    init?(stored value: StoredValue)
    var storedValue: StoredValue { get }
}

extension Bool: Storable {
    init?(stored value: StoredValue) {
        switch value {
        case .bool(let bool): self = bool
        case .int(let int): self = int != 0
        default: return nil
        }
    }

    var storedValue: StoredValue { .bool(self) }
}

extension Int: Storable {
    init?(stored value: StoredValue) {
        switch value {
        case .int(let int): self = int
        case .double(let double):
            guard let int = Int(exactly: double) else { return nil }
            self = int
        case .bool(let bool): self = bool ? 1 : 0
        default: return nil
        }
    }

    var storedValue: StoredValue { .int(self) }
}

extension Double: Storable {
    init?(stored value: StoredValue) {
        switch value {
        case .double(let double): self = double
        // JSON does not distinguish 1 from 1.0.
        case .int(let int): self = Double(int)
        default: return nil
        }
    }

    var storedValue: StoredValue { .double(self) }
}

extension String: Storable {
    init?(stored value: StoredValue) {
        guard case .string(let string) = value else { return nil }
        self = string
    }

    var storedValue: StoredValue { .string(self) }
}

extension URL: Storable {
    init?(stored value: StoredValue) {
        switch value {
        case .url(let url): self = url
        case .string(let string):
            guard let url = URL(string: string) else { return nil }
            self = url
        default: return nil
        }
    }

    var storedValue: StoredValue { .url(self) }
}

extension Data: Storable {
    init?(stored value: StoredValue) {
        guard case .data(let data) = value else { return nil }
        self = data
    }

    var storedValue: StoredValue { .data(self) }
}

extension Date: Storable {
    init?(stored value: StoredValue) {
        guard case .date(let date) = value else { return nil }
        self = date
    }

    var storedValue: StoredValue { .date(self) }
}
