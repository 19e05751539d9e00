import Foundation

/// The declaration of a type.
struct TypeDeclaration: Sendable {
    let identifier: String
    let supertypes: [String]
    /// The filename extensions, the preferred one first.
    let extensions: [String]
    let mediaTypes: [String]
    let name: String?
}

/// The table of declared types.
enum TypeTable {
    static let all: [TypeDeclaration] = lines.split(separator: "\n").map(declaration)

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    private static let byTag: [UTTagClass: [String: [String]]] = {
        var tags: [UTTagClass: [String: [String]]] = [.filenameExtension: [:], .mimeType: [:]]
        for type in all {
            for tag in type.extensions { tags[.filenameExtension]?[tag, default: []].append(type.identifier) }
            for tag in type.mediaTypes { tags[.mimeType]?[tag, default: []].append(type.identifier) }
        }
        return tags
    }()

    static func declaration(of identifier: String) -> TypeDeclaration? { byIdentifier[identifier] }

    static func identifiers(of tag: String, in tagClass: UTTagClass) -> [String] { byTag[tagClass]?[tag] ?? [] }

    private static func declaration(_ line: Substring) -> TypeDeclaration {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false)
        func words(_ index: Int) -> [String] { fields[index].split(separator: " ").map(String.init) }
        let name = fields[4].trimmingCharacters(in: .whitespaces)
        return TypeDeclaration(
            identifier: words(0)[0],
            supertypes: words(1),
            extensions: words(2),
            mediaTypes: words(3),
            name: name.isEmpty ? nil : name
        )
    }

    /// One type per line: identifier, supertypes, extensions, media types, name.
    private static let lines = """
        public.item|||| item
        public.content|||| content
        public.composite-content|public.content|||
        public.data|public.item||| data
        public.directory|public.item||| directory
        public.folder|public.directory||| folder
        com.apple.package|public.directory||| package
        com.apple.bundle|public.directory||| bundle
        com.apple.resolvable||||
        public.symlink|public.item com.apple.resolvable||| symbolic link
        public.executable|public.item||| executable
        public.disk-image|public.item public.archive| iso img dmg|application/x-iso9660-image| disk image
        public.url|public.data||text/uri-list| URL
        public.file-url|public.url||| file URL
        public.text|public.data public.content||| text
        public.plain-text|public.text| txt text|text/plain| plain text
        public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8| UTF-8 text
        public.utf16-plain-text|public.plain-text||text/plain;charset=utf-16| UTF-16 text
        public.delimited-values-text|public.text||| delimited text
        public.comma-separated-values-text|public.delimited-values-text| csv|text/csv text/comma-separated-values| CSV document
        public.tab-separated-values-text|public.delimited-values-text| tsv|text/tab-separated-values| TSV document
        public.log|public.plain-text| log|| log
        public.rtf|public.text| rtf|text/rtf application/rtf| RTF document
        com.apple.rtfd|com.apple.package public.composite-content| rtfd|| RTF document with attachments
        public.html|public.text| html htm shtml|text/html| HTML document
        public.xml|public.text| xml|application/xml text/xml| XML document
        public.xhtml|public.xml| xhtml xht|application/xhtml+xml| XHTML document
        public.yaml|public.text| yml yaml|application/x-yaml application/yaml text/yaml| YAML document
        public.css|public.text| css|text/css| style sheet
        public.json|public.text| json|application/json| JSON document
        public.geojson|public.json| geojson|application/geo+json| GeoJSON document
        net.daringfireball.markdown|public.plain-text| md markdown|text/markdown| Markdown document
        public.source-code|public.plain-text||| source code
        public.swift-source|public.source-code| swift|text/x-swift| Swift source
        public.c-source|public.source-code| c|text/x-c| C source
        public.c-header|public.source-code| h|| C header
        public.c-plus-plus-source|public.source-code| cpp cc cxx|| C++ source
        public.c-plus-plus-header|public.source-code| hpp hh hxx|| C++ header
        public.objective-c-source|public.source-code| m|| Objective-C source
        public.objective-c-plus-plus-source|public.source-code| mm|| Objective-C++ source
        public.assembly-source|public.source-code| s|| assembly source
        public.script|public.source-code||| script
        public.shell-script|public.script| sh command|application/x-sh| shell script
        public.python-script|public.script| py|text/x-python-script| Python script
        public.ruby-script|public.script| rb|text/x-ruby-script| Ruby script
        public.perl-script|public.script| pl pm|text/x-perl-script| Perl script
        public.php-script|public.script| php|text/php application/php| PHP script
        com.netscape.javascript-source|public.source-code public.executable| js mjs|text/javascript application/javascript| JavaScript
        com.apple.property-list|public.data| plist|| property list
        com.apple.xml-property-list|com.apple.property-list public.xml||| XML property list
        com.apple.binary-property-list|com.apple.property-list||| binary property list
        com.adobe.pdf|public.data public.composite-content| pdf|application/pdf| PDF document
        org.idpf.epub-container|public.data public.composite-content| epub|application/epub+zip| EPUB document
        com.apple.webarchive|public.data public.composite-content| webarchive|application/x-webarchive| web archive
        public.image|public.data public.content||| image
        public.jpeg|public.image| jpeg jpg jpe|image/jpeg image/jpg| JPEG image
        public.png|public.image| png|image/png| PNG image
        com.compuserve.gif|public.image| gif|image/gif| GIF image
        public.tiff|public.image| tiff tif|image/tiff| TIFF image
        com.microsoft.bmp|public.image| bmp|image/bmp image/x-ms-bmp| BMP image
        com.microsoft.ico|public.image| ico|image/vnd.microsoft.icon image/x-icon| icon
        com.apple.icns|public.image| icns|image/x-icns| Apple icon
        public.svg-image|public.image public.xml| svg svgz|image/svg+xml| SVG image
        public.heif-standard|public.image| hif|image/heif-sequence|
        public.heif|public.heif-standard| heif|image/heif| HEIF image
        public.heic|public.heif-standard| heic|image/heic| HEIC image
        public.avif|public.heif-standard| avif|image/avif| AVIF image
        org.webmproject.webp|public.image| webp|image/webp| WebP image
        public.camera-raw-image|public.image||| raw image
        com.adobe.raw-image|public.camera-raw-image| dng|image/x-adobe-dng| Adobe raw image
        com.apple.live-photo|||| live photo
        public.audiovisual-content|public.data public.content||| audiovisual content
        public.movie|public.audiovisual-content||| movie
        public.video|public.movie||| video
        public.audio|public.audiovisual-content||| audio
        com.apple.quicktime-movie|public.movie| mov qt|video/quicktime| QuickTime movie
        public.mpeg|public.movie| mpg mpeg mpe|video/mpeg| MPEG movie
        public.mpeg-2-video|public.video| m2v|video/mpeg2| MPEG-2 video
        public.mpeg-2-transport-stream|public.movie| ts|video/mp2t| MPEG-2 transport stream
        public.mpeg-4|public.movie| mp4 mpg4|video/mp4| MPEG-4 movie
        com.apple.m4v-video|public.movie| m4v|video/x-m4v| Apple MPEG-4 movie
        public.3gpp|public.movie| 3gp 3gpp|video/3gpp| 3GPP movie
        public.avi|public.movie| avi|video/avi video/x-msvideo| AVI movie
        org.webmproject.webm|public.movie| webm|video/webm| WebM movie
        org.matroska.mkv|public.movie| mkv|video/x-matroska| Matroska movie
        public.mp3|public.audio| mp3|audio/mpeg audio/mp3| MP3 audio
        public.mpeg-4-audio|public.audio| mp4a|audio/mp4| MPEG-4 audio
        com.apple.m4a-audio|public.mpeg-4-audio| m4a|audio/x-m4a| Apple MPEG-4 audio
        com.apple.protected-mpeg-4-audio|public.audio| m4p|| protected MPEG-4 audio
        public.aac-audio|public.audio| aac adts|audio/aac audio/x-aac| AAC audio
        public.aiff-audio|public.audio| aiff aif|audio/aiff audio/x-aiff| AIFF audio
        com.microsoft.waveform-audio|public.audio| wav wave|audio/wav audio/x-wav audio/vnd.wave| WAV audio
        public.midi-audio|public.audio| midi mid|audio/midi| MIDI audio
        org.xiph.flac|public.audio| flac|audio/flac| FLAC audio
        org.xiph.ogg-audio|public.audio| ogg oga|audio/ogg| Ogg audio
        org.xiph.opus|public.audio| opus|audio/opus| Opus audio
        public.playlist|||| playlist
        public.m3u-playlist|public.text public.playlist| m3u m3u8|audio/mpegurl audio/x-mpegurl| M3U playlist
        public.3d-content|public.content||| 3D content
        com.pixar.universal-scene-description|public.3d-content public.data| usd usdc|model/vnd.usd| USD scene
        com.pixar.universal-scene-description-mobile|public.3d-content public.data| usdz|model/vnd.usdz+zip| USDZ scene
        public.archive|public.data||| archive
        public.zip-archive|public.archive| zip|application/zip application/x-zip-compressed| ZIP archive
        org.gnu.gnu-zip-archive|public.archive| gz gzip|application/gzip application/x-gzip| gzip archive
        public.bzip2-archive|public.archive| bz2|application/x-bzip2| bzip2 archive
        public.tar-archive|public.archive| tar|application/x-tar| tar archive
        org.7-zip.7-zip-archive|public.archive| 7z|application/x-7z-compressed| 7-Zip archive
        public.spreadsheet|public.content||| spreadsheet
        public.presentation|public.composite-content||| presentation
        public.database|||| database
        org.openxmlformats.openxml|public.data|||
        org.openxmlformats.wordprocessingml.document|org.openxmlformats.openxml public.composite-content| docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document| Word document
        org.openxmlformats.spreadsheetml.sheet|org.openxmlformats.openxml public.spreadsheet| xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet| Excel workbook
        org.openxmlformats.presentationml.presentation|org.openxmlformats.openxml public.presentation| pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation| PowerPoint presentation
        com.microsoft.word.doc|public.data public.composite-content| doc|application/msword| Word 97 document
        com.microsoft.excel.xls|public.data public.spreadsheet| xls|application/vnd.ms-excel| Excel 97 workbook
        com.microsoft.powerpoint.ppt|public.data public.presentation| ppt|application/vnd.ms-powerpoint| PowerPoint 97 presentation
        org.oasis-open.opendocument.text|public.data public.composite-content| odt|application/vnd.oasis.opendocument.text| OpenDocument text
        org.oasis-open.opendocument.spreadsheet|public.data public.spreadsheet| ods|application/vnd.oasis.opendocument.spreadsheet| OpenDocument spreadsheet
        public.message|||| message
        public.email-message|public.data public.message| eml|message/rfc822| email
        public.contact|||| contact
        public.vcard|public.text public.contact| vcf vcard|text/vcard text/directory text/x-vcard| vCard
        public.to-do-item|||| to-do item
        public.calendar-event|||| calendar event
        com.apple.ical.ics|public.text public.calendar-event| ics|text/calendar| calendar
        public.bookmark|||| bookmark
        com.apple.internet-location|public.data||| internet location
        public.font|||| font
        public.truetype-ttf-font|public.data public.font| ttf|font/ttf| TrueType font
        public.opentype-font|public.data public.font| otf|font/otf| OpenType font
        org.w3.woff2|public.data public.font| woff2|font/woff2| WOFF2 font
        public.x509-certificate|public.data| cer crt der|application/x-x509-ca-cert| certificate
        com.rsa.pkcs-12|public.data| p12 pfx|application/x-pkcs12| PKCS #12 data
        org.sqlite.v3|public.data public.database| sqlite sqlite3 db|application/vnd.sqlite3| SQLite database
        """
}
