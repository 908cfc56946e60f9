package be.becivic.site.page;

import be.becivic.protocol.lifecycle.Decision;
import be.becivic.protocol.lifecycle.Need;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.facts.LifecycleJson;
import be.becivic.site.facts.Standing;
import be.becivic.site.view.Lifecycle;
import java.util.List;
import java.util.Optional;
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
        LifecycleJson.next(decision),
        needs(decision, standing),
        standing.decisions().reversed());
  }

  ObjectNode json(Standing standing) {
    return LifecycleJson.of(standing, shelf.thresholds());
  }

  /** The needs in plain English, for agents. */
  List<String> sentences(Standing standing) {
    return LifecycleJson.sentences(decide(standing), standing);
  }

  Optional<Status> next(Standing standing) {
    return LifecycleJson.next(decide(standing));
  }

  private Decision decide(Standing standing) {
    return LifecycleJson.decide(standing, shelf.thresholds());
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
      case Need.MoreTime time -> shelf.t("need.time", LifecycleJson.notBefore(time, standing));
    };
  }
}
