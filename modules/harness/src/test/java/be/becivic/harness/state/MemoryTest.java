package be.becivic.harness.state;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.harness.TestMachine;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.rules.GuardedFiles;
import be.becivic.harness.rules.WriteResult;
import be.becivic.protocol.schema.Schemas;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.LocalDate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

class MemoryTest {
  @TempDir Path home;

  private TestMachine machine;
  private PersonFolder folder;
  private Memory memory;
  private ProfileFile profile;
  private GuardedFiles files;
  private Retention retention;

  @BeforeEach
  void start() {
    machine = new TestMachine(home);
    folder = machine.agreedFolder();
    memory = new Memory(folder);
    profile = new ProfileFile(folder, Schemas::load, machine.clock());
    files = machine.files(folder);
    retention = new Retention(folder, memory, profile, machine.clock());
  }

  @Test
  void aNoteComesBackAsItWasWritten() {
    Note note =
        Note.of(MemoryType.DECISION_LOG, "waiver", "chose the waiver", "Chose route two.\n\nLater.")
            .with("step", "ask \"the\" desk: now");
    memory.write(MemoryType.DECISION_LOG, "waiver", note, files);
    assertThat(memory.read(MemoryType.DECISION_LOG, "waiver")).contains(note);
    assertThat(memory.index()).contains("- [waiver](decision_log_waiver.md): chose the waiver");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "call me on +32 470 12 34 56",
        "number 85.07.30-033.28",
        "Mevrouw Janssens van de dienst Bevolking hielp mij.",
        "write to jan@example.org"
      })
  void whatIdentifiesSomeoneIsNotWrittenAnywhereAndNotedWithoutItsText(String text)
      throws Exception {
    WriteResult written =
        memory.write(
            MemoryType.CUSTOMER_CONTEXT,
            "x",
            Note.of(MemoryType.CUSTOMER_CONTEXT, "context", "situation", text),
            files);
    assertThat(written).isInstanceOf(WriteResult.Stopped.class);
    assertThat(((WriteResult.Stopped) written).question()).contains("Nothing was written");
    try (var all = Files.walk(folder.root())) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        assertThat(Files.readString(file)).doesNotContain(text);
      }
    }
    assertThat(PrivateFiles.readLines(folder.root().resolve("sessions/s/scrub-warnings.jsonl")))
        .hasSize(1);
  }

  @Test
  void theIndexHasItsCaps() {
    for (int i = 0; i < 230; i++) {
      PrivateFiles.replace(
          folder.memory().resolve("decision_log_topic-%03d.md".formatted(i)),
          Note.of(MemoryType.DECISION_LOG, "t", "d".repeat(i % 2 == 0 ? 10 : 30), "x").file());
    }
    memory.writeIndex(files);
    assertThat(memory.index().lines().count()).isLessThanOrEqualTo(200);
    assertThat(memory.index().getBytes(StandardCharsets.UTF_8).length).isLessThanOrEqualTo(8192);
  }

  @Test
  void progressIsArchivedAfterNinetyQuietDaysAndDeletedAfterAYear() throws Exception {
    progress("nationality-application");
    profile.addProcedure("nationality-application", files);
    machine.pass(Duration.ofDays(89));
    assertThat(retention.tidy(files)).isEmpty();
    assertThat(profile.listProcedures()).containsExactly("nationality-application");
    machine.pass(Duration.ofDays(1));
    retention.tidy(files);
    assertThat(profile.listProcedures()).isEmpty();
    Path archived = folder.archive().resolve("nationality-application.md");
    assertThat(archived).exists().content().contains("archived_at");
    machine.pass(Duration.ofDays(336));
    assertThat(retention.tidy(files)).singleElement().asString().contains("will be deleted");
    machine.pass(Duration.ofDays(30));
    retention.tidy(files);
    assertThat(archived).doesNotExist();
  }

  @Test
  void progressOfWhatIsNoLongerActiveIsArchivedAtOnce() throws Exception {
    progress("no-skill-fallback:dog-passport");
    retention.tidy(files);
    assertThat(folder.archive().resolve("no-skill-fallback-dog-passport.md")).exists();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'card_number':'B1234567'}",
        "{'permit_type':'592-1234567-89'}",
        "{'validity_end':'June 2028'}",
        "{'date_of_birth':'1985-07-30'}",
        "{'issuing_country':'Belgium'}",
        "{'subject_category':'love letter'}"
      })
  void ofADocumentOnlyTheNamedFieldsAreKept(String fields) {
    var json = new JsonMapper().readTree(fields.replace('\'', '"'));
    assertThat(DocumentReference.parse("residence-card", json)).isEmpty();
  }

  @Test
  void aDocumentReferenceSaysWhereItIsFrom() {
    var json =
        new JsonMapper().readTree("{\"permit_type\":\"F card\",\"validity_end\":\"2028-06-15\"}");
    var note =
        DocumentReference.parse("residence-card", json)
            .orElseThrow()
            .note("f-card", LocalDate.parse("2026-11-17"));
    assertThat(memory.write(MemoryType.DOCUMENT_REFERENCE, "f-card", note, files))
        .isInstanceOf(WriteResult.Kept.class);
    assertThat(note.members())
        .containsKeys("source_category", "extraction_date", "fields_extracted");
  }

  private void progress(String id) throws Exception {
    Note note =
        Note.of(MemoryType.PROCEDURE_PROGRESS, "Nationality", "in progress", "Waiting.")
            .with("procedure_id", id)
            .with("step", "collect documents");
    memory.write(MemoryType.PROCEDURE_PROGRESS, id, note, files);
    Files.setLastModifiedTime(
        memory.path(MemoryType.PROCEDURE_PROGRESS, id), FileTime.from(machine.clock().instant()));
  }
}
