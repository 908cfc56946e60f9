package be.becivic.changes;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.edit.PathEdits;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.voice.AlteredFiles;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SourceId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Status;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.JsonNodeFactory;

class DemotionTest {
  private static final String PATHS = PathDirectory.FILE;
  private static final Target PATH = Target.of(TargetType.PATH, "legalisation-country-check");

  @TempDir Path folder;
  private Workshop shop;

  @BeforeEach
  void open() {
    shop = new Workshop(folder);
  }

  @AfterEach
  void close() {
    shop.close();
  }

  private Skill amended(Status status) {
    Corpus main = shop.main();
    Skill skill =
        main.skills().stream().filter(each -> each.hasStatus(status)).findFirst().orElseThrow();
    String path = skill.file().path();
    Outcome<FileChanges> files =
        Demotion.of(
            main,
            new Target.Skill(skill.id()),
            FileChanges.none().write(path, skill.file().text() + "\nOne more line.\n"));
    assertThat(files).isInstanceOf(Outcome.Ok.class);
    byte[] bytes = ((Outcome.Ok<FileChanges>) files).value().findContent(path).orElseThrow();
    return Skill.parse(skill.id(), SourceFile.decode(path, bytes));
  }

  @Test
  void anAmendedStableSkillIsAlphaAndNamesTheTextItReplaces() {
    Skill skill = amended(Status.STABLE);
    assertThat(skill.hasStatus(Status.ALPHA)).isTrue();
    assertThat(skill.frontmatter().text("previous_stable_sha"))
        .contains(shop.repository.main().value());
    assertThat(skill.bodyText()).endsWith("One more line.\n");
  }

  @Test
  void whateverAnyoneAmendsNamesTheTextOfOursItTakesThePlaceOf() {
    for (Status status : List.of(Status.ALPHA, Status.BETA, Status.STABLE)) {
      boolean isThere = shop.main().skills().stream().anyMatch(skill -> skill.hasStatus(status));
      if (isThere) {
        Skill skill = amended(status);
        assertThat(skill.hasStatus(Status.ALPHA)).isTrue();
        assertThat(skill.frontmatter().text("previous_text_sha"))
            .contains(shop.repository.main().value());
      }
    }
  }

  @Test
  void aFurtherChangeKeepsThePlaceOfTheTextOfOurs() {
    String earlier = "a".repeat(40);
    Corpus base = shop.main();
    Skill skill = base.findSkill(Workshop.SKILL).orElseThrow();
    String marked =
        skill
            .file()
            .text()
            .replace("\nstatus: alpha\n", "\nstatus: alpha\nprevious_text_sha: " + earlier + "\n");
    Corpus main =
        base.movedTo(
            new AlteredFiles(base.files(), FileChanges.none().write(Workshop.FILE, marked)));
    FileChanges files =
        ((Outcome.Ok<FileChanges>)
                Demotion.of(
                    main,
                    new Target.Skill(skill.id()),
                    FileChanges.none().write(Workshop.FILE, marked + "\nMore.\n")))
            .value();
    assertThat(new String(files.findContent(Workshop.FILE).orElseThrow(), StandardCharsets.UTF_8))
        .contains("previous_text_sha: " + earlier);
  }

  @Test
  void aSourceIsMarkedByItselfAndItsPathStaysWhatItIs() {
    Corpus main = shop.main();
    PathEntry before = main.paths().find(PATH.id()).orElseThrow();
    String source = before.sources().getFirst().id();
    String edited =
        ((Outcome.Ok<String>)
                PathEdits.setField(
                    main.findFile(PATHS).orElseThrow().text(),
                    new PathSourceId(before.id(), new SourceId(source)),
                    "notes",
                    JsonNodeFactory.instance.stringNode("Other words.")))
            .value();
    FileChanges files =
        ((Outcome.Ok<FileChanges>)
                Demotion.of(
                    main,
                    Target.of(TargetType.PATH_SOURCE, PATH.id() + ":" + source),
                    FileChanges.none().write(PATHS, edited)))
            .value();
    PathEntry after =
        PathDirectory.of(
                StrictJson.parseStored(
                    new String(files.findContent(PATHS).orElseThrow(), StandardCharsets.UTF_8)))
            .find(PATH.id())
            .orElseThrow();
    assertThat(after.fields().text("previous_text_sha")).isEmpty();
    assertThat(after.sources().getFirst().json().path("previous_text_sha").stringValue())
        .isEqualTo(main.commit().orElseThrow().value());
  }

  @Test
  void anAmendedStablePathIsAlphaAndNamesTheEntryItReplaces() {
    shop.changes
        .system()
        .land(
            ChangeKey.of(List.of("stable")),
            shop.repository.main(),
            PATH,
            "Make it stable",
            main -> Outcome.ok(FileChanges.none().write(PATHS, withStatus(main, "stable"))));
    Corpus main = shop.main();
    Outcome<FileChanges> files =
        Demotion.of(main, PATH, FileChanges.none().write(PATHS, withPurpose(main)));
    String text =
        ((Outcome.Ok<FileChanges>) files)
            .value()
            .findContent(PATHS)
            .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
            .orElseThrow();
    PathEntry entry = PathDirectory.of(StrictJson.parseStored(text)).find(PATH.id()).orElseThrow();
    assertThat(entry.status()).contains(Status.ALPHA);
    assertThat(entry.fields().text("previous_stable_sha")).contains(shop.repository.main().value());
  }

  private static String withPurpose(Corpus main) {
    return ((Outcome.Ok<String>)
            PathEdits.setField(
                main.findFile(PATHS).orElseThrow().text(),
                new PathId(PATH.id()),
                "purpose",
                JsonNodeFactory.instance.stringNode("informational")))
        .value();
  }

  private static String withStatus(Corpus main, String status) {
    return ((Outcome.Ok<String>)
            PathEdits.setField(
                main.findFile(PATHS).orElseThrow().text(),
                new PathId(PATH.id()),
                "status",
                JsonNodeFactory.instance.stringNode(status)))
        .value();
  }

  @Test
  void anAmendedAlphaSkillStaysWhatItIs() {
    Skill skill = amended(Status.ALPHA);
    assertThat(skill.hasStatus(Status.ALPHA)).isTrue();
    assertThat(skill.frontmatter().text("previous_stable_sha")).isEmpty();
  }
}
