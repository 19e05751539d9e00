import Foundation
import MomentsModel
import Testing

@testable import MomentsMedia

@Suite struct PhotoAnswerTests {
    private let file = Data("RIFF\u{4}\0\0\0WEBPVP8 ".utf8)

    private var renditions: PhotoRenditions {
        PhotoRenditions(
            width: 96,
            height: 64,
            files: [.small: file, .medium: file + [1], .large: file + [1, 2]],
            preview: PhotoPreview(picture: file + [3], tones: Data(1...9))
        )
    }

    @Test func `renditions come out as they went in`() throws {
        let answer = try PhotoAnswer(PhotoAnswer(.success(renditions)).encoded())

        #expect(try answer?.result.get() == renditions)
    }

    @Test(arguments: [[], ["Landlock: Function not implemented", "seccomp: Invalid argument"]])
    func `missing protections come out as they went in`(missing: [String]) throws {
        let refusal = MediaError.tooLarge("It is large.")
        let results: [Result<PhotoRenditions, MediaError>] = [.success(renditions), .failure(refusal)]
        for result in results {
            let answer = try PhotoAnswer(PhotoAnswer(result, missing: missing).encoded())

            #expect(answer?.missing == missing)
        }
    }

    @Test func `an answer is read from its own start`() throws {
        let bytes = try Data("noise".utf8) + PhotoAnswer(.success(renditions)).encoded()

        #expect(try PhotoAnswer(bytes.dropFirst(5))?.result.get() == renditions)
    }

    @Test(arguments: [MediaError.damaged("It is torn.", detail: "page 3"), .tooLarge("It is large.")])
    func `a refusal comes out as it went in`(error: MediaError) throws {
        let answer = try PhotoAnswer(PhotoAnswer(.failure(error)).encoded())

        guard case .failure(let read) = answer?.result else { Issue.record("\(answer as Any)"); return }
        #expect(read.code == error.code && read.message == error.message && read.detail == error.detail)
    }

    @Test(arguments: [
        "", "\n", "{}", "{}\n", "hello\n", "[]\n", #"{"error":{"code":"angry","message":"No."}}"# + "\n",
        #"{"error":{"code":"damaged","message":"No."}}"# + "\nmore", #"{"width":1,"height":1,"files":{}}"# + "\n",
        #"{"width":1,"height":1,"files":{"small":-1,"medium":0,"large":1}}"# + "\nx",
        #"{"width":1,"height":1,"files":{"small":1,"medium":1,"large":1}}"# + "\nxyz",
        #"{"width":1,"height":1,"files":{"small":9223372036854775807,"medium":1,"large":1}}"# + "\nxyz",
        String(repeating: " ", count: 1 << 16) + #"{"error":{"code":"damaged","message":"No."}}"# + "\n",
    ])
    func `what is no answer is not taken for one`(text: String) {
        #expect(PhotoAnswer(Data(text.utf8)) == nil)
    }

    @Test(arguments: ["no WebP", "", "RIFF\u{4}\0\0\0WEBPVP8 " + String(repeating: "x", count: 512)])
    func `a preview that is none is no answer`(preview: String) throws {
        var renditions = renditions
        renditions.preview.picture = Data(preview.utf8)

        #expect(try PhotoAnswer(PhotoAnswer(.success(renditions)).encoded()) == nil)
    }

    @Test func `an answer without nine bytes of tones is none`() throws {
        var renditions = renditions
        renditions.preview.tones = Data(1...8)

        #expect(try PhotoAnswer(PhotoAnswer(.success(renditions)).encoded()) == nil)
    }

    @Test(arguments: [(0, 64), (96, 2049), (-1, 64)])
    func `a size that no picture has is no answer`(width: Int, height: Int) throws {
        var renditions = renditions
        (renditions.width, renditions.height) = (width, height)

        #expect(try PhotoAnswer(PhotoAnswer(.success(renditions)).encoded()) == nil)
    }

    @Test func `an answer that is cut off or goes on is none`() throws {
        let bytes = try PhotoAnswer(.success(renditions)).encoded()

        for count in 0..<bytes.count { #expect(PhotoAnswer(bytes.prefix(count)) == nil) }
        #expect(PhotoAnswer(bytes + [0]) == nil)
    }
}
