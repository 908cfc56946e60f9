package be.becivic.lifecycle.machine;

import be.becivic.library.lifecycle.Assessment;
import be.becivic.library.lifecycle.LifecycleJson;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Gate;
import be.becivic.protocol.lifecycle.LifecycleVerdict;
import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.decision.DecisionRecord;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a decision looked at and what came of it, as its record tells it. */
record DecisionInputs(ObjectNode json) {
  private static final String COMMIT = "commit";
  private static final String CHANGE = "change_commit";
  private static final String DIGEST = "digest";
  private static final String RESTORED_FROM = "restored_from";
  private static final String SUPERSEDED_BY = "superseded_by";
  private static final String RESTORED_REVISION = "restored_revision";
  private static final String PULLED_REVISION = "pulled_revision";

  static DecisionInputs none() {
    return new DecisionInputs(JsonNodeFactory.instance.objectNode());
  }

  /** Everything the rules need to come to the same decision again. */
  static DecisionInputs of(Assessment assessment, Thresholds thresholds) {
    DecisionInputs inputs = counted(assessment);
    inputs.json.set("thresholds", thresholds(thresholds));
    return inputs;
  }

  /** Which text it is about, and what its votes are. */
  static DecisionInputs counted(Assessment assessment) {
    DecisionInputs inputs = none();
    inputs.json.set("counts", LifecycleJson.counts(assessment.counts()));
    inputs.json.put("cohort_started_at", seconds(assessment.cohort().startedAt()).toString());
    inputs.json.put("age", assessment.age().truncatedTo(ChronoUnit.SECONDS).toString());
    assessment.cohort().digest().ifPresent(inputs::digest);
    if (assessment.decision() instanceof LifecycleVerdict.GiveWay(Instant quietSince)) {
      inputs.put("quiet_since", seconds(quietSince).toString());
    }
    return inputs;
  }

  /** Confirmations and rejections, in words. */
  String votes() {
    return "%d for, %d against"
        .formatted(
            json.path("counts").path("confirms").asInt(0),
            json.path("counts").path("rejects").asInt(0));
  }

  /** How many voices had flagged an injection. */
  int flags() {
    return json.path("counts").path("injection_flags").asInt(0);
  }

  static DecisionInputs of(DecisionRecord decision) {
    return new DecisionInputs((ObjectNode) StrictJson.parseStored(decision.inputs()));
  }

  /** The commit that carried it out. */
  DecisionInputs commit(CommitId commit) {
    return put(COMMIT, commit.value());
  }

  Optional<CommitId> commit() {
    return text(COMMIT).map(CommitId::new);
  }

  /** The commit of main that was looked at, where carrying it out took none. */
  DecisionInputs served(CommitId commit) {
    return put("served_commit", commit.value());
  }

  /** The commit whose text was put back. */
  DecisionInputs restoredFrom(CommitId commit) {
    return put(RESTORED_FROM, commit.value());
  }

  /** The commit that brought the change which is undone. */
  DecisionInputs change(CommitId commit) {
    return put(CHANGE, commit.value());
  }

  Optional<CommitId> change() {
    return text(CHANGE).map(CommitId::new);
  }

  DecisionInputs digest(TextDigest text) {
    return put(DIGEST, text.hex());
  }

  /** The text it is about. */
  Optional<TextDigest> digest() {
    return text(DIGEST).flatMap(TextDigest::parse);
  }

  /** The same decision without a text to put back. */
  DecisionInputs withoutRestoredText() {
    json.remove(RESTORED_FROM);
    return this;
  }

  Optional<CommitId> restoredFrom() {
    return text(RESTORED_FROM).map(CommitId::new);
  }

  /** The revision that is current now. */
  DecisionInputs revision(int revision) {
    json.put("revision", revision);
    return this;
  }

  /** The earlier revision whose text was put back. */
  DecisionInputs restoredRevision(int revision) {
    json.put(RESTORED_REVISION, revision);
    return this;
  }

  Optional<Integer> restoredRevision() {
    return json.optional(RESTORED_REVISION).map(JsonNode::intValue);
  }

  /** The revision that another one took the place of. */
  DecisionInputs pulledRevision(int revision) {
    json.put(PULLED_REVISION, revision);
    return this;
  }

  Optional<Integer> pulledRevision() {
    return json.optional(PULLED_REVISION).map(JsonNode::intValue);
  }

  /** What takes the place of the artefact. */
  DecisionInputs supersededBy(String id) {
    return put(SUPERSEDED_BY, id);
  }

  Optional<String> supersededBy() {
    return text(SUPERSEDED_BY);
  }

  /** Why a maintainer wanted it. */
  DecisionInputs reason(String words) {
    return put("reason", words);
  }

  /** No rule looks at less than a second, and people read this. */
  private static Instant seconds(Instant time) {
    return time.truncatedTo(ChronoUnit.SECONDS);
  }

  private DecisionInputs put(String name, String value) {
    json.put(name, value);
    return this;
  }

  private Optional<String> text(String name) {
    return json.path(name).stringValueOpt();
  }

  private static ObjectNode thresholds(Thresholds thresholds) {
    Gate.AlphaToBeta beta = thresholds.alphaToBeta();
    Gate.BetaToStable stable = thresholds.betaToStable();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.putObject("alpha_to_beta")
        .put("confirms", beta.confirms())
        .put("max_rejects", beta.maxRejects())
        .put("min_age", beta.minAge().toString())
        .put("distinct", beta.distinct());
    json.putObject("beta_to_stable")
        .put("confirms", stable.confirms())
        .put("rate", stable.rate().toPlainString())
        .put("min_age", stable.minAge().toString())
        .put("distinct", stable.distinct());
    return json.put("rollback_margin", thresholds.rollbackMargin())
        .put("post_handoff_confirms", thresholds.postHandoff().confirms())
        .put("quarantine_flags", thresholds.quarantine().flags())
        .put("gives_way_after", thresholds.review().givesWayAfter().toString());
  }
}
