package be.becivic.library.activity;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.Tables;
import be.becivic.records.content.Concern;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** When each concern was raised on each target, and by what kind of agent. */
final class ConcernTimes {

  /**
   * One concern.
   *
   * @param agent the runtime that submitted it; agents are all that tells submitters apart here
   */
  record Once(Instant at, String agent) {}

  private final Map<Target, List<Once>> concerns = new HashMap<>();

  static ConcernTimes in(Tables tables) {
    ConcernTimes said = new ConcernTimes();
    tables.concerns().forEach(said::add);
    return said;
  }

  private void add(Concern concern) {
    concerns.computeIfAbsent(concern.target(), _ -> new ArrayList<>()).add(once(concern));
  }

  private static Once once(Concern concern) {
    String agent = StrictJson.parseStored(concern.payload()).path("submitting_agent").asString("");
    int version = agent.indexOf('/');
    return new Once(concern.committedAt(), version < 0 ? agent : agent.substring(0, version));
  }

  List<Once> about(Target target) {
    return concerns.getOrDefault(target, List.of());
  }

  List<Once> all() {
    return concerns.values().stream().flatMap(List::stream).toList();
  }
}
