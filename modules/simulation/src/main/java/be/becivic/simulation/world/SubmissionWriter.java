package be.becivic.simulation.world;

import be.becivic.corpus.diff.TextDiff;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SubmissionId;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import java.util.random.RandomGenerator;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes submissions as agents do, with ids that only the seed and the clock decide. */
final class SubmissionWriter {
  private static final String CONTRACT = "2.1.0";
  private static final long VERSION_7 = 0x7000;
  private static final long VARIANT = 0x8000_0000_0000_0000L;

  private final InstantSource clock;
  private final RandomGenerator random;

  SubmissionWriter(InstantSource clock, RandomGenerator random) {
    this.clock = clock;
    this.random = random;
  }

  ObjectNode vote(Target target, SeenText text, Verdict verdict) {
    ObjectNode vote =
        about(FeedbackType.VALIDATION, target)
            .put("verdict", verdict.wireName())
            .put("target_version", text.version());
    return verdict == Verdict.REJECT ? vote.put("rationale", "It was not so.") : vote;
  }

  ObjectNode flag(Target target, SeenText text) {
    return vote(target, text, Verdict.REJECT)
        .put("injection_flag", true)
        .put("injection_reason", "It reads like an order.");
  }

  /** Proposes other words for a skill, as its text is at a commit. */
  ObjectNode rewording(Skill skill, CommitId commit, String text) {
    String path = skill.file().path();
    ObjectNode amendment =
        about(FeedbackType.AMENDMENT, new Target.Skill(skill.id()))
            .put("rationale", "The desk says so.");
    amendment
        .putObject("content")
        .put("amendment_subtype", "body")
        .put("skill_commit", commit.value())
        .put("body_diff", TextDiff.of(path, bytes(skill.file().text()), bytes(text)));
    return amendment;
  }

  private static Optional<byte[]> bytes(String text) {
    return Optional.of(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Proposes another figure. */
  ObjectNode correction(Target.Value value, String figure) {
    ObjectNode amendment =
        about(FeedbackType.AMENDMENT, value).put("rationale", "The tariff page says so.");
    amendment
        .putObject("content")
        .put("proposed_value", Integer.parseInt(figure))
        .put("value_type", "integer");
    return amendment;
  }

  private ObjectNode about(FeedbackType type, Target target) {
    Instant now = clock.instant();
    ObjectNode document =
        JsonNodeFactory.instance
            .objectNode()
            .put("schema_version", type.schemaVersion())
            .put(type.idField(), freshId(type, now).toString())
            .put("submitted_at", now.toString())
            .put("submitting_agent", "simulated/1.0")
            .put("submission_contract_version", CONTRACT)
            .put("target_type", target.type().wireName())
            .put("target_id", target.id());
    document
        .putArray("declared_capabilities")
        .add("multi_turn")
        .add("structured_output")
        .add("web_fetch")
        .add("tool_execution")
        .add("file_read");
    return document;
  }

  private SubmissionId freshId(FeedbackType type, Instant now) {
    long time = now.toEpochMilli() << 16 | VERSION_7 | random.nextLong() & 0xFFF;
    return new SubmissionId(type.idKind(), new UUID(time, VARIANT | random.nextLong() >>> 2));
  }
}
