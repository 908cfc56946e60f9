package be.becivic.library.observation;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.content.ConcernFilter;
import be.becivic.records.content.ProposalState;
import be.becivic.records.value.Slice;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ObservationListsTest extends ObservationsCase {
  @Test
  void anEntryOfACatalogueHasOnlyWhatIsSaidAboutItself() {
    library.fillCatalogue();
    concern(1, ON_VALUE, "{\"body\": \"nine days\"}", AT);
    concern(2, ON_SKILL, "{\"body\": \"elsewhere\"}", AT);

    JsonNode block = ObservationJson.block(read(reader -> reader.find(ON_VALUE).orElseThrow()));
    assertThat(block.get("volatile_value_id").asString()).isEqualTo(ON_VALUE.id());
    assertThat(block.get("groups")).hasSize(1);
    assertThat(bodies(block.get("groups").get(0))).containsExactly("nine days");
  }

  @Test
  void whatDoesNotExistHasNoBlock() {
    Optional<Observations> skill = read(reader -> reader.find(new SkillId("no-such-skill")));
    Optional<Observations> path = read(reader -> reader.find(new PathId("no-such-path")));
    assertThat(skill).isEmpty();
    assertThat(path).isEmpty();
  }

  @Test
  void aListIsReadPageByPage() {
    for (int i = 1; i <= 5; i++) {
      concern(i, i == 2 ? ON_VALUE : ON_SKILL, "{\"body\": \"%d\"}".formatted(i), AT);
    }
    ObservationPage first = list(Optional.empty(), false, false, Optional.empty());
    assertThat(first.items()).extracting(Observation::body).containsExactly("5", "4");
    assertThat(first.next()).contains(new Uid(Uid.Kind.CONCERN, 4));
    ObservationPage second = list(Optional.empty(), false, false, first.next());
    assertThat(second.items()).extracting(Observation::body).containsExactly("3", "2");
    ObservationPage last = list(Optional.empty(), false, false, second.next());
    assertThat(last.items()).extracting(Observation::body).containsExactly("1");
    assertThat(last.next()).isEmpty();
    assertThat(ObservationJson.page(last).get("next").isNull()).isTrue();
  }

  @Test
  void aSkillsListTakesInWhatItCitesWhenAsked() {
    concern(1, ON_SKILL, "{\"body\": \"own\"}", AT);
    concern(2, ON_VALUE, "{\"observed_value\": 9}", AT);
    assertThat(list(Optional.of(SKILL), false, false, Optional.empty()).items())
        .extracting(Observation::body)
        .containsExactly("own");
    assertThat(list(Optional.of(SKILL), true, false, Optional.empty()).items())
        .extracting(Observation::body)
        .containsExactly("9", "own");
  }

  @Test
  void pendingListsAmendmentsNotYetMerged() {
    concern(1, ON_SKILL, "{\"body\": \"own\"}", AT);
    amendment(1, ProposalState.PENDING);
    amendment(2, ProposalState.REJECTED);
    ObservationPage page = list(Optional.of(SKILL), false, true, Optional.empty());
    assertThat(page.items()).extracting(Observation::uid).containsExactly(uid(1));
    assertThat(ObservationJson.page(page).get("items").get(0).get("target_type").stringValue())
        .isEqualTo("skill");
  }

  private ObservationPage list(
      Optional<SkillId> skill, boolean cited, boolean pending, Optional<Uid> before) {
    return read(
        reader ->
            reader.list(
                skill,
                cited,
                new ObservationFilter(pending, ConcernFilter.ALL, Optional.empty()),
                new Slice(Optional.empty(), before, 2)));
  }
}
