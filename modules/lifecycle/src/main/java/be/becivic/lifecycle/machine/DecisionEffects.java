package be.becivic.lifecycle.machine;

import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.PathOnMain;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import java.time.Instant;
import java.util.List;

/** What has to happen in the database once a decision is carried out. */
final class DecisionEffects {
  private DecisionEffects() {}

  /** Records the decision, forgets voters it has no more use for, calls a person where it must. */
  static ChainedDecision record(
      Tables tables, MainReading main, DecisionRecord decision, Instant now) {
    if (DecisionWriter.isBy(decision, DecisionRule.QUARANTINE)) {
      FlagReviews.open(tables, decision.target(), decision.cohort(), now);
    } else if (DecisionWriter.isBy(decision, DecisionRule.ROLLBACK)
        && decision.to() == Status.QUARANTINED) {
      PullReviews.takenDown(tables, decision, now);
    }
    if (decision.to() == Status.STABLE && !isPull(decision) || decision.to() == Status.DEPRECATED) {
      forgetVoters(tables, main, decision.target(), decision.to());
    } else if (isPull(decision)) {
      // Who wrote it stays known, in case it comes back.
      tables.salts().forgetVoters(decision.target(), decision.cohort());
    }
    // Votes may already suffice for the step after this one.
    tables.dueChecks().ask(decision.target(), now);
    return tables.decisions().append(decision);
  }

  /** Whether a text was taken away. */
  static boolean isPull(DecisionRecord decision) {
    return DecisionWriter.isBy(decision, DecisionRule.ROLLBACK)
        || DecisionWriter.isBy(decision, DecisionRule.GAVE_WAY)
        || DecisionWriter.isBy(decision, DecisionRule.QUARANTINE);
  }

  /** A path's salt serves its sources too, so it goes when the last of them has settled. */
  private static void forgetVoters(Tables tables, MainReading main, Target target, Status status) {
    switch (target) {
      case Target.Path _ -> {
        tables.salts().forgetVoters(target);
        main.path().ifPresent(path -> destroyIfSettled(tables, path, status));
      }
      case Target.Source _ -> {
        tables.salts().forgetVoters(target);
        main.path()
            .ifPresent(
                path -> path.status().ifPresent(ofPath -> destroyIfSettled(tables, path, ofPath)));
      }
      case Target.Skill _,
          Target.Value _,
          Target.Reference _,
          Target.Concern _,
          Target.Graph _,
          Target.Protocol _ ->
          tables.salts().destroyArtefact(target);
    }
  }

  private static void destroyIfSettled(Tables tables, PathOnMain path, Status status) {
    List<Artefact> sources = path.sources(tables);
    boolean isSettled =
        !status.takesVotes()
            && sources.stream()
                .flatMap(source -> source.status().stream())
                .noneMatch(Status::takesVotes);
    if (isSettled) {
      tables.salts().destroyArtefact(new Target.Path(path.id()));
      sources.forEach(source -> tables.salts().forgetVoters(source.target()));
    }
  }
}
