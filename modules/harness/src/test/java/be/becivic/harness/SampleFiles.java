package be.becivic.harness;

import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.review.TerminalReview;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.rendering.PDFRenderer;

/** Files such as people have, and such as they should not. */
final class SampleFiles {
  private SampleFiles() {}

  static Path pdf(Path file, String text, int pages) throws IOException {
    try (var document = new PDDocument()) {
      for (int i = 0; i < pages; i++) {
        var page = new PDPage();
        document.addPage(page);
        try (var stream = new PDPageContentStream(document, page)) {
          stream.beginText();
          stream.setFont(new PDType1Font(FontName.TIMES_ROMAN), 14);
          stream.newLineAtOffset(70, 700);
          stream.showText(text);
          stream.endText();
        }
      }
      document.save(file.toFile());
    }
    return file;
  }

  static Path locked(Path file) throws IOException {
    try (var document = new PDDocument()) {
      document.addPage(new PDPage());
      document.protect(new StandardProtectionPolicy("owner", "secret", new AccessPermission()));
      document.save(file.toFile());
    }
    return file;
  }

  /** A header that promises more pixels than any machine has room for. */
  static Path hugePng(Path file) throws IOException {
    ByteBuffer header = ByteBuffer.allocate(33);
    header.put(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'});
    header.putInt(13).put("IHDR".getBytes(StandardCharsets.US_ASCII));
    header.putInt(100_000).putInt(100_000);
    return Files.write(file, header.array());
  }

  /** Red above, blue below, taken with the camera turned, so that the file has red at the left. */
  static Path photo(Path file) throws IOException {
    var image = new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB);
    for (int x = 0; x < 400; x++) {
      for (int y = 0; y < 300; y++) {
        image.setRGB(x, y, (x < 200 ? Color.RED : Color.BLUE).getRGB());
      }
    }
    var plain = new ByteArrayOutputStream();
    ImageIO.write(image, "jpg", plain);
    ByteBuffer exif = ByteBuffer.allocate(44);
    exif.put((byte) 0xFF).put((byte) 0xE1).putShort((short) 42);
    exif.put("Exif\0\0MM\0*".getBytes(StandardCharsets.US_ASCII)).putInt(8).putShort((short) 1);
    exif.putShort((short) 0x0112).putShort((short) 3).putInt(1);
    exif.putShort((short) 6).putShort((short) 0).putInt(0);
    exif.put("GPS-HERE".getBytes(StandardCharsets.US_ASCII), 0, 8);
    var out = new ByteArrayOutputStream();
    out.write(plain.toByteArray(), 0, 2);
    out.write(exif.array());
    out.write(plain.toByteArray(), 2, plain.size() - 2);
    return Files.write(file, out.toByteArray());
  }

  /** Whether the photograph on a page shows red above blue. */
  static boolean isUpright(PDDocument document, int page) throws IOException {
    BufferedImage seen = new PDFRenderer(document).renderImageWithDPI(page, 36);
    int middle = seen.getWidth() / 2;
    var above = new Color(seen.getRGB(middle, seen.getHeight() / 3));
    var below = new Color(seen.getRGB(middle, seen.getHeight() * 2 / 3));
    return above.getRed() > 200 && above.getBlue() < 60 && below.getBlue() > 200;
  }

  static String terminal(HarnessParts parts, String typed) throws IOException {
    var out = new StringWriter();
    new TerminalReview(parts, new BufferedReader(new StringReader(typed)), new PrintWriter(out))
        .run();
    return out.toString();
  }
}
