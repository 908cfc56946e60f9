package be.becivic.changes;

import be.becivic.corpus.Corpus;
import be.becivic.library.proposal.Proposal;
import be.becivic.library.proposal.Proposals;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.ChangeKind;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.catalogue.RevisionOrigin;
import java.util.Optional;
import java.util.function.Function;

/** The change a submission asks for. */
record SubmittedChange(ChangeKey key, ChangeKind kind, Target target, Submission submission) {

  static SubmittedChange of(SubmissionId id, String payload) {
    Submission submission =
        Submission.parseStored(FeedbackType.of(id.kind()), StrictJson.parseStored(payload));
    ChangeKind kind =
        id.kind() == SubmissionId.Kind.DRAFT ? ChangeKind.DRAFT : ChangeKind.AMENDMENT;
    return new SubmittedChange(
        ChangeKey.of(id), kind, submission.findTarget().orElseThrow(), submission);
  }

  /** The change as it merges by itself, when its text is nobody's yet. */
  PendingChange pending(CommitId since, boolean reviewed) {
    return pending(
        since,
        kind == ChangeKind.AMENDMENT ? RevisionOrigin.COMMUNITY : RevisionOrigin.MAINTAINER,
        reviewed,
        corpus -> proposed(corpus).then(files -> Demotion.of(corpus, target, files)));
  }

  /** The change as a maintainer merges it, who makes its text ours. */
  PendingChange vouched(CommitId since) {
    return pending(since, RevisionOrigin.MAINTAINER, true, this::proposed);
  }

  private PendingChange pending(
      CommitId since,
      RevisionOrigin origin,
      boolean reviewed,
      Function<Corpus, Outcome<FileChanges>> files) {
    return new PendingChange(
        key, kind, origin, Optional.of(scope()), reviewed, title(), since, files);
  }

  private Outcome<FileChanges> proposed(Corpus corpus) {
    return Proposals.of(corpus, submission).map(Proposal::files);
  }

  /** Whose votes the submitter stays away from: a source's are its path's (§6.2.3). */
  Target scope() {
    return target instanceof Target.Source(PathSourceId source)
        ? new Target.Path(source.path())
        : target;
  }

  String title() {
    String what = target.type().wireName().replace('_', ' ') + " " + target.id();
    return (kind == ChangeKind.DRAFT ? "Add " : "Amend ") + what;
  }
}
