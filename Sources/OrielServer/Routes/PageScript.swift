internal import Crypto
internal import Foundation

/// The only script inside a page. It runs before the client.
///
/// It keeps taps on buttons until the client runs, which repeats them. Links, fields and similar controls work without the client until then,
/// and the client reports their changes.
///
/// It stores the width of the window in a cookie, so that the browser's next page is rendered for it; see ``BrowserHints``.
enum PageScript {
    /// The client reads `document.orielTaps`.
    ///
    /// While a page loads, the window of a phone can seem wider than its screen. Requests from links on other sites do not carry the cookie,
    /// because the answers to such requests with a cookie are not compressed.
    static let script = """
        (()=>{const taps=document.orielTaps=[];\
        taps.listener=event=>{const{target}=event;\
        if(taps.length<8&&target.closest("button,[data-e]")&&!target.closest("a[href],input,select,textarea,label,summary"))taps.push(event)};\
        document.addEventListener("click",taps.listener,true);\
        document.cookie="\(BrowserHints.cookie)="+Math.min(innerWidth,screen.width)+";path=/;max-age=31536000;samesite=strict"})()
        """

    /// The script's hash, as a source in a content security policy.
    static let source = "'sha256-\(Data(SHA256.hash(data: Data(script.utf8))).base64EncodedString())'"
}
