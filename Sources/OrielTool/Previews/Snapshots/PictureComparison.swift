internal import Foundation

/// Compares pictures in a page of the browser, which can read and draw them.
struct PictureComparison {
    struct Difference: Equatable {
        /// The number of pixels that differ.
        var pixels: Int
        /// The old picture, the new one, and the new one with the differences in red, beside each other.
        var picture: Data
    }

    private let page: Chromium.Page

    init(_ browser: Chromium) throws { page = try Chromium.Page(browser) }

    /// - Returns: Nil if no colour of any pixel differs by more than 24 of 255.
    /// - Throws: `ToolError` if one of them is no picture.
    func difference(_ old: Data, _ new: Data) throws -> Difference? {
        let pictures = [old, new].map { "\"\($0.base64EncodedString())\"" }.joined(separator: ", ")
        guard let answer = try page.evaluate("(\(Self.script))(\(pictures))"), !(answer is NSNull) else { return nil }
        guard let found = answer as? Chromium.Fields, let pixels = found["pixels"] as? Int,
            let text = found["picture"] as? String, let picture = Data(base64Encoded: text)
        else { throw ToolError("the browser has not compared the pictures") }
        return Difference(pixels: pixels, picture: picture)
    }

    /// Edges of letters may differ a little where processors differ: up to 24 of 255 in a colour count as equal.
    private static let script = """
        async (...texts) => {
            const bytes = texts.map((text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
            const images = await Promise.all(bytes.map((part) => createImageBitmap(new Blob([part], { type: 'image/png' }))));
            const [width, height] = ['width', 'height'].map((side) => Math.max(...images.map((image) => image[side])));
            const canvas = new OffscreenCanvas(width * 3 + 40, height);
            const context = canvas.getContext('2d', { willReadFrequently: true });
            context.fillStyle = '#888';
            context.fillRect(0, 0, canvas.width, height);
            const [old, fresh] = images.map((image, index) => {
                const x = index * (width + 20);
                context.clearRect(x, 0, width, height);
                context.drawImage(image, x, 0);
                return context.getImageData(x, 0, width, height);
            });
            const marked = context.createImageData(width, height);
            let pixels = 0;
            for (let index = 0; index < fresh.data.length; index += 4) {
                const differs = [0, 1, 2, 3].some((part) => Math.abs(old.data[index + part] - fresh.data[index + part]) > 24);
                pixels += differs;
                // What is equal is pale, so that the red is seen.
                const pale = (part) => 255 - (255 - fresh.data[index + part]) / 4;
                marked.data.set(differs ? [255, 0, 60, 255] : [pale(0), pale(1), pale(2), 255], index);
            }
            const isSame = images[0].width === images[1].width && images[0].height === images[1].height;
            if (!pixels && isSame) return null;
            context.putImageData(marked, 2 * (width + 20), 0);
            const png = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
            let text = '';
            for (let index = 0; index < png.length; index += 8192) text += String.fromCharCode(...png.subarray(index, index + 8192));
            return { pixels, picture: btoa(text) };
        }
        """
}
