package be.becivic.lifecycle.review;

import be.becivic.corpus.skill.Skill;
import be.becivic.lifecycle.House;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.json.StrictJson;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What we ship passes our own screens: handed in by a stranger, none of it would be held. */
class ShippedContentTest {
  private static House house;
  private static Screening screening;

  @BeforeAll
  static void open(@TempDir Path folder) {
    house = House.embedded(folder);
    screening = new Screening(house.library, House.RECOGNISER);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @Test
  void noSkillWouldBeHeldAsADraft() {
    var all = new SoftAssertions();
    for (Skill skill : proposable()) {
      ObjectNode draft = draft("skill", skill.id().toString());
      draft.putObject("content").put("body", skill.file().text());
      assertPasses(all, skill.id().toString(), draft);
    }
    all.assertAll();
  }

  @Test
  void noPathWouldBeHeldAsADraft() {
    var all = new SoftAssertions();
    String file = house.library.corpus().findFile("paths/index.json").orElseThrow().text();
    for (Map.Entry<String, JsonNode> path :
        StrictJson.parseStored(file).path("paths").properties()) {
      ObjectNode draft = draft("path", path.getKey());
      draft.putObject("content").set("entry", path.getValue());
      assertPasses(all, path.getKey(), draft);
    }
    all.assertAll();
  }

  /**
   * Skills about skills tell agents what to do, which no stranger may, so those cannot be handed
   * in.
   */
  private static List<Skill> proposable() {
    return house.library.corpus().skills().stream().filter(skill -> !skill.isMeta()).toList();
  }

  private static void assertPasses(SoftAssertions all, String id, ObjectNode draft) {
    ScreeningResult result = screening.look(FeedbackType.DRAFT, draft);
    all.assertThat(result.suspicion()).as("%s: %s", id, result.persons()).isEmpty();
    all.assertThat(screening.scrub(FeedbackType.DRAFT, draft)).as(id).isEmpty();
  }

  private static ObjectNode draft(String targetType, String id) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("target_type", targetType)
        .put("proposed_id", id)
        .put("commit_message", "Propose it.");
  }
}
