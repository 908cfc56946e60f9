package be.becivic.library.history;

import be.becivic.corpus.history.SkillChange;
import be.becivic.protocol.id.SkillId;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes the commits that touched a skill, newest first. */
public final class SkillHistoryJson {
  private SkillHistoryJson() {}

  /**
   * Writes a page; its {@code next} is null on the last.
   *
   * @param changes one more than fits on the page, where there are more
   */
  public static ObjectNode page(SkillId skill, List<SkillChange> changes, int limit) {
    boolean isLast = changes.size() <= limit;
    List<SkillChange> page = isLast ? changes : changes.subList(0, limit);
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("skill_id", skill.value());
    ArrayNode items = json.putArray("items");
    for (SkillChange change : page) {
      ObjectNode item =
          items
              .addObject()
              .put("commit", change.commit().value())
              .put("committed_at", RowJson.time(change.time()))
              .put("subject", change.subject());
      change
          .standing()
          .ifPresent(
              standing ->
                  item.put("version", standing.version().toString())
                      .put("status", standing.status().wireName()));
    }
    return json.put("next", isLast ? null : page.getLast().commit().value());
  }
}
