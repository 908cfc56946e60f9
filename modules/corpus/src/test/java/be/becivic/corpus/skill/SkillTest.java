package be.becivic.corpus.skill;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.protocol.lifecycle.VersionedStatus;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SkillTest {

  @Test
  void frontmatterIsTyped() {
    Frontmatter fields =
        CleanCorpus.copy().load().findSkill("file-declaration").orElseThrow().frontmatter();

    assertThat(fields.standing()).contains(new VersionedStatus(Status.ALPHA, new Version(0, 1, 3)));
    assertThat(fields.requires())
        .containsExactly(
            new Requirement(
                "residence-certificate", Map.of("region", List.of("brussels", "wallonia"))));
    assertThat(fields.requiresPaths())
        .containsExactly(new Requirement("residence-history", Map.of()));
    assertThat(fields.inputs())
        .containsExactly(new Port("residence_certificate", "document_artefact"));
    assertThat(fields.prerequisites()).containsExactly(new SkillId("residence-certificate"));
    assertThat(fields.topic()).contains("civic-status");
    assertThat(fields.versionPin()).isFalse();
  }

  @Test
  void theDescriptionIsTheFirstParagraphAfterTheDisclaimer() {
    assertThat(CleanCorpus.copy().load().findSkill("file-declaration").orElseThrow().description())
        .isEqualTo("Your agent helps you to declare something before the registrar.");
  }

  @Test
  void nothingIsReadBeforeSomebodyAsks() {
    AtomicInteger reads = new AtomicInteger();
    Supplier<byte[]> file =
        () -> {
          reads.incrementAndGet();
          return "---\ntitle: A\n---\nBody\n".getBytes(StandardCharsets.UTF_8);
        };
    Skill skill =
        Skill.in(new SkillId("a-b"), "skills/a-b/canonical.md", file, "", KnownHeads.NONE);

    assertThat(skill.id()).isEqualTo(new SkillId("a-b"));
    assertThat(reads).hasValue(0);
    assertThat(skill.frontmatter().title()).contains("A");
    assertThat(skill.bodyText()).isEqualTo("Body\n");
    assertThat(reads).hasPositiveValue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "---\nprevious_text_sha: x\n---\n",
        "---\n\"previous_text_sha\": x\n---\n",
        "---\n\"previous\\x5ftext_sha\": x\n---\n"
      })
  void aFieldIsSeenHoweverItsNameIsWritten(String text) {
    Skill skill = skill(text);

    assertThat(skill.frontmatter().text("previous_text_sha")).contains("x");
    assertThat(skill.mayName("previous_text_sha")).isTrue();
  }

  @Test
  void aFieldThatIsNowhereIsNotLookedFor() {
    assertThat(skill("---\ntitle: A\n---\nA \\< b\n").mayName("previous_text_sha")).isFalse();
  }

  @Test
  void theBodyBeginsAfterTheSecondLineOfDashes() {
    Skill skill = skill("---\nid: a-b\n---\nBody\n");

    assertThat(skill.bodyText()).isEqualTo("Body\n");
    assertThat(skill.yamlSpan().in(skill.file().text())).isEqualTo("id: a-b\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "id: a-b\n",
        "---\nid: a-b\n",
        " ---\nid: a\n---\n",
        "text\n---\nid: a\n---\n"
      })
  void aFileWithoutFrontmatterIsAllBody(String text) {
    Skill skill = skill(text);

    assertThat(skill.frontmatter().problems()).hasSize(1);
    assertThat(skill.bodyOffset()).isZero();
  }

  @Test
  void unquotedCommuneCodesAreRefusedWhereTheyStand() {
    String text =
        "---\n"
            + "id: a-b\n"
            + "applies_to:\n"
            + "  communes: [\"21009\", 21013, '01234', 01234]\n"
            + "size: 12345\n"
            + "---\n";
    Skill skill = skill(text);

    assertThat(skill.frontmatter().problems())
        .extracting(problem -> problem.where().in(text))
        .containsExactly("21013", "01234");
    assertThat(skill.frontmatter().problems())
        .extracting(FileProblem::message)
        .containsOnly("A NIS code is not quoted.");
  }

  @Test
  void onlyCanonicalFilesAreSkills() {
    assertThat(Skill.idIn("skills/a-b/canonical.md")).contains(new SkillId("a-b"));
    assertThat(Skill.idIn("skills/a-b/process.mmd")).isEmpty();
    assertThat(Skill.idIn("skills/A B/canonical.md")).isEmpty();
    assertThat(Skill.idIn("x/skills/a-b/canonical.md")).isEmpty();
    assertThat(Skill.pathOf(new SkillId("a-b"))).isEqualTo("skills/a-b/canonical.md");
  }

  private static Skill skill(String text) {
    return Skill.parse(new SkillId("a-b"), SourceFile.of("skills/a-b/canonical.md", text));
  }
}
