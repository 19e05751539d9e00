import ListKit
import MomentsRepositories
import SwiftUI

extension RepoError {
    /// The error's text for a photo that was not uploaded.
    public var uploadText: Text {
        guard reason == "STORAGE_FULL" else { return text }
        return Text("Your photos have used up your space. Delete some moments with photos, or ask an admin for more.")
    }
}
