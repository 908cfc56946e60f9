package be.becivic.intake;

import static be.becivic.intake.Desk.category;
import static be.becivic.intake.Desk.receipt;
import static be.becivic.intake.Desk.rejection;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.error.ScrubFailure;
import be.becivic.protocol.error.ScrubFailure.Category;
import be.becivic.protocol.error.ScrubFailure.Match;
import be.becivic.protocol.error.ScrubFailure.Remediation;
import be.becivic.protocol.json.StrictJson;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** What goes into the corpus is held to the number rules, and everything around it to all. */
class CorpusScrubTest {
  private static final String NUMBER = "85.07.30-033.28";
  private static final String EDITED_VALUE = "/content/frontmatter_change/proposed_value";
  private static final String MAIL = "counter@example.org";

  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = Desk.open(folder, Desk.GENEROUS);
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void aNumberInTheNotesIsReportedMasked() {
    Rejection rejection = rejection(desk.submit(withNotes("# Notes\n\nShe has " + NUMBER + ".")));
    assertThat(rejection)
        .isEqualTo(
            Rejection.scrub(
                "/provenance/research_notes_markdown",
                new ScrubFailure(
                    Category.IDENTITY,
                    rejection.scrub().orElseThrow().matches(),
                    Remediation.REWRITE_RESEARCH_NOTES)));
    assertThat(rejection.scrub().orElseThrow().matches())
        .extracting(Match::detector)
        .contains("belgian_nrn");
    assertThat(rejection.scrub().orElseThrow().matches())
        .extracting(Match::contextSnippet)
        .allMatch(snippet -> snippet.matches("[^\\p{L}\\p{Nd}&&[^x]]*") && !snippet.contains("85"));
  }

  @Test
  void aNumberInWhatComesWithNotesAsksForAnotherText() {
    ObjectNode draft = withNotes("Read the law.");
    entry(draft).withObject("/description").put("en", "Bring " + NUMBER + ".");
    Rejection rejection = rejection(desk.submit(draft));
    assertThat(rejection.category()).isEqualTo(ErrorCategory.LAYER2_SCRUB_FAILURE);
    assertThat(rejection.scrub().orElseThrow().remediation())
        .isEqualTo(Remediation.REWRITE_CANONICAL);
  }

  @Test
  void aNumberInContentWithoutNotesIsRefusedAtItsPlace() {
    ObjectNode draft = desk.samples.draft();
    entry(draft).withObject("/description").put("en", "Bring " + NUMBER + ".");
    assertThat(rejection(desk.submit(draft)))
        .isEqualTo(Rejection.at(ErrorCategory.REGEX_FAIL, "/content/entry/description/en"));
  }

  @Test
  void contactPointsMayStandInContentButNotBesideIt() {
    ObjectNode draft = withNotes("The counter answers at " + MAIL + ".");
    entry(draft).withObject("/description").put("en", "Ask " + MAIL + ".");
    receipt(desk.submit(draft));
    ObjectNode told = desk.samples.draft().put("commit_message", "Asked by " + MAIL);
    assertThat(rejection(desk.submit(told)))
        .isEqualTo(Rejection.at(ErrorCategory.REGEX_FAIL, "/commit_message"));
  }

  @Test
  void aCatalogueRowIsNoCorpusContent() {
    ObjectNode amendment = desk.samples.amendment();
    amendment.withObject("/content").put("note", "Asked " + MAIL + ".");
    assertThat(rejection(desk.submit(amendment)))
        .isEqualTo(Rejection.at(ErrorCategory.REGEX_FAIL, "/content/note"));
    amendment.set("provenance", Samples.discovery("Read the law."));
    assertThat(rejection(desk.submit(amendment)))
        .isEqualTo(Rejection.at(ErrorCategory.REGEX_FAIL, "/content/note"));
  }

  @Test
  void anEditedValueIsScannedAsTheFieldItWouldFill() {
    Rejection edited = Rejection.at(ErrorCategory.REGEX_FAIL, EDITED_VALUE);
    assertThat(
            rejection(desk.submit(desk.samples.pathEdit("title.de", StringNode.valueOf(NUMBER)))))
        .isEqualTo(edited);
    assertThat(
            rejection(
                desk.submit(
                    desk.samples.pathEdit(
                        "sources.0.validation_path.success_signals",
                        StrictJson.parseStored(
                            "[{\"check\": \"page-contains\", \"value\": \"12345678\"}]")))))
        .isEqualTo(edited);
    assertThat(
            category(
                desk.submit(
                    desk.samples.pathEdit("title.de", StrictJson.parseStored("85073003328")))))
        .isEqualTo(ErrorCategory.REGEX_FAIL);
  }

  @Test
  void notesAreMeasuredInBytes() {
    receipt(desk.submit(withNotes("é".repeat(25 * 1024))));
    assertThat(rejection(desk.submit(withNotes("é".repeat(25 * 1024) + "."))))
        .isEqualTo(Rejection.schema("/provenance/research_notes_markdown", "maxLength"));
  }

  @Test
  void aDiscoverySessionHasNotes() {
    ObjectNode draft = desk.samples.draft();
    draft.putObject("provenance").put("kind", "discovery_session");
    assertThat(rejection(desk.submit(draft)))
        .isEqualTo(Rejection.missing("/provenance", "research_notes_markdown"));
  }

  private ObjectNode withNotes(String notes) {
    ObjectNode draft = desk.samples.draft();
    draft.set("provenance", Samples.discovery(notes));
    return draft;
  }

  private static ObjectNode entry(ObjectNode draft) {
    return draft.get("content").get("entry").asObject();
  }
}
