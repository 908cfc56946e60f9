package be.becivic.site.page;

import be.becivic.protocol.lifecycle.Decision;
import be.becivic.protocol.lifecycle.Need;
import be.becivic.protocol.lifecycle.Promotion;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.facts.Standing;
import be.becivic.site.view.Lifecycle;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What an artefact needs next. The time it must wait is told as a date, so that what a page says
 * depends on votes and not on when it is read.
 */
final class Lifecycles {
  private final Shelf shelf;

  Lifecycles(Shelf shelf) {
    this.shelf = shelf;
  }

  Lifecycle view(Standing standing) {
    Decision decision = decide(standing);
    return new Lifecycle(
        standing.status(),
        standing.cohort().startedAt(),
        standing.tally().confirms(),
        standing.tally().rejects(),
        next(decision),
        needs(decision, standing),
        standing.decisions().reversed());
  }

  ObjectNode json(Standing standing) {
    ObjectNode json =
        Json.object()
            .put("status", standing.status().wireName())
            .put("cohort_started_at", Json.time(standing.cohort().startedAt()))
            .put("confirms", standing.tally().confirms())
            .put("rejects", standing.tally().rejects());
    Decision decision = decide(standing);
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
                    .put("decided_at", Json.time(made.decidedAt()))
                    .put("from", made.from().wireName())
                    .put("to", made.to().wireName())
                    .put("rule", made.rule()));
    return json;
  }

  /** The needs in plain English, for agents. */
  List<String> sentences(Standing standing) {
    return sentences(decide(standing), standing);
  }

  Optional<Status> next(Standing standing) {
    return next(decide(standing));
  }

  private Decision decide(Standing standing) {
    return Promotion.decide(standing.status(), standing.tally(), Duration.ZERO, shelf.thresholds());
  }

  private static Optional<Status> next(Decision decision) {
    return switch (decision) {
      case Decision.Hold hold -> Optional.of(hold.next());
      case Decision.Promote promote -> Optional.of(promote.to());
      case Decision.RollBack _, Decision.Quarantine _, Decision.Settled _ -> Optional.empty();
    };
  }

  private List<String> needs(Decision decision, Standing standing) {
    return switch (decision) {
      case Decision.Hold hold -> hold.needs().stream().map(need -> words(need, standing)).toList();
      case Decision.RollBack _ -> List.of(shelf.t("lifecycle.rollback"));
      case Decision.Quarantine _ -> List.of(shelf.t("lifecycle.quarantine"));
      case Decision.Promote _, Decision.Settled _ -> List.of();
    };
  }

  private String words(Need need, Standing standing) {
    return switch (need) {
      case Need.MoreConfirms(int have, int want) -> shelf.t("need.confirms", have, want);
      case Need.FewerRejects(int have, int allowed) -> shelf.t("need.rejects", have, allowed);
      case Need.MoreDistinct(int have, int want) -> shelf.t("need.distinct", have, want);
      case Need.HigherRate rate ->
          shelf.t("need.rate", rate.above().movePointRight(2).stripTrailingZeros().toPlainString());
      case Need.MoreTime time -> shelf.t("need.time", notBefore(time, standing));
    };
  }

  private static List<String> sentences(Decision decision, Standing standing) {
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

  private static String notBefore(Need.MoreTime time, Standing standing) {
    return Json.time(standing.cohort().startedAt().plus(time.remaining()));
  }
}
