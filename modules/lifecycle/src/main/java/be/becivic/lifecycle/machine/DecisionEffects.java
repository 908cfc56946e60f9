package be.becivic.lifecycle.machine;

import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import java.time.Instant;
import java.util.List;

/** What has to happen in the database once a decision is carried out. */
final class DecisionEffects {
  private final Library library;

  DecisionEffects(Library library) {
    this.library = library;
  }

  /** Records the decision, forgets voters it has no more use for, calls a person where it must. */
  ChainedDecision of(Tables tables, DecisionRecord decision, Instant now) {
    if (DecisionWriter.isBy(decision, DecisionRule.QUARANTINE)) {
      FlagReviews.open(tables, decision.target(), decision.cohort(), now);
    }
    if (!decision.to().takesVotes()) {
      forget(tables, decision.target(), decision.to());
    }
    // Votes may already suffice for the step after this one.
    tables.dueChecks().ask(decision.target(), now);
    return tables.decisions().append(decision);
  }

  /** A path's salt serves its sources too, so it goes when the last of them has settled. */
  private void forget(Tables tables, Target target, Status status) {
    switch (target.type()) {
      case PATH -> {
        tables.salts().forgetVoters(target);
        forgetScope(tables, new PathId(target.id()), status);
      }
      case PATH_SOURCE -> {
        PathId path = PathSourceId.parse(target.id()).orElseThrow().path();
        tables.salts().forgetVoters(target);
        library
            .find(tables, new Target.Path(path))
            .flatMap(Artefact::status)
            .ifPresent(ofPath -> forgetScope(tables, path, ofPath));
      }
      case SKILL, VOLATILE_VALUE, REFERENCE, OBSERVATION, SKILL_GRAPH, AGENT_PROTOCOL, SESSION ->
          tables.salts().destroyArtefact(target);
    }
  }

  private void forgetScope(Tables tables, PathId path, Status status) {
    List<Artefact> sources = library.sources(tables, path);
    boolean isSettled =
        !status.takesVotes()
            && sources.stream()
                .flatMap(source -> source.status().stream())
                .noneMatch(Status::takesVotes);
    if (isSettled) {
      tables.salts().destroyArtefact(new Target.Path(path));
      sources.forEach(source -> tables.salts().forgetVoters(source.target()));
    }
  }
}
