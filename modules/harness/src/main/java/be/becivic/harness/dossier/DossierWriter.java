package be.becivic.harness.dossier;

import be.becivic.harness.dossier.TextFlow.Weight;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/** Binds a dossier: cover, list, notes, then a divider and the pages of every document. */
public final class DossierWriter {
  private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
  private static final float HUGE = 26;
  private static final float LARGE = 17;
  private static final float NORMAL = 11;

  private final DossierPlan plan;
  private final DossierWords words;

  private DossierWriter(DossierPlan plan) {
    this.plan = plan;
    this.words = DossierWords.in(plan.language());
  }

  /** The whole as one PDF. Files that turn out to be broken make it fail. */
  public static byte[] write(DossierPlan plan) throws IOException {
    return new DossierWriter(plan).bind();
  }

  private byte[] bind() throws IOException {
    int front;
    try (var trial = new PDDocument()) {
      addFront(trial, 0, font(trial));
      front = trial.getNumberOfPages();
    }
    List<PDDocument> sources = new ArrayList<>();
    try (var dossier = new PDDocument()) {
      describe(dossier);
      PDFont font = font(dossier);
      addFront(dossier, front, font);
      var outline = new PDDocumentOutline();
      dossier.getDocumentCatalog().setDocumentOutline(outline);
      mark(outline, words.get("checklist"), dossier, 1);
      for (int i = 0; i < plan.parts().size(); i++) {
        DossierPart part = plan.parts().get(i);
        addDivider(dossier, i + 1, part, font);
        mark(outline, part.title(), dossier, dossier.getNumberOfPages() - 1);
        if (part.file().isPresent()) {
          PersonFile file = part.file().get();
          switch (file.kind()) {
            case PDF -> sources.add(BoundPages.addPdf(dossier, file));
            case JPEG, PNG -> BoundPages.addPicture(dossier, file);
          }
        }
      }
      var out = new ByteArrayOutputStream();
      dossier.save(out);
      return out.toByteArray();
    } finally {
      for (PDDocument source : sources) {
        source.close();
      }
    }
  }

  /** A font the library carries: those of the machine are neither looked for nor listed. */
  private static PDFont font(PDDocument document) throws IOException {
    try (InputStream in = PDDocument.class.getResourceAsStream(FONT)) {
      return PDType0Font.load(document, Objects.requireNonNull(in));
    }
  }

  private void describe(PDDocument dossier) {
    dossier.getDocumentInformation().setTitle(words.get("dossier") + ": " + plan.title());
    dossier.getDocumentInformation().setProducer("Be Civic");
    dossier.getDocumentCatalog().setLanguage(plan.language().wireName());
    var preferences = new PDViewerPreferences(new COSDictionary());
    preferences.setDisplayDocTitle(true);
    dossier.getDocumentCatalog().setViewerPreferences(preferences);
  }

  /** Cover, list and notes; how many pages they take decides where the documents begin. */
  private void addFront(PDDocument dossier, int front, PDFont font) throws IOException {
    try (var cover = new TextFlow(dossier, font)) {
      cover.lower(190);
      cover.text(words.get("dossier"), Weight.PLAIN, LARGE);
      cover.text(plan.title(), Weight.BOLD, HUGE);
      cover.space(14);
      cover.text(words.get("made", plan.today()), Weight.PLAIN, NORMAL);
      cover.text(words.get("count", plan.enclosed(), plan.parts().size()), Weight.PLAIN, NORMAL);
      cover.space(30);
      cover.blank(words.get("name"));
      cover.blank(words.get("number"));
      cover.space(60);
      cover.text(
          words.get("basis", plan.procedure(), plan.version(), plan.verified()),
          Weight.PLAIN,
          NORMAL);
      cover.text(words.get("disclaimer"), Weight.PLAIN, NORMAL);
    }
    try (var list = new TextFlow(dossier, font)) {
      list.text(words.get("checklist"), Weight.BOLD, LARGE);
      list.space(12);
      int page = front + 1;
      for (int i = 0; i < plan.parts().size(); i++) {
        DossierPart part = plan.parts().get(i);
        list.item(part.file().isPresent(), i + 1 + ". " + part.title(), state(part, page));
        page += 1 + part.file().map(PersonFile::pages).orElse(0);
      }
      list.space(20);
      list.text(words.get("notes"), Weight.BOLD, LARGE);
      list.space(6);
      list.text(words.get("notes_text"), Weight.PLAIN, NORMAL);
      list.space(6);
      list.text(missing(), Weight.PLAIN, NORMAL);
    }
  }

  private String state(DossierPart part, int page) {
    if (part.file().isEmpty()) {
      return words.get(part.isObtained() ? "obtained" : "missing");
    }
    return words.get("enclosed", page)
        + (part.file().get().isSigned() ? "; " + words.get("signed") : "");
  }

  private String missing() {
    List<DossierPart> missing = plan.listMissing();
    return missing.isEmpty()
        ? words.get("notes_complete")
        : words.get(
            "notes_missing",
            missing.stream().map(DossierPart::title).collect(Collectors.joining("; ")));
  }

  private void addDivider(PDDocument dossier, int number, DossierPart part, PDFont font)
      throws IOException {
    try (var divider = new TextFlow(dossier, font)) {
      divider.lower(260);
      divider.text(words.get("part", number), Weight.PLAIN, LARGE);
      divider.text(part.title(), Weight.BOLD, HUGE);
      divider.space(14);
      if (!part.note().isEmpty()) {
        divider.text(part.note(), Weight.PLAIN, NORMAL);
        divider.space(8);
      }
      if (part.file().isEmpty()) {
        divider.text(words.get("placeholder"), Weight.PLAIN, NORMAL);
        if (part.isObtained()) {
          divider.text(words.get("obtained"), Weight.PLAIN, NORMAL);
        }
      } else if (part.file().get().isSigned()) {
        divider.text(words.get("signed"), Weight.PLAIN, NORMAL);
      }
    }
  }

  private static void mark(PDDocumentOutline outline, String title, PDDocument dossier, int page) {
    var item = new PDOutlineItem();
    item.setTitle(title);
    item.setDestination(dossier.getPage(page));
    outline.addLast(item);
  }
}
