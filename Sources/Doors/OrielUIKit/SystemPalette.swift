/// The system colours, which adapt to light and dark appearance and to increased contrast.
///
/// `UIColor.systemRed` and SwiftUI's `Color.red` share this table.
package enum SystemPalette: UInt8, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    case separator, opaqueSeparator
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

    /// Returns the colour as 0xRRGGBBAA in sRGB, with the values of iOS.
    package func rgba(isDark: Bool, increasedContrast: Bool = false) -> UInt32 {
        let values = increasedContrast ? contrasted ?? standard : standard
        return isDark ? values.dark : values.light
    }

    private typealias Values = (light: UInt32, dark: UInt32)

    private var standard: Values {
        switch self {
        case .red: (0xFF3B_30FF, 0xFF45_3AFF)
        case .orange: (0xFF95_00FF, 0xFF9F_0AFF)
        case .yellow: (0xFFCC_00FF, 0xFFD6_0AFF)
        case .green: (0x34C7_59FF, 0x30D1_58FF)
        case .mint: (0x00C7_BEFF, 0x63E6_E2FF)
        case .teal: (0x30B0_C7FF, 0x40C8_E0FF)
        case .cyan: (0x32AD_E6FF, 0x64D2_FFFF)
        case .blue: (0x007A_FFFF, 0x0A84_FFFF)
        case .indigo: (0x5856_D6FF, 0x5E5C_E6FF)
        case .purple: (0xAF52_DEFF, 0xBF5A_F2FF)
        case .pink: (0xFF2D_55FF, 0xFF37_5FFF)
        case .brown: (0xA284_5EFF, 0xAC8E_68FF)
        case .gray: (0x8E8E_93FF, 0x8E8E_93FF)
        case .gray2: (0xAEAE_B2FF, 0x6363_66FF)
        case .gray3: (0xC7C7_CCFF, 0x4848_4AFF)
        case .gray4: (0xD1D1_D6FF, 0x3A3A_3CFF)
        case .gray5: (0xE5E5_EAFF, 0x2C2C_2EFF)
        case .gray6: (0xF2F2_F7FF, 0x1C1C_1EFF)
        case .label: (0x0000_00FF, 0xFFFF_FFFF)
        case .secondaryLabel: (0x3C3C_4399, 0xEBEB_F599)
        case .tertiaryLabel, .placeholderText: (0x3C3C_434D, 0xEBEB_F54D)
        case .quaternaryLabel: (0x3C3C_432E, 0xEBEB_F529)
        case .link: (0x007A_FFFF, 0x0984_FFFF)
        case .separator: (0x3C3C_434A, 0x5454_5899)
        case .opaqueSeparator: (0xC6C6_C8FF, 0x3838_3AFF)
        case .fill: (0x7878_8033, 0x7878_805C)
        case .secondaryFill: (0x7878_8029, 0x7878_8052)
        case .tertiaryFill: (0x7676_801F, 0x7676_803D)
        case .quaternaryFill: (0x7474_8014, 0x7676_802E)
        case .background: (0xFFFF_FFFF, 0x0000_00FF)
        case .secondaryBackground: (0xF2F2_F7FF, 0x1C1C_1EFF)
        case .tertiaryBackground: (0xFFFF_FFFF, 0x2C2C_2EFF)
        case .groupedBackground: (0xF2F2_F7FF, 0x0000_00FF)
        case .secondaryGroupedBackground: (0xFFFF_FFFF, 0x1C1C_1EFF)
        case .tertiaryGroupedBackground: (0xF2F2_F7FF, 0x2C2C_2EFF)
        }
    }

    private var contrasted: Values? {
        switch self {
        case .red: (0xD700_15FF, 0xFF69_61FF)
        case .orange: (0xC934_00FF, 0xFFB3_40FF)
        case .yellow: (0xB250_00FF, 0xFFD4_26FF)
        case .green: (0x248A_3DFF, 0x30DB_5BFF)
        case .mint: (0x0C81_7BFF, 0x66D4_CFFF)
        case .teal: (0x0082_99FF, 0x5DE6_FFFF)
        case .cyan: (0x0071_A4FF, 0x70D7_FFFF)
        case .blue: (0x0040_DDFF, 0x409C_FFFF)
        case .indigo: (0x3634_A3FF, 0x7D7A_FFFF)
        case .purple: (0x8944_ABFF, 0xDA8F_FFFF)
        case .pink: (0xD30F_45FF, 0xFF64_82FF)
        case .brown: (0x7F65_45FF, 0xB594_69FF)
        case .gray: (0x6C6C_70FF, 0xAEAE_B2FF)
        default: nil
        }
    }
}
