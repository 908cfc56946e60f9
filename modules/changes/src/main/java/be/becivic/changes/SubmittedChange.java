package be.becivic.changes;

import be.becivic.library.proposal.Proposal;
import be.becivic.library.proposal.Proposals;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.ChangeKind;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.json.StrictJson;
import tools.jackson.databind.JsonNode;

/** The change a submission asks for. */
record SubmittedChange(ChangeKey key, ChangeKind kind, Target target, JsonNode document) {

  static SubmittedChange of(SubmissionId id, String payload) {
    JsonNode document = StrictJson.parseStored(payload);
    ChangeKind kind =
        id.kind() == SubmissionId.Kind.DRAFT ? ChangeKind.DRAFT : ChangeKind.AMENDMENT;
    String named = kind == ChangeKind.DRAFT ? "proposed_id" : "target_id";
    TargetType type = TargetType.parse(document.get("target_type").stringValue()).orElseThrow();
    return new SubmittedChange(
        ChangeKey.of(id), kind, Target.of(type, document.get(named).stringValue()), document);
  }

  PendingChange errand(CommitId since, boolean reviewed) {
    FeedbackType type = kind == ChangeKind.DRAFT ? FeedbackType.DRAFT : FeedbackType.AMENDMENT;
    return new PendingChange(
        key,
        kind,
        reviewed,
        title(),
        since,
        corpus ->
            Proposals.of(corpus, type, document)
                .map(Proposal::files)
                .then(files -> Demotion.of(corpus, target, files)));
  }

  /** Whose votes the submitter stays away from: a source's are its path's (§6.2.3). */
  Target scope() {
    return target.type() == TargetType.PATH_SOURCE
        ? Target.of(TargetType.PATH, target.id().split(":", 2)[0])
        : target;
  }

  String title() {
    String what = target.type().wireName().replace('_', ' ') + " " + target.id();
    return (kind == ChangeKind.DRAFT ? "Add " : "Amend ") + what;
  }
}
