package be.becivic.lifecycle.machine;

import be.becivic.changes.LandingOutcome;
import be.becivic.changes.SystemChanges;
import be.becivic.corpus.Corpus;
import be.becivic.lifecycle.former.FormerTexts;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.decision.PendingDecision;
import java.util.Optional;

/**
 * Carries decisions out in the corpus, each as one commit in which status and version move
 * together. Asking again for one that is on main already makes no second commit.
 */
final class StatusFlip {
  private final SystemChanges changes;
  private final FormerTexts former;

  StatusFlip(SystemChanges changes, FormerTexts former) {
    this.changes = changes;
    this.former = former;
  }

  LandingOutcome land(PendingDecision pending) {
    DecisionRecord decision = pending.decision();
    return changes.land(
        new ChangeKey(pending.change()),
        new CommitId(pending.baseCommit()),
        decision.target(),
        title(decision),
        main -> files(main, decision, former));
  }

  /** What a decision changes on a state of main, or that it no longer fits. */
  static Outcome<FileChanges> files(Corpus main, DecisionRecord decision, FormerTexts former) {
    ArtefactFiles files = new ArtefactFiles(main, decision.target(), former);
    if (DecisionWriter.isBy(decision, DecisionRule.POST_HANDOFF_OBSERVED)) {
      return files.observed();
    }
    if (!stillFits(files, decision)) {
      return Outcome.refused(Rejection.of(ErrorCategory.CROSS_REF_FAIL));
    }
    if (DecisionWriter.isBy(decision, DecisionRule.MAINTAINER_VOUCH)) {
      return files.vouched(FileChanges.none());
    }
    DecisionInputs inputs = DecisionInputs.of(decision);
    return inputs
        .restoredFrom()
        .map(
            before ->
                files
                    .undone(inputs.change(), before)
                    .then(undone -> withStatus(files, decision, undone))
                    .then(undone -> vouched(files, decision, undone)))
        .orElseGet(
            () ->
                decision.target() instanceof Target.Source(PathSourceId source)
                    ? new ConfirmedSource(main, source).at(decision.to())
                    : files.at(decision.to(), inputs.supersededBy()));
  }

  /** What a maintainer puts back is ours, also where it was a change under review. */
  private static Outcome<FileChanges> vouched(
      ArtefactFiles files, DecisionRecord decision, FileChanges undone) {
    return DecisionWriter.isBy(decision, DecisionRule.MAINTAINER_RESTORE)
        ? files.vouched(undone)
        : Outcome.ok(undone);
  }

  /** A source has no status in the corpus. */
  private static Outcome<FileChanges> withStatus(
      ArtefactFiles files, DecisionRecord decision, FileChanges undone) {
    return decision.target().type() == TargetType.PATH_SOURCE
        ? Outcome.ok(undone)
        : files.at(decision.to(), undone);
  }

  /** Votes are about the text they saw; a flag is also about the same text one step up. */
  private static boolean stillFits(ArtefactFiles files, DecisionRecord decision) {
    Optional<TextDigest> voted = DecisionInputs.of(decision).digest();
    boolean isAboutMain = voted.isEmpty() || voted.equals(files.digest());
    if (decision.target().type() == TargetType.PATH_SOURCE) {
      return isAboutMain;
    }
    boolean isFlag = DecisionWriter.isBy(decision, DecisionRule.QUARANTINE);
    return files
        .status()
        .filter(
            now ->
                now == decision.from() && isAboutMain
                    || isFlag && (now.takesVotes() || now == decision.from()))
        .isPresent();
  }

  private static String title(DecisionRecord decision) {
    String what =
        decision.target().type().wireName().replace("path_", "") + " " + decision.target().id();
    if (DecisionWriter.isBy(decision, DecisionRule.POST_HANDOFF_OBSERVED)) {
      return "Note that users saw what follows the handoff of " + what;
    }
    if (DecisionWriter.isBy(decision, DecisionRule.MAINTAINER_VOUCH)) {
      return "Stand for the change of " + what;
    }
    return DecisionInputs.of(decision).restoredFrom().isPresent()
        ? "Put " + what + " back to " + decision.to().wireName()
        : "Move %s from %s to %s"
            .formatted(what, decision.from().wireName(), decision.to().wireName());
  }
}
