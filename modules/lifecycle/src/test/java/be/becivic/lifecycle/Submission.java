package be.becivic.lifecycle;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** A submission as intake would have accepted it. */
public record Submission(SubmissionId id, String json, Optional<String> cohortAnchor) {
  public static final String SKILL = "change-of-address";

  private static Submission of(FeedbackType type, String members) {
    var id = new SubmissionId(type.idKind(), freshUuid());
    String json =
        """
        {"schema_version": %d, "%s": "%s", "submitted_at": "2026-11-14T13:00:00+01:00",
         "submitting_agent": "test-agent/1.0", "submission_contract_version": "2.1.0",
         "declared_capabilities": ["multi_turn", "structured_output"], %s}\
        """
            .formatted(type.schemaVersion(), type.idField(), id, members);
    return new Submission(id, json, Optional.empty());
  }

  private static UUID freshUuid() {
    var random = ThreadLocalRandom.current();
    return new UUID(
        random.nextLong() & ~0xF000L | 0x7000L, random.nextLong() >>> 2 | Long.MIN_VALUE);
  }

  public Submission anchoredTo(String anchor) {
    return new Submission(id, json, Optional.of(anchor));
  }

  /** A vote is never staged, so its id is all there is. */
  public static SubmissionId vote() {
    return new SubmissionId(FeedbackType.VALIDATION.idKind(), freshUuid());
  }

  public static Submission concern(String body) {
    return of(
            FeedbackType.CONCERN,
            """
            "target_type": "skill", "target_id": "%s", "context": {"language_used": "en"},
            "content": {"scope": "commune-specific", "specifier": "21009", "body": "%s",
             "evidence_date": "2026-11-10", "evidence_source": "customer-report"}\
            """
                .formatted(SKILL, body))
        .anchoredTo(SKILL + "@0.1.0");
  }

  public static Submission feedback(String body) {
    return of(
        FeedbackType.FEEDBACK,
        "\"topic\": \"praise\", \"pointer\": \"https://becivic.be/paths/x\", \"body\": \"%s\""
            .formatted(body));
  }

  public static Submission skillRating(String wish) {
    return of(
            FeedbackType.RATING,
            """
            "target_type": "skill", "target_id": "%s", "skill_quality_stars": 4,
            "would_be_5_stars": "%s"\
            """
                .formatted(SKILL, wish))
        .anchoredTo(SKILL + "@0.1.0");
  }

  public static Submission rating(String targetType, String targetId, String starsField) {
    return of(
        FeedbackType.RATING,
        "\"target_type\": \"%s\", \"target_id\": \"%s\", \"%s\": 3"
            .formatted(targetType, targetId, starsField));
  }

  public static Submission valueAmendment(String uid, String value, String note) {
    return of(
        FeedbackType.AMENDMENT,
        """
        "target_type": "volatile_value", "target_id": "%s", "rationale": "The fee went up.",
        "content": {"proposed_value": %s, "value_type": "integer", "note": "%s"}\
        """
            .formatted(uid, value, note));
  }

  public static Submission referenceAmendment(String uid, String content) {
    return of(
        FeedbackType.AMENDMENT,
        """
        "target_type": "reference", "target_id": "%s", "rationale": "It moved.", "content": {%s}\
        """
            .formatted(uid, content));
  }

  public static Submission summaryAmendment(String summary) {
    return of(
            FeedbackType.AMENDMENT,
            """
            "target_type": "skill", "target_id": "%s", "rationale": "Clearer.",
            "content": {"amendment_subtype": "frontmatter",
             "frontmatter_change": {"field_path": "summary", "proposed_value": "%s"}},
            "provenance": {"kind": "discovery_session",
             "research_notes_markdown": "Read at the counter."}\
            """
                .formatted(SKILL, summary))
        .anchoredTo(SKILL + "@0.1.0");
  }

  public static Submission bodyDiff(String diff) {
    return of(
        FeedbackType.AMENDMENT,
        """
        "target_type": "skill", "target_id": "%s", "rationale": "Clearer.",
        "content": {"amendment_subtype": "body", "skill_commit": "abcdef0", "body_diff": "%s"}\
        """
            .formatted(SKILL, diff));
  }
}
