import Foundation
import OrielFoundation
import Testing

struct NamesTests {
    @Test func `an error needs no arguments`() {
        let error = NSError()

        #expect(error.domain == "")
        #expect(error.code == 0)
    }

    @Test func `encodings are numbers`() {
        let encoding: UInt = NSUTF8StringEncoding

        #expect(String.Encoding(rawValue: encoding) == .utf8)
        #expect(String.Encoding(rawValue: NSUTF16StringEncoding as UInt) == .utf16)
        #expect(String.Encoding(rawValue: NSASCIIStringEncoding as UInt) == .ascii)
        #expect(String.Encoding(rawValue: NSISOLatin1StringEncoding as UInt) == .isoLatin1)
    }

    @Test func `writes atomically by the older name`() { #expect(Data.WritingOptions.atomicWrite == .atomic) }

    @Test func `counts seconds since 2001`() {
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date.now.timeIntervalSinceReferenceDate) < 60)
        #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
    }

    @Test func `attributes have Apple's names`() {
        #expect(NSAttributedString.Key.alternateDescription.rawValue == "NSAlternateDescription")
        #expect(NSAttributedString.Key.languageIdentifier.rawValue == "NSLanguage")
        #expect(NSAttributedString.Key.replacementIndex.rawValue == "NSReplacementIndex")
    }

    @Test func `carets are between composed characters`() {
        #expect(NSString.EnumerationOptions.byCaretPositions == .byComposedCharacterSequences)
    }

    @Test func `errors of compression have Apple's codes`() {
        #expect(CocoaError.compressionFailed.rawValue == 5376 && CocoaError.decompressionFailed.rawValue == 5377)
    }
}
