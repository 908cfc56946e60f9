package be.becivic.site.page.common;

import be.becivic.protocol.lifecycle.LifecycleVerdict;
import be.becivic.protocol.lifecycle.Need;
import be.becivic.protocol.lifecycle.Promotion;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.facts.ArtefactStanding;
import be.becivic.site.view.LifecycleView;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What an artefact needs next. The time it must wait is told as a date, so that what a page says
 * depends on votes and not on when it is read.
 */
public final class Lifecycles {
  private final PageContext context;

  public Lifecycles(PageContext context) {
    this.context = context;
  }

  public LifecycleView view(ArtefactStanding standing) {
    LifecycleVerdict decision = decide(standing);
    return new LifecycleView(
        standing.status(),
        standing.cohort().startedAt(),
        standing.tally().confirms(),
        standing.tally().rejects(),
        next(decision),
        needs(decision, standing),
        standing.decisions().reversed());
  }

  public ObjectNode json(ArtefactStanding standing) {
    ObjectNode json =
        PageJson.object()
            .put("status", standing.status().wireName())
            .put("cohort_started_at", PageJson.time(standing.cohort().startedAt()))
            .put("confirms", standing.tally().confirms())
            .put("rejects", standing.tally().rejects());
    LifecycleVerdict decision = decide(standing);
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
                    .put("decided_at", PageJson.time(made.decidedAt()))
                    .put("from", made.from().wireName())
                    .put("to", made.to().wireName())
                    .put("rule", made.rule()));
    return json;
  }

  boolean isFlagged(ArtefactStanding standing) {
    return decide(standing) instanceof LifecycleVerdict.Quarantine;
  }

  /** The needs in plain English, for agents. */
  List<String> sentences(ArtefactStanding standing) {
    return sentences(decide(standing), standing);
  }

  Optional<Status> next(ArtefactStanding standing) {
    return next(decide(standing));
  }

  private LifecycleVerdict decide(ArtefactStanding standing) {
    return Promotion.decide(
        standing.status(), standing.tally(), Duration.ZERO, context.thresholds());
  }

  private static Optional<Status> next(LifecycleVerdict decision) {
    return switch (decision) {
      case LifecycleVerdict.Hold hold -> Optional.of(hold.next());
      case LifecycleVerdict.Promote promote -> Optional.of(promote.to());
      case LifecycleVerdict.RollBack _,
          LifecycleVerdict.GiveWay _,
          LifecycleVerdict.Quarantine _,
          LifecycleVerdict.Settled _ ->
          Optional.empty();
    };
  }

  private List<String> needs(LifecycleVerdict decision, ArtefactStanding standing) {
    return switch (decision) {
      case LifecycleVerdict.Hold hold ->
          hold.needs().stream().map(need -> words(need, standing)).toList();
      case LifecycleVerdict.RollBack _ -> List.of(context.t("lifecycle.rollback"));
      case LifecycleVerdict.Quarantine _ -> List.of(context.t("lifecycle.quarantine"));
      case LifecycleVerdict.Promote _, LifecycleVerdict.GiveWay _, LifecycleVerdict.Settled _ ->
          List.of();
    };
  }

  private String words(Need need, ArtefactStanding standing) {
    return switch (need) {
      case Need.MoreConfirms(int have, int want) -> context.t("need.confirms", have, want);
      case Need.FewerRejects(int have, int allowed) -> context.t("need.rejects", have, allowed);
      case Need.MoreDistinct(int have, int want) -> context.t("need.distinct", have, want);
      case Need.HigherRate rate ->
          context.t(
              "need.rate", rate.above().movePointRight(2).stripTrailingZeros().toPlainString());
      case Need.MoreTime time ->
          context.t(
              "need.time",
              context
                  .reader()
                  .language()
                  .date(LocalDate.ofInstant(earliest(time, standing), ZoneOffset.UTC)));
    };
  }

  private static List<String> sentences(LifecycleVerdict decision, ArtefactStanding standing) {
    return switch (decision) {
      case LifecycleVerdict.Hold hold ->
          hold.needs().stream()
              .map(
                  need ->
                      need instanceof Need.MoreTime time
                          ? "not before " + notBefore(time, standing)
                          : need.sentence())
              .toList();
      case LifecycleVerdict.RollBack _ ->
          List.of("rejections outweigh confirmations: it is put back");
      case LifecycleVerdict.Quarantine _ ->
          List.of("flagged as an injection: a person looks into it");
      case LifecycleVerdict.Promote _, LifecycleVerdict.GiveWay _, LifecycleVerdict.Settled _ ->
          List.of();
    };
  }

  private static String notBefore(Need.MoreTime time, ArtefactStanding standing) {
    return PageJson.time(earliest(time, standing));
  }

  private static Instant earliest(Need.MoreTime time, ArtefactStanding standing) {
    return standing.cohort().startedAt().plus(time.remaining());
  }
}
