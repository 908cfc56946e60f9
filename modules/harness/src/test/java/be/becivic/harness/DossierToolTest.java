package be.becivic.harness;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.tool.HarnessParts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A dossier for the counter, through the tool. */
class DossierToolTest {
  private static final String FORMS = "{'elicitation':{}}";
  private static final String PROFILE =
      "{'changes':{'region':'Wallonia','administration_language':'FR','residency_status':'registered',"
          + "'document_inventory':{'has_id_card':'yes'}}}";

  @TempDir Path home;

  private Path papers;
  private TestMachine machine;
  private Person person;

  @BeforeEach
  void start() throws IOException {
    machine = new TestMachine(home);
    papers = Files.createDirectory(home.resolve("Papiers de Maria Silva"));
    person = begin(FORMS);
    person.answers = Person::agrees;
    person.call("start_session", "{}");
    person.call("update_profile", PROFILE);
  }

  @Test
  void oneDocumentHoldsAllInTheOrderOfTheProcedure() throws IOException {
    Path birth = SampleFiles.pdf(papers.resolve("birth.pdf"), "The birth certificate itself", 2);
    Path card = SampleFiles.photo(papers.resolve("card.jpg"));
    String said = person.call("compile_dossier", documents(card, birth));
    assertThat(said).contains("Places are kept for: Certificat de résidence", "Preuve de paiement");
    try (PDDocument dossier = Loader.loadPDF(dossier().toFile())) {
      String text = new PDFTextStripper().getText(dossier);
      assertThat(text)
          .containsSubsequence(
              "Dossier",
              "Déclaration de mariage",
              "Pièces jointes : 2 sur 4",
              "Nom et prénom (à écrire à la main)",
              "version 0.3.0, vérifiée le 2026-11-15",
              "1. Acte de naissance",
              "jointe, page 3",
              "2. Certificat de résidence avec historique",
              "manquante",
              "3. Carte d’identité",
              "jointe, page 7",
              "4. Preuve de paiement",
              "À l'attention de l'agent communal",
              "Pièce 1",
              "Copie intégrale",
              "The birth certificate itself",
              "Pièce 2",
              "n'est pas encore jointe",
              "Pièce 3",
              "Pièce 4");
      assertThat(dossier.getNumberOfPages()).isEqualTo(2 + 4 + 2 + 1);
      assertThat(dossier.getDocumentCatalog().getLanguage()).isEqualTo("fr");
      assertThat(new PDFTextStripper().getText(dossier))
          .doesNotContain("Not a document", "Only checked");
    }
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(dossier())))
        .isEqualTo("rw-------");
  }

  @Test
  void thePersonSeesTheFilesAndNothingIsBoundWithoutThem() throws IOException {
    Path birth = SampleFiles.pdf(papers.resolve("birth.pdf"), "certificate", 1);
    person.answers = _ -> "{'action':'decline'}";
    assertThat(person.call("compile_dossier", documents(birth, birth))).contains("said no");
    assertThat(person.asked.getLast().at("/params/message").stringValue())
        .contains(birth.toString(), "PDF, 1 page");
    assertThat(dossiers()).isEmpty();
  }

  @Test
  void aFileThatChangedIsAskedAboutAgain() throws IOException {
    Path birth = SampleFiles.pdf(papers.resolve("birth.pdf"), "certificate", 1);
    Person silent = begin("{}");
    silent.call("start_session", "{}");
    assertThat(silent.call("compile_dossier", documents(birth, birth)))
        .contains("becivic harness review");
    assertThat(everythingKept()).doesNotContain("birth.pdf", "Maria", papers.toString());
    assertThat(everythingKept()).contains("PDF, 1 page");
    assertThat(SampleFiles.terminal(parts(), "yes\n")).contains("PDF, 1 page");
    SampleFiles.pdf(birth, "something else", 1);
    assertThat(silent.call("compile_dossier", documents(birth, birth)))
        .contains("becivic harness review");
    assertThat(SampleFiles.terminal(parts(), "yes\n")).contains("PDF, 1 page");
    assertThat(silent.call("compile_dossier", documents(birth, birth))).contains("The dossier is");
  }

  @Test
  void noPathAndNoDocumentIsKept() throws IOException {
    Path birth = SampleFiles.pdf(papers.resolve("birth.pdf"), "certificate", 1);
    person.call("compile_dossier", documents(birth, birth));
    assertThat(everythingKept())
        .contains("compile_dossier", "- [x] Acte de naissance", "- [ ] Preuve de paiement")
        .doesNotContain("birth.pdf", "Maria", "%PDF");
  }

  @Test
  void anEarlierDossierIsNotOverwrittenAndOurFolderTakesNone() throws IOException {
    person.call("compile_dossier", "{'skill_id':'marriage-declaration'}");
    person.call("compile_dossier", "{'skill_id':'marriage-declaration'}");
    assertThat(dossiers()).hasSize(2);
    assertThat(
            person.call(
                "compile_dossier",
                "{'skill_id':'marriage-declaration','folder':'"
                    + machine.folder().root().resolve("memory")
                    + "'}"))
        .contains("cannot be put there");
  }

  @Test
  void whatIsNoDocumentIsRefusedByItsTitleAlone() throws IOException {
    Path text = Files.writeString(papers.resolve("birth.pdf"), "just text");
    Path broken = Files.writeString(papers.resolve("b.pdf"), "%PDF-1.7\nnot really");
    Path locked = SampleFiles.locked(papers.resolve("c.pdf"));
    Path huge = SampleFiles.hugePng(papers.resolve("d.png"));
    for (Path each : List.of(text, broken, locked, huge, papers, papers.resolve("none.pdf"))) {
      String said = person.call("compile_dossier", documents(each, each));
      assertThat(said).contains("Nothing was bound. Acte de naissance: its");
      assertThat(said).doesNotContain("Maria", each.getFileName().toString());
    }
    assertThat(dossiers()).isEmpty();
  }

  @Test
  void aNoteThatNamesSomeoneIsRefused() {
    assertThat(
            person.call(
                "compile_dossier",
                "{'skill_id':'marriage-declaration','documents':[{'name':'Birth certificate',"
                    + "'note':'Téléphonez à Maria Silva, 0470 12 34 56'}]}"))
        .contains("identifies someone", "by hand");
  }

  @Test
  void theOrderOfTheOfficeStandsWhenAllIsNamed() throws IOException {
    String all =
        "{'skill_id':'marriage-declaration','language':'nl','leave_out':['Valid identity card'],"
            + "'documents':[{'name':'Proof of payment','title':'Betaalbewijs'},"
            + "{'name':'Certificate of residence with history','title':'Attest'},"
            + "{'name':'Birth certificate','title':'Geboorteakte'}]}";
    person.call("compile_dossier", all);
    try (PDDocument dossier = Loader.loadPDF(dossier().toFile())) {
      assertThat(new PDFTextStripper().getText(dossier))
          .containsSubsequence("1. Betaalbewijs", "2. Attest", "3. Geboorteakte", "Stuk 1")
          .doesNotContain("identity card");
    }
  }

  @Test
  void aPhotographComesUprightAndWithoutWhereItWasTaken() throws IOException {
    Path photo = SampleFiles.photo(papers.resolve("card.jpg"));
    assertThat(Files.readString(photo, StandardCharsets.ISO_8859_1)).contains("GPS-HERE");
    person.call("compile_dossier", documents(photo, photo));
    assertThat(Files.readString(dossier(), StandardCharsets.ISO_8859_1)).doesNotContain("GPS-HERE");
    try (PDDocument dossier = Loader.loadPDF(dossier().toFile())) {
      assertThat(SampleFiles.isUpright(dossier, 3)).isTrue();
    }
  }

  private static String documents(Path card, Path birth) {
    return "{'skill_id':'marriage-declaration','title':'Déclaration de mariage',"
        + "'documents':[{'name':'Valid identity card',"
        + "'title':'Carte d’identité','file':'%s'},{'name':'birth certificate','title':'Acte de"
            .formatted(card)
        + " naissance','note':'Copie intégrale, légalisée.','file':'%s'}]}".formatted(birth);
  }

  private Path dossier() throws IOException {
    return dossiers().getFirst();
  }

  private List<Path> dossiers() throws IOException {
    try (Stream<Path> files = Files.list(home)) {
      return files.filter(each -> each.toString().endsWith(".pdf")).sorted().toList();
    }
  }

  private String everythingKept() throws IOException {
    var all = new StringBuilder();
    try (Stream<Path> files = Files.walk(machine.folder().root())) {
      for (Path each :
          files
              .filter(Files::isRegularFile)
              .filter(file -> !file.startsWith(machine.folder().cache()))
              .toList()) {
        all.append(each).append(PrivateFiles.read(each).orElse(""));
      }
    }
    return all.toString();
  }

  private HarnessParts parts() {
    return HarnessParts.of(
        machine.surroundings(),
        new RecordingWire(),
        TestMachine.recogniser(),
        machine.clock(),
        new Random(7));
  }

  private Person begin(String capabilities) {
    return new Person(HarnessServer.of(parts(), "1"), capabilities);
  }
}
