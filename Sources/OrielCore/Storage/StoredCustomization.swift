public import Foundation

/// What a user has changed of a table or a tab view: stored as text, which is JSON.
protocol StoredCustomization: Storable, Codable {}

extension StoredCustomization {
    init?(stored value: StoredValue) {
        guard case .string(let text) = value,
            case .success(let decoded) = Result(catching: {
                try JSONDecoder().decode(Self.self, from: Data(text.utf8))
            })
        else { return nil }
        self = decoded
    }

    var storedValue: StoredValue {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Names, booleans and finite numbers can always be encoded.
        let data = (try? encoder.encode(self)) ?? Data("{}".utf8)
        return .string(String(decoding: data, as: UTF8.self))
    }
}

extension TableColumnCustomization: StoredCustomization {}
extension TabViewCustomization: StoredCustomization {}

extension SceneStorage {
    /// Stores how the user has arranged the columns of a table.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(),
        _ key: String
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }

    /// Stores how the user has arranged tabs.
    public init(
        wrappedValue: Value = TabViewCustomization(),
        _ key: String
    ) where Value == TabViewCustomization {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension AppStorage {
    /// Stores how the user has arranged the columns of a table.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(),
        _ key: String,
        store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }

    /// Stores how the user has arranged tabs.
    public init(
        wrappedValue: Value = TabViewCustomization(),
        _ key: String,
        store: UserDefaults? = nil
    ) where Value == TabViewCustomization {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}
