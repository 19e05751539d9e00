import AuthenticationServices
import MessageUI
import Network
import PDFKit
import Photos
import Security
import SwiftUI

func connect() {
    _ = NWConnection(host: "example.org", port: 80, using: .tcp)  // error: The server's sockets are those of swift-nio
    _ = try? NWListener(using: .tcp, on: 8080)  // error: The server's sockets are those of swift-nio: listen with its
    _ = NWPathMonitor(requiredInterfaceType: .wifi)  // error: Browsers do not tell which networks they use. Use
}

struct SignIn: View {
    var body: some View {
        SignInWithAppleButton(.signIn) { request in  // error: Apple's sheet is not on the web
            request.requestedScopes = [.fullName, .email]
        } onCompletion: { _ in
        }
    }
}

@MainActor func signIn(at url: URL) {
    let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "a") { _, _ in }  // error: Another site leads
    session.start()
    _ = ASAuthorizationAppleIDProvider().createRequest()  // error: A page does not know a device's Apple account
    let passkeys: ASAuthorizationPlatformPublicKeyCredentialProvider?  // error: Pages of Oriel cannot use passkeys
    passkeys = nil
}

@MainActor func send(_ mail: MFMailComposeViewController, _ data: Data) {
    mail.addAttachmentData(data, mimeType: "text/plain", fileName: "a.txt")  // error: A link to a mail program carries
}

@MainActor func send(_ message: MFMessageComposeViewController) {
    message.subject = "Hello"  // error: A link to the messages program carries no subject
}

@MainActor func read(_ document: PDFDocument, in view: PDFView) {
    _ = document.outlineRoot  // error: Outlines of PDF files are not read
    document.outlineRoot = nil  // error: Outlines of PDF files are not read
    view.scaleFactor = 2  // error: Pages are as wide as the view, and users zoom by the browser.
    view.currentSelection = nil  // error: Pages are shown as pictures
    view.goToNextPage(nil)  // error: The browser scrolls the pages
}

func choosePhotos() async {
    _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite)  // error: Pages see the photos that users choose:
    _ = PHAsset.fetchAssets(with: nil)  // error: Pages see the photos that users choose
}

func savePhoto(_ image: UIImage) async throws {
    try await PHPhotoLibrary.shared().performChanges {  // error: Pages cannot save to a photo library
        PHAssetChangeRequest.creationRequestForAsset(from: image)  // error: Pages cannot save to a photo library
    }
}

func showPhoto(_ asset: PHAsset) {  // error: Pages see the photos that users choose
    let manager = PHImageManager.default()  // error: Pages see the photos that users choose
    manager.requestImage(for: asset, targetSize: .zero, contentMode: .aspectFill, options: nil) { _, _ in }
}

func keepToken(_ token: Data) {
    let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,  // error: A server has no keychain
        kSecValueData as String: token,  // error: A server has no keychain
    ]
    _ = SecItemAdd(query as CFDictionary, nil)  // error: A server has no keychain: keep secrets in its store; sign
}

func readToken() -> Data? {
    let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,  // error: A server has no keychain
        kSecAttrAccount as String: "token",  // error: A server has no keychain
        kSecReturnData as String: kCFBooleanTrue!,  // error: A server has no keychain
        kSecMatchLimit as String: kSecMatchLimitOne,  // error: A server has no keychain
    ]
    var item: CFTypeRef?  // error: A server has no keychain
    let status: OSStatus = SecItemCopyMatching(query as CFDictionary, &item)  // error: A server has no keychain
    if status == errSecItemNotFound { return nil }  // error: A server has no keychain
    if status != errSecSuccess { print(SecCopyErrorMessageString(status, nil) ?? "") }  // error: A server has no
    return item as? Data
}
