public import Foundation
internal import OrielUIKit
internal import Synchronization

/// Speaks texts with the voices of the browser, one after another.
///
/// A browser refuses to speak before the user's first tap on the page.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    // Unchecked: the lock protects the state; the delegate is called on the main actor.
    private struct State {
        var waiting = 0
        var isPaused = false
        weak var page: PageDevice?
    }

    private let state = Mutex(State())
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?

    public override init() { super.init() }

    deinit { if state.withLock({ $0.waiting }) > 0 { send("cancel") } }

    /// Whether a text is spoken or waits.
    open var isSpeaking: Bool { state.withLock { $0.waiting > 0 } }
    open var isPaused: Bool { state.withLock { $0.isPaused } }

    /// Speaks a text after those that wait.
    open func speak(_ utterance: AVSpeechUtterance) {
        guard let page = PageDevice.current else { return }
        state.withLock { state in
            state.waiting += 1
            state.page = page
        }
        let wish = Speech(
            text: utterance.speechString,
            language: utterance.voice?.language,
            // Apple's normal rate is 0.5, that of browsers 1.
            rate: min(max(utterance.rate / AVSpeechUtteranceDefaultSpeechRate, 0.1), 10),
            pitch: min(max(utterance.pitchMultiplier, 0), 2),
            volume: min(max(utterance.volume, 0), 1)
        )
        Task { @MainActor [weak self] in
            if let self { self.delegate?.speechSynthesizer(self, didStart: utterance) }
            let json = await page.ask(PageDevice.Question(.sound, Argument(speech: wish)))
            guard let self else { return }
            let answer = json.flatMap { try? JSONDecoder().decode(SoundOutput.Answer.self, from: Data($0.utf8)) }
            self.state.withLock { $0.waiting = max(0, $0.waiting - 1) }
            if answer?.word == "ended" {
                self.delegate?.speechSynthesizer(self, didFinish: utterance)
            } else {
                self.delegate?.speechSynthesizer(self, didCancel: utterance)
            }
        }
    }

    /// Stops all texts at once, whatever the boundary.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        state.withLock { $0.isPaused = false }
        return act("cancel")
    }

    /// Pauses at once, whatever the boundary.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        state.withLock { $0.isPaused = $0.waiting > 0 }
        return act("pause")
    }

    @discardableResult open func continueSpeaking() -> Bool {
        state.withLock { $0.isPaused = false }
        return act("resume")
    }

    private func act(_ action: String) -> Bool {
        guard isSpeaking else { return false }
        send(action)
        return true
    }

    private func send(_ action: String) {
        guard let page = state.withLock({ $0.page }) else { return }
        let question = PageDevice.Question(.sound, Argument(speech: Speech(action: action)))
        Task { @MainActor in _ = await page.ask(question) }
    }

    private struct Argument: Encodable { var speech: Speech }

    private struct Speech: Encodable {
        var action: String?
        var text: String?
        var language: String?
        var rate: Float?
        var pitch: Float?
        var volume: Float?
    }
}

/// Learns when texts are spoken.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
    /// Called when a text is passed to the browser, which speaks it after those before it.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Called if a text was stopped, or refused by the browser.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

/// A text to speak, and how.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    // Unchecked: it is not changed after it has been passed to a synthesizer.
    public let speechString: String
    /// From 0 to 1; 0.5 is normal.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// From 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// From 0 to 1.
    open var volume: Float = 1
    /// Nil for the voice of the browser's language.
    open var voice: AVSpeechSynthesisVoice?
    /// Has no effect: texts follow each other at once.
    open var preUtteranceDelay: TimeInterval = 0
    /// Has no effect: texts follow each other at once.
    open var postUtteranceDelay: TimeInterval = 0

    public init(string: String) { speechString = string }
}

/// A voice of a language.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
    public let language: String

    public init?(language languageCode: String?) { language = languageCode ?? Self.currentLanguageCode() }

    public class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }

    /// Empty: the server does not know the voices of the browser. Choose one by its language.
    public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
    case immediate, word
}

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
