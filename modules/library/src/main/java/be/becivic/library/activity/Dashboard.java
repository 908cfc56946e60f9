package be.becivic.library.activity;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.index.IndexSignals;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Draft;
import be.becivic.records.content.ProposalState;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code docs/activity/global.json}: how the whole is doing (§6.5). */
final class Dashboard {
  private static final int MOST_ACTIVE = 10;

  private Dashboard() {}

  static ObjectNode json(
      Corpus corpus, Tables tables, SignalReader reader, Map<SkillId, IndexSignals> skills) {
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("schema_version", 1)
            .put("generated_at", reader.asOf().truncatedTo(ChronoUnit.SECONDS).toString());
    json.set(
        "skills", byStatus(corpus.skills().stream().map(skill -> skill.frontmatter().status())));
    json.set("paths", byStatus(corpus.paths().list().stream().map(path -> path.status())));
    json.set(
        "volatile_values", byStatus(statuses(tables.catalogue().volatileValues().listCurrent())));
    json.set("references", byStatus(statuses(tables.catalogue().references().listCurrent())));
    List<ConcernTimes.Once> concerns = reader.said().all();
    json.putObject("concerns")
        .put("total", concerns.size())
        .put("last_30d", concerns.stream().filter(each -> reader.isRecent(each.at())).count());
    json.set("amendments", amendments(tables));
    json.set("drafts", drafts(tables));
    json.set("validations", votes(tables));
    mostActive(json, skills);
    return json;
  }

  private static Stream<Optional<Status>> statuses(List<? extends Revision<?>> rows) {
    return rows.stream().map(row -> Optional.of(row.status()));
  }

  private static ObjectNode byStatus(Stream<Optional<Status>> statuses) {
    Map<Status, Integer> counts = new EnumMap<>(Status.class);
    statuses.flatMap(Optional::stream).forEach(status -> counts.merge(status, 1, Integer::sum));
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("total", counts.values().stream().mapToInt(Integer::intValue).sum());
    ObjectNode each = json.putObject("by_status");
    counts.forEach((status, count) -> each.put(status.wireName(), count));
    return json;
  }

  private static ObjectNode amendments(Tables tables) {
    Map<ProposalState, Integer> counts = new EnumMap<>(ProposalState.class);
    tables.amendments().forEach((Amendment row) -> counts.merge(row.state(), 1, Integer::sum));
    return byState(counts);
  }

  private static ObjectNode drafts(Tables tables) {
    Map<ProposalState, Integer> counts = new EnumMap<>(ProposalState.class);
    tables.drafts().forEach((Draft row) -> counts.merge(row.state(), 1, Integer::sum));
    return byState(counts);
  }

  private static ObjectNode byState(Map<ProposalState, Integer> counts) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    for (ProposalState state : ProposalState.values()) {
      json.put(state.wireName(), counts.getOrDefault(state, 0));
    }
    return json;
  }

  private static ObjectNode votes(Tables tables) {
    List<Tally> counts =
        Stream.of(TargetType.values())
            .flatMap(type -> tables.tallies().list(type).stream())
            .map(tally -> tally.counts())
            .toList();
    return JsonNodeFactory.instance
        .objectNode()
        .put("confirms", counts.stream().mapToInt(Tally::confirms).sum())
        .put("rejects", counts.stream().mapToInt(Tally::rejects).sum());
  }

  private static void mostActive(ObjectNode json, Map<SkillId, IndexSignals> skills) {
    var list = json.putArray("most_active_skills");
    skills.entrySet().stream()
        .filter(skill -> skill.getValue().activity().concerns30d() > 0)
        .sorted(
            Comparator.comparingLong(
                    (Map.Entry<SkillId, IndexSignals> skill) ->
                        -skill.getValue().activity().concerns30d())
                .thenComparing(skill -> skill.getKey().value()))
        .limit(MOST_ACTIVE)
        .forEach(
            skill ->
                list.addObject()
                    .put("id", skill.getKey().value())
                    .put("concerns_30d", skill.getValue().activity().concerns30d()));
  }
}
