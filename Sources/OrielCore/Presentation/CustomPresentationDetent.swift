public import Foundation

/// A height of a sheet that the app computes.
///
///     struct BarDetent: CustomPresentationDetent {
///         static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
///     }
///
///     extension PresentationDetent {
///         static let bar = Self.custom(BarDetent.self)
///     }
public protocol CustomPresentationDetent {
    /// Returns the height in points; nil if the sheet does not have it in this context.
    static func height(in context: Self.Context) -> CGFloat?

    typealias Context = PresentationDetent.Context
}

extension PresentationDetent {
    /// What a height depends on: the window and the environment of the sheet.
    @dynamicMemberLookup
    public struct Context {
        /// The largest height that a sheet can have: that of the window.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// An environment value, such as `context.dynamicTypeSize`.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// The height of a type of the app. Two are equal if their types are.
    struct CustomHeight: Hashable, @unchecked Sendable {
        private let type: ObjectIdentifier
        // Calls a static method; nothing is captured but the type.
        let points: (Context) -> CGFloat?

        init<D: CustomPresentationDetent>(_ type: D.Type) {
            self.type = ObjectIdentifier(type)
            points = { D.height(in: $0) }
        }

        static func == (a: Self, b: Self) -> Bool { a.type == b.type }

        func hash(into hasher: inout Hasher) { hasher.combine(type) }
    }
}
