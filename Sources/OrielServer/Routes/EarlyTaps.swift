internal import Crypto
internal import Foundation

/// The only script inside a page: it keeps taps on buttons until the client runs, which repeats them.
///
/// Links, fields and similar controls work without the client until then, and the client reports their changes.
enum EarlyTaps {
    /// The client reads `document.orielTaps`.
    static let script = """
        (()=>{const taps=document.orielTaps=[];\
        taps.listener=event=>{const{target}=event;\
        if(taps.length<8&&target.closest("button,[data-e]")&&!target.closest("a[href],input,select,textarea,label,summary"))taps.push(event)};\
        document.addEventListener("click",taps.listener,true)})()
        """

    /// The script's hash, as a source in a content security policy.
    static let source = "'sha256-\(Data(SHA256.hash(data: Data(script.utf8))).base64EncodedString())'"
}
