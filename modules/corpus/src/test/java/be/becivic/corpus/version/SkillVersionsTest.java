package be.becivic.corpus.version;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Version;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SkillVersionsTest {
  private static final String PATH = "skills/file-declaration/canonical.md";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          for the answer       | for it               | CONTENT | 0.1.4
          status: alpha        | status: beta         | STANDING | 0.2.0
          status: alpha        | status: stable       | STANDING | 1.0.0
          status: alpha        | status: quarantined  | STANDING | 0.1.3
          version: 0.1.3       | version: 0.1.9       | STANDING | 0.1.3
          €180                 | €200                 | FORM    | 0.1.3
           uid="val-00001"     |                      | TAGS    | 0.1.3
          -11-15">FPS          | -12-01">FPS          | FORM    | 0.1.3
          -11-15">FPS          | -11-15">SPF          | CONTENT | 0.1.4
          tags: [declaration]  | tags: [declare]      | CONTENT | 0.1.4
          for the answer       | for the answer       | NONE    | 0.1.3
          """)
  void theNextVersionFollowsWhatChanged(
      String from, String to, SkillDifference difference, String version) {
    CleanCorpus base =
        CleanCorpus.copy().replace(PATH, "tags: [declaration, commune]", "tags: [declaration]");
    CleanCorpus next =
        CleanCorpus.copy()
            .replace(PATH, "tags: [declaration, commune]", "tags: [declaration]")
            .replace(PATH, from, to == null ? "" : to);

    assertThat(SkillDifference.between(skill(base), skill(next))).isEqualTo(difference);
    assertThat(SkillVersions.next(Optional.of(skill(base)), skill(next)))
        .isEqualTo(Version.parse(version));
  }

  @Test
  void aNewSkillBeginsItsLine() {
    assertThat(SkillVersions.next(Optional.empty(), skill(CleanCorpus.copy())))
        .contains(new Version(0, 1, 0));
  }

  @Test
  void aPinHoldsWhatItSays() {
    CleanCorpus pinned =
        CleanCorpus.copy()
            .replace(PATH, "version: 0.1.3", "version: 0.7.7\nversion_pin: true")
            .replace(PATH, "for the answer", "for it");

    assertThat(SkillVersions.next(Optional.of(skill(CleanCorpus.copy())), skill(pinned)))
        .contains(new Version(0, 7, 7));
  }

  @Test
  void bracketAndTagAreTheSameCitation() {
    CleanCorpus byUid =
        CleanCorpus.copy()
            .replace(
                PATH, "at the counter [justice-declaration-page]", "at the counter [ref-00002]");

    assertThat(SkillDifference.between(skill(CleanCorpus.copy()), skill(byUid)))
        .isEqualTo(SkillDifference.TAGS);
  }

  @Test
  void aCitationWithinACitationIsNoTrouble() {
    CleanCorpus nested =
        CleanCorpus.copy().replace(PATH, ">€180</VV>", ">€180 [justel-declaration-act]</VV>");

    assertThat(SkillDifference.between(skill(CleanCorpus.copy()), skill(nested)).isOfText())
        .isFalse();
  }

  @Test
  void aSubmissionIsAnchoredToIdAndVersion() {
    assertThat(SkillVersions.anchor(skill(CleanCorpus.copy()).skill()))
        .hasValueSatisfying(anchor -> assertThat(anchor).hasToString("file-declaration@0.1.3"));
  }

  private static SkillText skill(CleanCorpus corpus) {
    return SkillText.find(corpus.load(), new SkillId("file-declaration")).orElseThrow();
  }
}
