/// The skin tone of a person in a picture, from Unicode's modifiers U+1F3FB to U+1F3FF.
public enum SkinTone: UInt32, CaseIterable, Sendable {
    case light = 0x1F3FB
    case mediumLight
    case medium
    case mediumDark
    case dark
}
