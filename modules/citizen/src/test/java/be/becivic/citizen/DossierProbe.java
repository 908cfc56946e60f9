package be.becivic.citizen;

import be.becivic.harness.dossier.DossierLanguage;
import be.becivic.harness.dossier.DossierPart;
import be.becivic.harness.dossier.DossierPlan;
import be.becivic.harness.dossier.DossierWriter;
import be.becivic.harness.dossier.FileReading;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;

/**
 * Binds a file of each kind: run with the runtime of a package, it shows that nothing is missing.
 */
final class DossierProbe {
  private static final String PDF =
      """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>> endobj
      trailer <</Root 1 0 R>>
      """;

  private DossierProbe() {}

  public static void main(String[] arguments) throws IOException {
    List<DossierPart> parts = new ArrayList<>();
    for (byte[] file :
        List.of(
            PDF.getBytes(StandardCharsets.US_ASCII),
            picture("jpg", 1),
            picture("png", 1),
            picture("png", 2))) {
      if (FileReading.of(file) instanceof FileReading.Usable usable) {
        parts.add(new DossierPart("Pièce", "", false, Optional.of(usable.file())));
      }
    }
    var plan =
        new DossierPlan(
            DossierLanguage.FR, "Titre", "Title", "1", "2026-11-15", LocalDate.EPOCH, parts);
    System.out.println(parts.size() + " bound: " + (DossierWriter.write(plan).length > 10_000));
  }

  /** With and without transparency, which take different ways through the library. */
  private static byte[] picture(String format, int type) throws IOException {
    var out = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(40, 30, type), format, out);
    return out.toByteArray();
  }
}
