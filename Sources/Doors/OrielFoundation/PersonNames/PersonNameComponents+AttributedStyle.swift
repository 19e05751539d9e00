public import Foundation

extension PersonNameComponents {
    /// Writes names as attributed strings, whose runs say which part of the name they are.
    ///
    ///     let text = name.formatted(.name(style: .long).attributed)
    ///     let family = text.runs.first { $0.personNameComponent == .familyName }
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        var style: PersonNameComponents.FormatStyle

        public func format(_ value: PersonNameComponents) -> AttributedString {
            var text = AttributedString()
            for piece in PersonNameText(name: value, locale: style.locale).pieces(style.style) {
                var run = AttributedString(piece.text)
                run[AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.self] = component(of: piece.part)
                text.append(run)
            }
            return text
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }

        private typealias Component = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component

        private func component(of part: PersonNameText.Part?) -> Component {
            let components: [(part: PersonNameText.Part, component: Component)] = [
                (\.namePrefix, .namePrefix), (\.givenName, .givenName), (\.middleName, .middleName),
                (\.familyName, .familyName), (\.nameSuffix, .nameSuffix), (\.nickname, .nickname),
            ]
            return components.first { $0.part == part }?.component ?? .delimiter
        }
    }
}
