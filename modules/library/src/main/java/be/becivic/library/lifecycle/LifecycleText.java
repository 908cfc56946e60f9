package be.becivic.library.lifecycle;

import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import java.util.List;

/** The lifecycle of an artefact, as a person reads it in a terminal. */
public final class LifecycleText {
  private LifecycleText() {}

  public static String of(ArtefactLifecycle lifecycle) {
    Assessment now = lifecycle.now();
    Artefact artefact = now.artefact();
    StringBuilder text = new StringBuilder();
    text.append(
        "%s is %s since %s%s\n"
            .formatted(
                name(artefact),
                now.status().wireName(),
                now.cohort().startedAt(),
                artefact.anchor().map(anchor -> ", as " + anchor).orElse("")));
    text.append("  votes: ").append(votes(now.counts())).append('\n');
    text.append("  next:  ").append(LifecycleWords.would(now)).append('\n');
    lifecycle
        .underReview()
        .ifPresent(
            change ->
                text.append("  A change is under review since ")
                    .append(change.cohort().startedAt())
                    .append(": ")
                    .append(votes(change.counts()))
                    .append(". ")
                    .append(LifecycleWords.would(change))
                    .append('\n'));
    if (lifecycle.underWay()) {
      text.append("  A decision about it is on its way to the corpus.\n");
    }
    lifecycle.caveats().forEach(caveat -> text.append("  ").append(caveat).append('\n'));
    lifecycle.history().forEach(decision -> text.append("  ").append(line(decision)).append('\n'));
    return text.toString();
  }

  /** What a tick would decide, a line each. */
  public static String of(List<Assessment> moves) {
    if (moves.isEmpty()) {
      return "Nothing to decide.\n";
    }
    StringBuilder text = new StringBuilder();
    for (Assessment move : moves) {
      text.append(
          "%s: %s -> %s (%s: %s)\n"
              .formatted(
                  name(move.artefact()),
                  move.status().wireName(),
                  move.to().wireName(),
                  move.decision().rule().wireName(),
                  votes(move.counts())));
    }
    return text.toString();
  }

  private static String line(ChainedDecision chained) {
    DecisionRecord decision = chained.decision();
    return "%d  %s  %s: %s -> %s  %s"
        .formatted(
            chained.seq(),
            decision.decidedAt(),
            decision.rule(),
            decision.from().wireName(),
            decision.to().wireName(),
            chained.hash().base64Url());
  }

  private static String name(Artefact artefact) {
    return artefact.target().type().wireName().replace('_', ' ') + " " + artefact.target().id();
  }

  private static String votes(Tally counts) {
    return "%d confirm, %d reject, %d flag an injection"
        .formatted(counts.confirms(), counts.rejects(), counts.injectionFlags());
  }
}
