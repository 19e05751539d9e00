/// A document with texts. It has no table of its objects, which Poppler then finds by itself.
enum PDFSample {
    static let twoPages = """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 5 0 R/Resources<</Font<</F 7 0 R>>>>>>endobj
        4 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 6 0 R/Resources<</Font<</F 7 0 R>>>>>>endobj
        5 0 obj<</Length 40>>stream
        BT /F 12 Tf 10 50 Td (First page) Tj ET
        endstream endobj
        6 0 obj<</Length 40>>stream
        BT /F 12 Tf 10 50 Td (Second page) Tj ET
        endstream endobj
        7 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
        trailer<</Root 1 0 R>>
        """
}
