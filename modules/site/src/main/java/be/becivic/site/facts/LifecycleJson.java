package be.becivic.site.facts;

import be.becivic.protocol.lifecycle.Decision;
import be.becivic.protocol.lifecycle.Need;
import be.becivic.protocol.lifecycle.Promotion;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Thresholds;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What an artefact needs next, for programs. The time it must wait is told as a date, so that the
 * answer depends on votes and not on when it is read.
 */
public final class LifecycleJson {
  private LifecycleJson() {}

  public static ObjectNode of(Standing standing, Thresholds thresholds) {
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("status", standing.status().wireName())
            .put("cohort_started_at", time(standing.cohort().startedAt()))
            .put("confirms", standing.tally().confirms())
            .put("rejects", standing.tally().rejects());
    Decision decision = decide(standing, thresholds);
    next(decision).ifPresent(status -> json.put("next", status.wireName()));
    ArrayNode needs = json.putArray("needs");
    sentences(decision, standing).forEach(needs::add);
    ArrayNode decisions = json.putArray("decisions");
    standing
        .decisions()
        .forEach(
            made ->
                decisions
                    .addObject()
                    .put("decided_at", time(made.decidedAt()))
                    .put("from", made.from().wireName())
                    .put("to", made.to().wireName())
                    .put("rule", made.rule()));
    return json;
  }

  public static Decision decide(Standing standing, Thresholds thresholds) {
    return Promotion.decide(standing.status(), standing.tally(), Duration.ZERO, thresholds);
  }

  public static Optional<Status> next(Decision decision) {
    return switch (decision) {
      case Decision.Hold hold -> Optional.of(hold.next());
      case Decision.Promote promote -> Optional.of(promote.to());
      case Decision.RollBack _, Decision.Quarantine _, Decision.Settled _ -> Optional.empty();
    };
  }

  /** The needs in plain English. */
  public static List<String> sentences(Decision decision, Standing standing) {
    return switch (decision) {
      case Decision.Hold hold ->
          hold.needs().stream()
              .map(
                  need ->
                      need instanceof Need.MoreTime time
                          ? "not before " + notBefore(time, standing)
                          : need.sentence())
              .toList();
      case Decision.RollBack _ -> List.of("rejections outweigh confirmations: it is put back");
      case Decision.Quarantine _ -> List.of("flagged as an injection: it is taken down");
      case Decision.Promote _, Decision.Settled _ -> List.of();
    };
  }

  public static String notBefore(Need.MoreTime time, Standing standing) {
    return time(standing.cohort().startedAt().plus(time.remaining()));
  }

  private static String time(Instant at) {
    return at.truncatedTo(ChronoUnit.SECONDS).toString();
  }
}
