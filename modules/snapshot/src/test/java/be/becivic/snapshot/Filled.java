package be.becivic.snapshot;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.LinkState;
import be.becivic.records.catalogue.LinkStatus;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Concern;
import be.becivic.records.content.Draft;
import be.becivic.records.content.FeedbackRow;
import be.becivic.records.content.ProposalState;
import be.becivic.records.content.Rating;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.decision.SourceStanding;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Voter;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;

/** Puts something into every table, and a secret into every column that is not published. */
final class Filled {
  static final Target SKILL = Target.of(TargetType.SKILL, "change-of-address");
  static final String SECRET = "s3cr3t";
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00.123Z");

  private final Tables tables;
  private final Random random;
  private Instant now = NOON;

  Filled(Tables tables, long seed) {
    this.tables = tables;
    this.random = new Random(seed);
  }

  Filled everything() {
    new FilledCatalogues(tables.catalogue(), this::tick).fill(NOON);
    for (ProposalState state : ProposalState.values()) {
      amendment(state);
      draft(state);
    }
    for (int i = 0; i < 5; i++) {
      concern();
      vote();
      rating(TargetType.SKILL, Optional.of(SKILL.id()));
    }
    rating(TargetType.SESSION, Optional.empty());
    feedback();
    decisions();
    reviews();
    tables.concerns().delete(new Uid(Uid.Kind.CONCERN, 5));
    tables
        .sourceStandings()
        .put(
            new SourceStanding(
                PathSourceId.parse("a-path:a-source").orElseThrow(),
                Status.BETA,
                tick(),
                true,
                Optional.empty()));
    tables
        .links()
        .put(
            new LinkStatus(
                new Uid(Uid.Kind.REFERENCE, 1),
                "https://justice.belgium.be/x",
                LinkState.GONE,
                Optional.of(404),
                Optional.empty(),
                1,
                tick()));
    return this;
  }

  private void concern() {
    tables
        .concerns()
        .insert(
            new Concern(
                tables.uids().mint(Uid.Kind.CONCERN),
                id(SubmissionId.Kind.CONCERN),
                SKILL,
                Optional.of("commune-specific"),
                Optional.of("21009"),
                Optional.of("change-of-address@0.1.0"),
                payload("\"body\":\"Closed at noon.\""),
                tick(),
                tick()));
  }

  private void amendment(ProposalState state) {
    tables
        .amendments()
        .insert(
            new Amendment(
                tables.uids().mint(Uid.Kind.AMENDMENT),
                id(SubmissionId.Kind.AMENDMENT),
                SKILL,
                Optional.empty(),
                payload("\"body_diff\":\"said in " + state + "\""),
                state,
                tick(),
                tick(),
                state == ProposalState.PENDING ? Optional.empty() : Optional.of(tick())));
  }

  private void draft(ProposalState state) {
    tables
        .drafts()
        .insert(
            new Draft(
                tables.uids().mint(Uid.Kind.DRAFT),
                id(SubmissionId.Kind.DRAFT),
                Target.of(TargetType.SKILL, "a-new-skill"),
                payload("\"body\":\"drafted in " + state + "\""),
                state,
                tick(),
                tick(),
                state == ProposalState.PENDING ? Optional.empty() : Optional.of(tick())));
  }

  private void vote() {
    vote(id(SubmissionId.Kind.VALIDATION), random.nextBoolean());
  }

  private void vote(SubmissionId id, boolean flag) {
    tables
        .validations()
        .insert(
            new Validation(
                id,
                SKILL,
                "0.1@2026-11-01T00:00:00Z",
                random.nextBoolean() ? Verdict.CONFIRM : Verdict.REJECT,
                flag,
                false,
                Optional.of(SECRET),
                Optional.of(SECRET),
                Optional.of("{\"failure_signal\":\"" + SECRET + "\"}"),
                Optional.of(new Voter(hash(), hash())),
                Optional.of(hash()),
                false,
                SECRET + "/1.0",
                "2.1.0",
                tick(),
                tick()));
  }

  private void rating(TargetType type, Optional<String> target) {
    tables
        .ratings()
        .insert(
            new Rating(
                tables.uids().mint(Uid.Kind.RATING),
                id(SubmissionId.Kind.RATING),
                type,
                target,
                Optional.of("change-of-address@0.1.0"),
                1 + random.nextInt(5),
                Optional.of(SECRET),
                SECRET + "/1.0",
                "2.1.0",
                tick(),
                tick()));
  }

  private void feedback() {
    tables
        .feedbackChannel()
        .insert(
            new FeedbackRow(
                tables.uids().mint(Uid.Kind.FEEDBACK),
                id(SubmissionId.Kind.FEEDBACK),
                Optional.empty(),
                Optional.of(SECRET),
                SECRET,
                SECRET + "/1.0",
                "2.1.0",
                tick(),
                tick(),
                Optional.empty()));
  }

  private void decisions() {
    for (int i = 0; i < 3; i++) {
      tables
          .decisions()
          .append(
              new DecisionRecord(
                  SKILL, "r1", "promote", Status.ALPHA, Status.BETA, "{ \"n\": 1.50 }", tick()));
    }
  }

  private void reviews() {
    var flagged = id(SubmissionId.Kind.VALIDATION);
    vote(flagged, true);
    tables
        .review()
        .open(
            ReviewKind.INJECTION_FLAG,
            Optional.of(SKILL),
            Optional.of(flagged),
            "A vote says that this carries an injection.",
            tick());
    tables
        .review()
        .open(
            ReviewKind.NER_HOLD,
            Optional.of(Target.of(TargetType.SKILL, SECRET)),
            Optional.of(id(SubmissionId.Kind.CONCERN)),
            SECRET,
            tick());
    tables
        .review()
        .open(ReviewKind.LINK_ROT, Optional.empty(), Optional.empty(), "1 page is gone.", tick());
  }

  private static String payload(String content) {
    return """
    {"schema_version":4,"concern_id":"%1$s","submitting_agent":"%1$s/1.0","submitted_at":"%1$s",
     "declared_capabilities":["%1$s"],"context":{"commune":"%1$s"},"provenance":{"x":"%1$s"},
     "session_id":"%1$s","rationale":"It was.","content":{%2$s}}\
    """
        .formatted(SECRET, content);
  }

  private SubmissionId id(SubmissionId.Kind kind) {
    return new SubmissionId(
        kind,
        new UUID(random.nextLong() & ~0xF000L | 0x7000L, random.nextLong() >>> 2 | Long.MIN_VALUE));
  }

  private Hash hash() {
    byte[] bytes = new byte[Hash.LENGTH];
    random.nextBytes(bytes);
    return Hash.of(bytes);
  }

  private Instant tick() {
    now = now.plus(Duration.ofHours(7));
    return now;
  }
}
