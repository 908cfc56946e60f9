package be.becivic.lifecycle.forge;

import be.becivic.corpus.CommitId;
import be.becivic.library.proposal.Proposal;
import be.becivic.library.proposal.Proposals;
import be.becivic.lifecycle.forge.check.ChangeKind;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.model.Target;
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
        ChangeKey.of(id), kind, new Target(type, document.get(named).stringValue()), document);
  }

  Errand errand(CommitId since, boolean reviewed) {
    FeedbackType type = kind == ChangeKind.DRAFT ? FeedbackType.DRAFT : FeedbackType.AMENDMENT;
    return new Errand(
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
        ? new Target(TargetType.PATH, target.id().split(":", 2)[0])
        : target;
  }

  String title() {
    String what = target.type().wireName().replace('_', ' ') + " " + target.id();
    return (kind == ChangeKind.DRAFT ? "Add " : "Amend ") + what;
  }
}
