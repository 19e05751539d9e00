/// The `Contents.json` of an image set.
struct ImageSet: Decodable {
    struct Entry: Decodable {
        let traits: AssetTraits
        let filename: String?
        let scale: String?

        init(from decoder: any Decoder) throws {
            traits = try AssetTraits(from: decoder)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            filename = try container.decodeIfPresent(String.self, forKey: .filename)
            scale = try container.decodeIfPresent(String.self, forKey: .scale)
        }

        private enum CodingKeys: CodingKey {
            case filename, scale
        }
    }

    struct Properties: Decodable {
        let templateRenderingIntent: String?

        private enum CodingKeys: String, CodingKey {
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    let images: [Entry]
    let properties: Properties?
}
