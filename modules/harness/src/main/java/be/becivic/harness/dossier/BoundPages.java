package be.becivic.harness.dossier;

import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.form.PDAcroForm;
import org.apache.pdfbox.util.Matrix;

/** Puts the pages of the person's files into the dossier as they are. */
final class BoundPages {
  private static final float MARGIN = 28;

  private BoundPages() {}

  /**
   * Adds a PDF's pages; the document they come from has to stay open until the dossier is saved.
   */
  static PDDocument addPdf(PDDocument dossier, PersonFile file) throws IOException {
    PDDocument source = Loader.loadPDF(file.content());
    PDAcroForm form = source.getDocumentCatalog().getAcroForm();
    if (form != null && !form.getFields().isEmpty() && !file.isSigned()) {
      form.flatten();
    }
    for (PDPage page : source.getPages()) {
      PDPage bound = dossier.importPage(page);
      // What a page would do when opened or clicked has no place in something handed to an office.
      bound.getCOSObject().removeItem(COSName.AA);
      for (PDAnnotation annotation : bound.getAnnotations()) {
        annotation.getCOSObject().removeItem(COSName.A);
        annotation.getCOSObject().removeItem(COSName.AA);
      }
    }
    return source;
  }

  static void addPicture(PDDocument dossier, PersonFile file) throws IOException {
    byte[] content = file.content();
    int orientation = 1;
    if (file.kind() == FileKind.JPEG) {
      JpegFile jpeg = JpegFile.parse(content).orElseThrow();
      content = jpeg.withoutTraces();
      orientation = jpeg.orientation();
    }
    PDImageXObject image = PDImageXObject.createFromByteArray(dossier, content, null);
    boolean turned = orientation >= 6;
    float wide = turned ? image.getHeight() : image.getWidth();
    float high = turned ? image.getWidth() : image.getHeight();
    PDRectangle sheet =
        wide > high
            ? new PDRectangle(PDRectangle.A4.getHeight(), PDRectangle.A4.getWidth())
            : PDRectangle.A4;
    var page = new PDPage(sheet);
    dossier.addPage(page);
    float scale =
        Math.min((sheet.getWidth() - 2 * MARGIN) / wide, (sheet.getHeight() - 2 * MARGIN) / high);
    float w = wide * scale;
    float h = high * scale;
    float x = (sheet.getWidth() - w) / 2;
    float y = (sheet.getHeight() - h) / 2;
    try (var stream = new PDPageContentStream(dossier, page)) {
      stream.drawImage(
          image,
          switch (orientation) {
            case 3 -> new Matrix(-w, 0, 0, -h, x + w, y + h);
            case 6 -> new Matrix(0, -h, w, 0, x, y + h);
            case 8 -> new Matrix(0, h, -w, 0, x + w, y);
            default -> new Matrix(w, 0, 0, h, x, y);
          });
    }
  }
}
