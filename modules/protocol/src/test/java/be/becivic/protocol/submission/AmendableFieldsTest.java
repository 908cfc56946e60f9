package be.becivic.protocol.submission;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.node.JsonNodeFactory;

final class AmendableFieldsTest {
  private static final Uid REFERENCE = new Uid(Uid.Kind.REFERENCE, 7);

  @ParameterizedTest
  @CsvSource({
    "SKILL, title, true",
    "SKILL, requires, true",
    "SKILL, applies_to.regions, true",
    "SKILL, status, false",
    "SKILL, version, false",
    "SKILL, last_verified, false",
    "SKILL, verification_notes, false",
    "SKILL, submission_contract_version, false",
    "SKILL, category, false",
    "SKILL, title_of_mine, false",
    "SKILL, .title, false",
    "PATH, description, true",
    "PATH, sources, false",
    "PATH, sources.irisbox.url, false",
    "PATH, uid, false",
    "PATH_SOURCE, procedure, true",
    "PATH_SOURCE, post_handoff_observed, false",
    "PATH_SOURCE, status, false",
    "REFERENCE, url, true",
    "REFERENCE, last_verified, false",
    "VOLATILE_VALUE, value, false",
    "SESSION, title, false"
  })
  void whatIsNotNamedIsClosed(TargetType type, String path, boolean open) {
    assertThat(AmendableFields.isOpen(type, change(path))).isEqualTo(open);
  }

  @ParameterizedTest
  @EnumSource(names = {"SKILL", "PATH", "PATH_SOURCE", "REFERENCE"})
  void fieldsAreListedInOrder(TargetType type) {
    assertThat(AmendableFields.list(type)).isNotEmpty().isSorted();
  }

  @ParameterizedTest
  @CsvSource({"title, true", "summary, true", "summary.fr, true", "requires, false"})
  void whatAgentsReadBeforeTheyDecideWaitsForAMaintainer(String path, boolean waits) {
    SkillId skill = SkillId.parse("sworn-translation").orElseThrow();
    assertThat(AmendableFields.waits(new Edit.SkillField(skill, change(path)))).isEqualTo(waits);
  }

  @ParameterizedTest
  @CsvSource({"title, true", "applies_to, true", "themes, false"})
  void soDoesWhatTellsWhomAPathIsFor(String path, boolean waits) {
    PathId id = PathId.parse("residence-certificate").orElseThrow();
    assertThat(AmendableFields.waits(new Edit.PathField(id, change(path)))).isEqualTo(waits);
  }

  @Test
  void sourcesComeUnderReviewAtOnce() {
    PathSourceId source = PathSourceId.parse("residence-certificate:irisbox").orElseThrow();
    assertThat(AmendableFields.waits(new Edit.SourceField(source, change("notes")))).isFalse();
  }

  @Test
  void theTitleOfAReferenceWaitsAndItsAddressDoesNot() {
    Optional<String> some = Optional.of("https://www.belgium.be/");
    assertThat(AmendableFields.waits(correction(some, Optional.empty()))).isTrue();
    assertThat(AmendableFields.waits(correction(some, some))).isTrue();
    assertThat(AmendableFields.waits(correction(Optional.empty(), some))).isFalse();
  }

  @Test
  void aDayAloneConfirmsAReference() {
    Optional<String> some = Optional.of("https://www.belgium.be/");
    assertThat(correction(Optional.empty(), Optional.empty()).onlyConfirms()).isTrue();
    assertThat(correction(some, Optional.empty()).onlyConfirms()).isFalse();
    assertThat(correction(Optional.empty(), some).onlyConfirms()).isFalse();
  }

  private static Edit.ReferenceCorrection correction(Optional<String> title, Optional<String> url) {
    return new Edit.ReferenceCorrection(
        REFERENCE, title, url, Optional.of(LocalDate.of(2026, 3, 1)), Optional.empty());
  }

  private static FieldChange change(String path) {
    return new FieldChange(path, JsonNodeFactory.instance.stringNode("anything"));
  }
}
