package be.becivic.protocol.submission;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.PlainTimes;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The one place that knows what the members of a submission are called. */
final class SubmissionParser {
  static final String FAILURE_SIGNAL = "failure_signal";

  private static final String TARGET_ID = "target_id";
  private static final String CONTENT = "content";

  private final Header header;
  private final Members document;

  private SubmissionParser(Header header, Members document) {
    this.header = header;
    this.document = document;
  }

  static Outcome<Submission> parse(FeedbackType type, JsonNode node) {
    Members document = new Members(node);
    return header(type, document)
        .map(header -> new SubmissionParser(header, document).parse(type))
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.schema("/submitted_at", "format")));
  }

  private static Optional<Header> header(FeedbackType type, Members document) {
    return PlainTimes.parseMoment(document.text("submitted_at"))
        .map(
            submittedAt ->
                new Header(
                    SubmissionId.parse(type.idKind(), document.text(type.idField())).orElseThrow(),
                    submittedAt,
                    document.text("submitting_agent"),
                    document.text("submission_contract_version"),
                    capabilities(document),
                    document.find("session_id").flatMap(SessionId::parse)));
  }

  private static Optional<Set<Capability>> capabilities(Members document) {
    return Optional.ofNullable(document.object().get("declared_capabilities"))
        .map(
            names -> {
              Set<Capability> declared = EnumSet.noneOf(Capability.class);
              names.forEach(
                  name -> declared.add(Capability.parse(name.stringValue()).orElseThrow()));
              return declared;
            });
  }

  private Submission parse(FeedbackType type) {
    return switch (type) {
      case CONCERN -> concern();
      case AMENDMENT ->
          new Submission.Amendment(
              header,
              EditParser.parse(targetType(), document.text(TARGET_ID), document.child(CONTENT)),
              document.text("rationale"),
              provenance());
      case VALIDATION -> validation();
      case DRAFT ->
          new Submission.Draft(header, proposed(), document.text("commit_message"), provenance());
      case FEEDBACK ->
          new Submission.Feedback(
              header, document.find("topic"), document.find("pointer"), document.text("body"));
      case RATING -> rating();
      case ANALYTICS ->
          new Submission.Analytics(
              header,
              document.text("event_type"),
              document.findObject(CONTENT).orElseGet(JsonNodeFactory.instance::objectNode));
    };
  }

  private Submission concern() {
    Members context = document.child("context");
    Members content = document.child(CONTENT);
    return new Submission.Concern(
        header,
        target(),
        new ConcernContext(
            context.find("commune"),
            Set.copyOf(context.child("applies_to_match").object().propertyNames())),
        content.find("scope").map(scope -> Scope.of(scope, content.find("specifier"))),
        content.find("vv_uid").or(() -> content.find("ref_uid")).flatMap(Uid::parse),
        content.find("evidence_date").map(PlainTimes::date));
  }

  private Submission validation() {
    return new Submission.Validation(
        header,
        target(),
        document.find("target_version"),
        Verdict.parse(document.text("verdict")).orElseThrow(),
        document.flag("injection_flag"),
        document.find("rationale"),
        document.find("injection_reason"),
        document
            .findObject("traversal_metadata")
            .map(Members::new)
            .map(SubmissionParser::traversal));
  }

  private static Traversal traversal(Members traversal) {
    return new Traversal(
        traversal.find(FAILURE_SIGNAL),
        traversal.flag("validates_post_handoff"),
        traversal.object().asObject());
  }

  private NewArtefact proposed() {
    Members content = document.child(CONTENT);
    String id = document.text("proposed_id");
    return targetType() == TargetType.SKILL
        ? new NewArtefact.Skill(
            new SkillId(id), content.object("frontmatter"), content.text("body"))
        : new NewArtefact.Path(new PathId(id), content.object("entry"));
  }

  private Submission rating() {
    Rated rated =
        switch (targetType()) {
          case SKILL -> new Rated.Skill(new SkillId(document.text(TARGET_ID)));
          case AGENT_PROTOCOL -> new Rated.Contract(document.text(TARGET_ID));
          case SESSION -> new Rated.Session(document.find(TARGET_ID).flatMap(SessionId::parse));
          case SKILL_GRAPH, VOLATILE_VALUE, REFERENCE, PATH, PATH_SOURCE, OBSERVATION ->
              throw new IllegalArgumentException("nobody rates that");
        };
    return new Submission.Rating(
        header,
        rated,
        document.object().get(rated.starsField()).intValue(),
        document.find("would_be_5_stars"));
  }

  private Optional<Provenance> provenance() {
    return document
        .findObject("provenance")
        .map(
            details ->
                new Provenance(new Members(details).text("research_notes_markdown"), details));
  }

  private TargetType targetType() {
    return TargetType.parse(document.text("target_type")).orElseThrow();
  }

  private Target target() {
    return Target.of(targetType(), document.text(TARGET_ID));
  }
}
